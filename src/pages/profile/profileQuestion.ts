import type { ProfileTextField } from '../../profile/profile';
import type { ProfileSave } from '../../profile/save';
import { conflictQuestion } from '../../ui/conflictQuestion';

type Texts = Partial<Record<ProfileTextField, string>>;

const LABELS: Record<ProfileTextField, string> = {
  name: 'Name',
  phone: 'Phone',
  company: 'Company',
  title: 'Job Title',
};

/** Asks which texts of the profile to keep (R15.18). `onChosen` saves them, and hears what stands there now. */
export function profileQuestion(
  { fields, stored, changedAt }: Extract<ProfileSave, { kind: 'conflict' }>,
  changed: Texts,
  onChosen: (chosen: Texts, theirs: Texts) => Promise<void>,
  onDismiss: () => void,
) {
  return conflictQuestion({
    fields,
    labels: LABELS,
    yours: changed,
    stored,
    changedAt,
    onChosen,
    // The page itself says what has failed.
    explain: () => '',
    onDismiss,
  });
}
