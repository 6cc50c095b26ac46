import { useRef, useState } from 'react';
import { bidiIsolate, sentences } from '../../platform/text';
import type { Notice } from '../../session/notices';
import { useSession } from '../../session/useSession';
import type { Contact } from '../model/contact';
import { couldNot, loadWriters } from './late';
import type { FileFormat } from './saveContactsFile';

type Contacts = readonly Contact[];

/** Saves contacts as a file. It continues on other pages, and a notice shows the end (R10.32). */
export function useExport() {
  const { notices, signal } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const last = useRef<Notice>(undefined);
  const start = async (format: FileFormat, contacts: () => Contacts | Promise<Contacts>) => {
    setIsBusy(true);
    let notice: Notice;
    try {
      const [{ saveContactsFile }, exported] = await Promise.all([loadWriters(), contacts()]);
      // After a log-out nobody gets the file, even the same person.
      if (signal.aborted) return;
      notice = { kind: 'success', text: await saveContactsFile(format, exported) };
    } catch {
      notice = { kind: 'error', text: couldNot('export your contacts') };
    }
    last.current = notices.show(notice, last.current);
    setIsBusy(false);
  };
  return { isBusy, start };
}

/** Saves one contact as a vCard, which an address book opens; a notice names the file. */
export function useSaveToContacts(contact: Contact): () => void {
  const { notices, signal } = useSession();
  const save = async () => {
    const { phoneOf, saveContactVcard } = await loadWriters();
    if (signal.aborted) return;
    const file = bidiIsolate(saveContactVcard(contact));
    const text = sentences(
      `Saved as ${file}. Open it to add the contact.`,
      phoneOf(contact).isInDoubt && 'Check the number first: it is in the notes.',
    );
    notices.show({ kind: 'success', text });
  };
  return () =>
    void save().catch(() => {
      notices.show({ kind: 'error', text: couldNot('export this contact') });
    });
}
