import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatCount } from '../../lib/text';
import type { Notice } from '../../session/notices';
import { useContactSession } from '../store/useContactStore';
import { Actions, Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { MessageBox } from '../../ui/MessageBox';
import { ProgressBar } from '../../ui/ProgressBar';
import { failedDeletion, progressText, question, subject, type Named } from './binTexts';
import { deleteContacts, tellDeletion } from './deletion';

interface DeleteQuestionProps {
  contacts: readonly Named[];
  onClose: () => void;
  /** Some or all are gone, and the question is closed. */
  onDeleted: () => void;
}

type Ask = (contacts: readonly Named[], onDeleted?: () => void) => void;

/** Asks before contacts are deleted (R4.14, R15.64). `question` is to be drawn by the page. */
export function useDeletion(): { ask: Ask; question: ReactNode } {
  const [shown, setShown] = useState<ReactNode>(null);
  const ask: Ask = (contacts, onDeleted = () => {}) => {
    const close = () => {
      setShown(null);
    };
    setShown(<DeleteQuestion contacts={contacts} onClose={close} onDeleted={onDeleted} />);
  };
  return { ask, question: shown };
}

interface Progress {
  done: number;
  isStopping: boolean;
}

function DeleteQuestion({ contacts, onClose, onDeleted }: DeleteQuestionProps) {
  const { progress, error, confirm, stop } = useWork({ contacts, onClose, onDeleted });
  const isMany = contacts.length > 1;
  return (
    <Dialog
      role="alertdialog"
      title={`Delete ${subject(contacts)}?`}
      body={question(contacts)}
      onDismiss={() => {
        if (!progress) onClose();
      }}
    >
      {error && <MessageBox kind="error">{error}</MessageBox>}
      {progress && isMany && (
        <div>
          <p>{progressText('Deleting', progress.done, contacts.length)}</p>
          <ProgressBar
            label="Deleted contacts"
            value={progress.done}
            max={contacts.length}
            valueText={`${formatCount(progress.done)} of ${formatCount(contacts.length)}`}
          />
        </div>
      )}
      <Actions align="end">
        {/* First in the dialog, so that the browser gives it the focus: Enter must not confirm. */}
        <Button
          busy={progress !== null && (!isMany || progress.isStopping)}
          onClick={progress ? stop : onClose}
        >
          {!progress || !isMany ? 'Cancel' : progress.isStopping ? 'Stopping...' : 'Stop'}
        </Button>
        <Button variant="danger" busy={progress !== null} onClick={() => void confirm()}>
          {progress ? 'Deleting...' : 'Delete'}
        </Button>
      </Actions>
    </Dialog>
  );
}

/** The deletion that the question is about. It goes on where its page is left, and then a notice shows it. */
function useWork({ contacts, onClose, onDeleted }: DeleteQuestionProps) {
  const session = useContactSession();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [error, setError] = useState('');
  const work = useRef<AbortController>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const stop = () => {
    work.current?.abort();
    setProgress((before) => before && { ...before, isStopping: true });
  };

  const confirm = async () => {
    const { signal } = (work.current = new AbortController());
    let busy: Notice | undefined;
    const show = (done: number) => {
      if (isOpen.current) setProgress({ done, isStopping: signal.aborted });
      else {
        const text = progressText('Deleting', done, contacts.length);
        const actions = [{ label: 'Stop', act: stop }];
        busy = session.notices.show({ kind: 'busy', text, actions }, busy);
      }
    };
    setError('');
    show(0);
    const move = await deleteContacts(session, contacts, { signal, onProgress: show });
    setProgress(null);
    const wasOpen = isOpen.current;
    if (move.moved.length === 0) {
      if (!move.failure) {
        onClose();
        if (busy) session.notices.dismiss(busy);
      } else if (wasOpen) setError(failedDeletion(contacts, move));
      else {
        session.notices.show({ kind: 'error', text: failedDeletion(contacts, move) }, busy);
      }
      return;
    }
    // The focus goes back to where it was before that may go with the contacts.
    flushSync(onClose);
    tellDeletion(session, contacts, move, busy);
    // Otherwise the person has left the page since: the one that they see stays.
    if (wasOpen) onDeleted();
  };

  return { progress, error, confirm, stop };
}
