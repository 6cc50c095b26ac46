import type { ProfileTextField } from '../../profile/profile';
import type { ProfileSave } from '../../profile/save';
import { ConflictDialog } from '../../ui/ConflictDialog';

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
  const theirs: Texts = Object.fromEntries(fields.map((field) => [field, stored[field]]));
  return (
    <ConflictDialog
      // Changed once more: another question.
      key={JSON.stringify(theirs)}
      conflicts={fields.map((field) => ({
        field,
        label: LABELS[field],
        yours: changed[field] ?? '',
        theirs: stored[field],
      }))}
      changedAt={changedAt}
      onSave={(chosen) => onChosen(chosen, theirs)}
      // The page itself says what has failed.
      explain={() => ''}
      onDismiss={onDismiss}
    />
  );
}
