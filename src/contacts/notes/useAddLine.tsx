import { useState, type ReactNode } from 'react';
import { failureOf } from '../../firebase/remoteCall';
import { lateCode } from '../../lib/lateCode';
import { failureReason } from '../../lib/remoteFailure';
import { useSession } from '../../session/useSession';
import type { Contact } from '../contact';

const loadDialog = lateCode(() => import('./AddLineDialog'));

/** Asks for a line to add to the notes of contacts (R15.117). `lineDialog` is to be drawn by the page. */
export function useAddLine() {
  const { notices } = useSession();
  const [lineDialog, setDialog] = useState<ReactNode>(null);
  const askForLine = async (contacts: readonly Contact[]) => {
    try {
      const { AddLineDialog } = await loadDialog();
      const close = () => {
        setDialog(null);
      };
      setDialog(<AddLineDialog contacts={contacts} onClose={close} />);
    } catch (error) {
      const text = `This couldn’t be opened. ${failureReason(failureOf(error))}`;
      notices.show({ kind: 'error', text, stays: false });
    }
  };
  return {
    askForLine: (contacts: readonly Contact[]) => void askForLine(contacts),
    lineDialog,
  };
}
