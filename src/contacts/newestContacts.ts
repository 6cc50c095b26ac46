import {
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { contactsCollection } from '../firebase/collections';
import { READ_LIMIT, remoteCall } from '../firebase/remoteCall';
import { type Contact, readContact } from './contact';
import { searchTextOf } from './search';

/** How many of the newest contacts are fetched first, so that rows are on screen at once. */
const FIRST = 50;

/** The newest contacts. */
export interface Newest {
  contacts: Contact[];
  /** The rest comes after this one; there is none without it. */
  last: QueryDocumentSnapshot | undefined;
}

/** Loads them; `show` hears of them, where there are any. Throws `RemoteError`. */
export async function loadNewest(
  uid: string,
  show: (contacts: readonly Contact[]) => void,
): Promise<Newest> {
  const page = await fetchPage(ownByDate(uid)(limit(FIRST)), READ_LIMIT);
  const contacts = page.map(contactOf);
  if (contacts.length > 0) show(contacts);
  return { contacts, last: page[FIRST - 1] };
}

/** A query of one user's contacts, as the rules want it, to which more can be added. */
export type OwnContacts = (...more: QueryConstraint[]) => Query;

/** Those with a `createdAt` of any type, the newest first. */
export function ownByDate(uid: string): OwnContacts {
  return (...more) =>
    query(contactsCollection(), where('userId', '==', uid), orderBy('createdAt', 'desc'), ...more);
}

/** The documents of a query, within `limitMs`. Throws `RemoteError`. */
export async function fetchPage(page: Query, limitMs: number): Promise<QueryDocumentSnapshot[]> {
  const snapshot = await remoteCall(() => getDocs(page), limitMs);
  return snapshot.docs;
}

/** A document as a contact that is ready to be searched. */
export function contactOf(snapshot: Pick<QueryDocumentSnapshot, 'id' | 'data'>): Contact {
  const contact = readContact(snapshot.id, snapshot.data());
  // It is kept with the contact: prepared here, in chunks, it does not hold up the first key press.
  searchTextOf(contact);
  return contact;
}
