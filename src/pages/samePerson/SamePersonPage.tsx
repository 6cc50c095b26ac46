import { JudgedPage } from '../../contacts/desk/JudgedPage';
import { SamePeople } from '../../contacts/same/SamePeople';

/** The page of possible duplicates (R15.114). */
export function SamePersonPage() {
  return (
    <JudgedPage beside={{ to: '/needs-a-look', label: 'Needs a look' }}>
      {(verdict) => <SamePeople verdict={verdict} />}
    </JudgedPage>
  );
}
