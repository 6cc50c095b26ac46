import { useState } from 'react';
import type { Conflict } from '../firebase/saveTexts';
import { formatMoment } from '../platform/dates';
import { Actions, Button } from './Button';
import styles from './ConflictDialog.module.css';
import { Dialog } from './Dialog';

interface ConflictDialogProps<Field extends string> {
  labels: Record<Field, string>;
  conflict: Conflict<Field>;
  /** Called with the chosen version of each text, or `null` to go back to the form. */
  onClose: (chosen: Partial<Record<Field, string>> | null) => void;
}

/** Shows both versions of texts that were changed in two places, and lets the person choose (R15.18). */
export function ConflictDialog<Field extends string>({
  labels,
  conflict: { yours, theirs, changedAt },
  onClose,
}: ConflictDialogProps<Field>) {
  const [chosen, setChosen] = useState<Partial<Record<Field, string>>>({});
  const elsewhere = changedAt ? `, ${formatMoment(changedAt, new Date())}` : '';
  const dismiss = () => onClose(null);

  return (
    <Dialog
      title="Changed elsewhere"
      body="This was changed on your phone or in another tab while you were typing. Choose what to keep."
      onDismiss={dismiss}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onClose(chosen);
        }}
      >
        {(Object.keys(theirs) as Field[]).map((field) => (
          <fieldset key={field} className={styles.field}>
            <legend>{labels[field]}</legend>
            {[
              ['Yours', yours[field] ?? ''] as const,
              [`Changed elsewhere${elsewhere}`, theirs[field] ?? ''] as const,
            ].map(([version, text]) => (
              <label key={version} className={styles.version}>
                <input
                  type="radio"
                  name={field}
                  // Nothing is chosen in advance: Enter alone must not overwrite what stands there.
                  required
                  onChange={() => setChosen((before) => ({ ...before, [field]: text }))}
                />
                <span>
                  <span className={styles.source}>{version}</span>{' '}
                  {text === '' ? <span>(empty)</span> : <bdi translate="no">{text}</bdi>}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <Actions align="end">
          <Button onClick={dismiss}>Back to the Form</Button>
          <Button type="submit" variant="primary">
            Save Choices
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
