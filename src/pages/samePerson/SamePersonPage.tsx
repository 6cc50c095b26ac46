import { JudgedPage } from '../../contacts/judge/JudgedPage';
import { SamePeople } from '../../contacts/same/SamePeople';

/** Who may be in the list twice (R15.114). */
export function SamePersonPage() {
  return (
    <JudgedPage beside={{ to: '/needs-a-look', label: 'Needs a look' }}>
      {(verdict) => <SamePeople verdict={verdict} />}
    </JudgedPage>
  );
}
