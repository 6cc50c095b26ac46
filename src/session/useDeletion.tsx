import { useState, type ReactNode } from 'react';
import { failureOf } from '../firebase/remoteCall';
import { failureReason } from '../lib/remoteFailure';
import { MessageBox } from '../ui/MessageBox';
import type { DeleteQuestionProps } from './deletion/DeleteQuestion';

type Ask = (contacts: DeleteQuestionProps['contacts'], onDeleted?: () => void) => Promise<void>;

/** Asks before contacts are deleted; its code is loaded then. `question` is to be drawn by the page. */
export function useDeletion(): { ask: Ask; question: ReactNode } {
  const [question, setQuestion] = useState<ReactNode>(null);
  const ask: Ask = async (contacts, onDeleted = () => {}) => {
    try {
      // A plain import: a reload would lose what is selected.
      const { DeleteQuestion } = await import('./deletion/DeleteQuestion');
      const close = () => {
        setQuestion(null);
      };
      setQuestion(<DeleteQuestion contacts={contacts} onClose={close} onDeleted={onDeleted} />);
    } catch (error) {
      const reason = failureReason(failureOf(error));
      setQuestion(<MessageBox kind="error">This couldn’t be opened. {reason}</MessageBox>);
    }
  };
  return { ask, question };
}
