import { useRef, useState } from 'react';
import { auth } from '../../firebase/auth';
import type { Notice } from '../../session/notices';
import { useSession } from '../../session/useSession';
import type { Contact } from '../model/contact';
import { FAILED, saveContactsFile, type FileFormat } from './saveContactsFile';

type Contacts = readonly Contact[];

/** Saves contacts as a file. It continues on other pages, and a notice shows the end (R10.32). */
export function useExport() {
  const { uid, notices } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const last = useRef<Notice>(undefined);
  const start = async (format: FileFormat, contacts: () => Contacts | Promise<Contacts>) => {
    setIsBusy(true);
    const user = auth.currentUser;
    let notice: Notice;
    try {
      const exported = await contacts();
      // After a log-out nobody gets the file, even the same person.
      if (user?.uid !== uid || user !== auth.currentUser) return;
      notice = { kind: 'success', text: await saveContactsFile(format, exported) };
    } catch {
      notice = { kind: 'error', text: FAILED };
    }
    last.current = notices.show(notice, last.current);
    setIsBusy(false);
  };
  return { isBusy, start };
}
