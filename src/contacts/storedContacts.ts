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
import { chunksOf } from '../lib/chunksOf';
import { type Contact, readContact } from './contact';

/** A contact as it was read from the database. */
export type StoredContact = QueryDocumentSnapshot;

/** The same as the site uses it. */
export function contactOf(stored: StoredContact): Contact {
  return readContact(stored.id, stored.data());
}

/** How many documents are asked for at a time. */
const PAGE = 500;

/** How many documents one query can name. */
const MOST_NAMED = 30;

/**
 * The documents of contacts of `uid` as they are stored, those without a date too: the first 500, or those
 * after another one. None means that there are no more. Throws `RemoteError`.
 */
export async function storedContacts(uid: string, after?: StoredContact): Promise<StoredContact[]> {
  const start = after ? [startAfter(after)] : [];
  const own = query(contactsCollection(), where('userId', '==', uid), ...start, limit(PAGE));
  return (await remoteCall(() => getDocs(own), READ_LIMIT)).docs;
}

/** Those of the contacts `ids` of `uid` that are there, as they are stored. Throws `RemoteError`. */
export async function storedContactsNamed(
  uid: string,
  ids: readonly string[],
): Promise<StoredContact[]> {
  const parts = chunksOf(ids, MOST_NAMED).map(async (named) => {
    const own = query(
      contactsCollection(),
      where('userId', '==', uid),
      where('__name__', 'in', named),
      limit(MOST_NAMED),
    );
    return (await remoteCall(() => getDocs(own), READ_LIMIT)).docs;
  });
  return (await Promise.all(parts)).flat();
}
