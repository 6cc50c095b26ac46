import {
  getDocs,
  limit,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { contactsCollection } from '../firebase/collections';
import { READ_LIMIT, remoteCall } from '../firebase/remoteCall';

/** How many documents are asked for at a time. */
const PAGE = 500;

/**
 * The documents of contacts of `uid` as they are stored, those without a date too: the first 500, or those
 * after another one. None means that there are no more. Throws `RemoteError`.
 */
export async function storedContacts(
  uid: string,
  after?: QueryDocumentSnapshot,
): Promise<QueryDocumentSnapshot[]> {
  const start = after ? [startAfter(after)] : [];
  const own = query(contactsCollection(), where('userId', '==', uid), ...start, limit(PAGE));
  return (await remoteCall(() => getDocs(own), READ_LIMIT)).docs;
}
