import type { QueryClient } from '@tanstack/react-query';
import type { Sort } from '../../contacts/columns';
import { contactIndexOf } from '../../contacts/contactIndex';
import { contactListQuery } from '../../contacts/queries';
import { saveContactsFile, type FileFormat } from '../../contacts/saveContactsFile';
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
  client: QueryClient,
  uid: string,
  format: FileFormat,
  shown: () => Shown | undefined,
): Promise<string> {
  const user = auth.currentUser;
  const { contacts } = await client.query({
    ...contactListQuery(uid),
    staleTime: ({ state }) => (state.data?.isWhole ? Infinity : 0),
  });
  // The complete list is drawn first.
  await new Promise((resolve) => setTimeout(resolve));
  const asked = shown();
  // After a log-out nobody is given the file, not even who logs in again.
  if (!asked || user?.uid !== uid || user !== auth.currentUser) return '';
  const visible = contactIndexOf(contacts).visible(asked.search, asked.sort);
  return saveContactsFile(format, visible);
}
