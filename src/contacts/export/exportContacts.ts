import type { Sort } from '../list/columns';
import type { ContactStore } from '../store/ContactStore';
import { saveContactsFile, type FileFormat } from './saveContactsFile';
import { auth } from '../../firebase/auth';

/** How the list is searched and sorted, or was when it was left. */
export interface Shown {
  search: string;
  /** `null`: none was chosen. */
  sort: Sort | null;
}

/**
 * Hands the contacts that are shown to the browser as a file (R15.58), once all are here: a file that lacks
 * half of them must never be made. Returns what has been done, in a sentence. Throws `RemoteError`.
 */
export async function exportContacts(
  store: ContactStore,
  format: FileFormat,
  shown: () => Shown | undefined,
): Promise<string> {
  const user = auth.currentUser;
  await store.whole();
  // The complete list is drawn first.
  await new Promise((resolve) => setTimeout(resolve));
  const asked = shown();
  // After a log-out nobody is given the file, not even who logs in again.
  if (!asked || user?.uid !== store.uid || user !== auth.currentUser) return '';
  return saveContactsFile(format, store.visible(asked.search, asked.sort));
}
