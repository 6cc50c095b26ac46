import { saveContactsFile } from '../../contacts/saveContactsFile';
import { contactOf } from '../../contacts/newestContacts';
import { formatCount } from '../../lib/text';
import { Actions, Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { MessageBox } from '../../ui/MessageBox';
import { ProgressBar } from '../../ui/ProgressBar';
import { lastQuestion, question, subject, type Named } from './deletionTexts';
import { useDeletionSteps } from './useDeletionSteps';

export interface DeleteQuestionProps {
  contacts: readonly Named[];
  onClose: () => void;
  /** Some or all are gone, and the question is closed. */
  onDeleted: () => void;
}

/** Asks before contacts are deleted (R4.14, R15.61), and once more before those that could not come back. */
export function DeleteQuestion({ contacts, onClose, onDeleted }: DeleteQuestionProps) {
  const steps = useDeletionSteps({ contacts, onClose, onDeleted });
  const { first, asked, progress, error } = steps;
  const isMany = asked.length > 1;
  return (
    <Dialog
      // The second question is another one: its first button takes the focus.
      key={first ? 'last' : 'first'}
      role="alertdialog"
      title={`Delete ${subject(asked)}${first ? ' for good' : ''}?`}
      body={first ? lastQuestion(asked) : question(asked)}
      onDismiss={() => {
        if (!progress) steps.cancel();
      }}
    >
      {error && <MessageBox kind="error">{error}</MessageBox>}
      {progress && isMany && <Progress done={progress.done} of={asked.length} />}
      <Actions align="end">
        {/* First in the dialog, so that the browser gives it the focus: Enter must not confirm. */}
        <Button
          busy={progress !== null && (!isMany || progress.isStopping)}
          onClick={progress ? steps.stop : steps.cancel}
        >
          {!progress || !isMany ? 'Cancel' : progress.isStopping ? 'Stopping...' : 'Stop'}
        </Button>
        {first && (
          <Button
            busy={progress !== null}
            onClick={() => {
              void saveContactsFile('vcard', first.kept.map(contactOf));
            }}
          >
            Save vCard
          </Button>
        )}
        <Button variant="danger" busy={progress !== null} onClick={() => void steps.confirm()}>
          {progress ? 'Deleting...' : first ? 'Delete for Good' : 'Delete'}
        </Button>
      </Actions>
    </Dialog>
  );
}

function Progress({ done, of }: { done: number; of: number }) {
  const words = `${formatCount(done)} of ${formatCount(of)}`;
  return (
    <div>
      <p>Deleting {words}...</p>
      <ProgressBar label="Deleted contacts" value={done} max={of} valueText={words} />
    </div>
  );
}
