import {
  getDoc,
  getDocs,
  limit,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { contactRef, contactsCollection } from '../firebase/collections';
import { READ_LIMIT, remoteCall } from '../firebase/remoteCall';
import { type Contact, readContact } from './contact';

/** A contact as it was read from the database. */
export type StoredContact = QueryDocumentSnapshot;

/** The same as the site uses it. */
export function contactOf(stored: StoredContact): Contact {
  return readContact(stored.id, stored.data());
}

/** How many documents are asked for at a time. */
const PAGE = 500;

/**
 * The documents of contacts of `uid` as they are stored, those without a date too: the first 500, or those
 * after another one. None means that there are no more. Throws `RemoteError`.
 */
export async function storedContacts(uid: string, after?: StoredContact): Promise<StoredContact[]> {
  const start = after ? [startAfter(after)] : [];
  const own = query(contactsCollection(), where('userId', '==', uid), ...start, limit(PAGE));
  return (await remoteCall(() => getDocs(own), READ_LIMIT)).docs;
}

/**
 * Those of the contacts `ids` that are there, as they are stored, asked one by one: the rules refuse a query
 * that names documents. Throws `RemoteError`.
 */
export async function contactsThere(ids: readonly string[]): Promise<StoredContact[]> {
  const asked = ids.map((id) => remoteCall(() => getDoc(contactRef(id)), READ_LIMIT));
  return (await Promise.all(asked)).filter((contact) => contact.exists());
}
