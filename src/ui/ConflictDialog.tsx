import { useState } from 'react';
import { formatMoment } from '../lib/moment';
import styles from './ConflictDialog.module.css';
import { Dialog } from './Dialog';
import { MessageBox } from './MessageBox';
import { SubmitActions } from './SubmitActions';
import { useSubmit } from './useSubmit';

/** A text that was changed here and elsewhere. */
export interface Conflict<Field extends string> {
  field: Field;
  label: string;
  yours: string;
  theirs: string;
}

interface ConflictDialogProps<Field extends string> {
  conflicts: readonly Conflict<Field>[];
  /** When it was changed elsewhere, as far as that is known. */
  changedAt: Date | null;
  /** Saves the chosen texts. */
  onSave: (chosen: Partial<Record<Field, string>>) => Promise<void>;
  /** What to say where that fails. */
  explain: (error: unknown) => string;
  onDismiss: () => void;
}

/** Shows both versions of texts that were changed in two places, and lets the person choose (R15.18). */
export function ConflictDialog<Field extends string>({
  conflicts,
  changedAt,
  onSave,
  explain,
  onDismiss,
}: ConflictDialogProps<Field>) {
  const [chosen, setChosen] = useState<Partial<Record<Field, string>>>({});
  const { attempt, isBusy, onSubmit } = useSubmit(() => onSave(chosen));
  const elsewhere = changedAt ? `, ${formatMoment(changedAt, new Date())}` : '';

  return (
    <Dialog
      title="Changed elsewhere"
      body="This was changed on your phone or in another tab while you were typing. Choose what to keep."
      onDismiss={() => {
        if (!isBusy) onDismiss();
      }}
    >
      <form className={styles.form} onSubmit={onSubmit}>
        {conflicts.map(({ field, label, yours, theirs }) => (
          <fieldset key={field} className={styles.field}>
            <legend>{label}</legend>
            {[['Yours', yours] as const, [`Changed elsewhere${elsewhere}`, theirs] as const].map(
              ([version, text]) => (
                <label key={version} className={styles.version}>
                  <input
                    type="radio"
                    name={field}
                    // Nothing is chosen in advance: Enter alone must not overwrite what stands there.
                    required
                    disabled={isBusy}
                    onChange={() => {
                      setChosen((before) => ({ ...before, [field]: text }));
                    }}
                  />
                  <span>
                    <span className={styles.source}>{version}</span>{' '}
                    {text === '' ? '(empty)' : <bdi>{text}</bdi>}
                  </span>
                </label>
              ),
            )}
          </fieldset>
        ))}
        {attempt.kind === 'failed' && (
          <MessageBox kind="error">{explain(attempt.error)}</MessageBox>
        )}
        <SubmitActions
          label="Save Choices"
          busyLabel="Saving..."
          busy={isBusy}
          cancelLabel="Back to the Form"
          onCancel={onDismiss}
        />
      </form>
    </Dialog>
  );
}
