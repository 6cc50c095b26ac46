import { JudgedPage } from '../../contacts/desk/JudgedPage';
import { NeedsALook } from '../../contacts/review/NeedsALook';

/** The page of possibly misread texts (R15.112). */
export function NeedsALookPage() {
  return (
    <JudgedPage beside={{ to: '/same-person', label: 'Same person' }}>
      {(verdict) => <NeedsALook verdict={verdict} />}
    </JudgedPage>
  );
}
