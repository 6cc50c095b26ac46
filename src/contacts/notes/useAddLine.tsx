import { useState } from 'react';
import { lateCode } from '../../platform/lateCode';
import { useOpened } from '../../session/useOpened';
import type { Contact } from '../model/contact';

const loadDialog = lateCode(() => import('./AddLineDialog'));

/** Asks for a line to add to the notes of contacts (R15.117). Draw `lineDialog` on the page. */
export function useAddLine() {
  const { code, open, close } = useOpened(loadDialog);
  const [contacts, setContacts] = useState<readonly Contact[]>([]);
  return {
    askForLine: (asked: readonly Contact[]) => {
      setContacts(asked);
      open();
    },
    lineDialog: code && <code.AddLineDialog contacts={contacts} onClose={close} />,
  };
}
