import { getDoc, limit, startAfter, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { contactRef } from '../firebase/collections';
import { READ_LIMIT, remoteCall } from '../firebase/remoteCall';
import { ownByName } from './allContacts';
import { fetchPage } from './newestContacts';

/** A contact as it was read from the database. */
export type StoredContact = QueryDocumentSnapshot;

/** How many documents are asked for at a time. */
const PAGE = 500;

/**
 * The documents of contacts of `uid` as they are stored, those without a date too: the first 500, or those
 * after another one. None means that there are no more. Throws `RemoteError`.
 */
export async function storedContacts(uid: string, after?: StoredContact): Promise<StoredContact[]> {
  const start = after ? [startAfter(after)] : [];
  return fetchPage(ownByName(uid)(...start, limit(PAGE)), READ_LIMIT);
}

/**
 * Those of the contacts `ids` that are there, as they are stored, asked one by one: the rules refuse a query
 * that names documents. Throws `RemoteError`.
 */
export async function contactsThere(ids: readonly string[]): Promise<StoredContact[]> {
  const asked = ids.map((id) => remoteCall(() => getDoc(contactRef(id)), READ_LIMIT));
  return (await Promise.all(asked)).filter((contact) => contact.exists());
}
