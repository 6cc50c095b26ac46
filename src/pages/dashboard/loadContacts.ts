import {
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { contactsCollection } from '../../firebase/collections';
import { failureOf, READ_LIMIT, remoteCall } from '../../firebase/remoteCall';
import type { Contact } from '../../model/Contact';
import { readContact } from '../../model/readContact';
import type { ContactList } from '../../userMemory/ContactList';
import { inSlices } from '../../lib/inSlices';
import { searchTextOf } from './contactSearch';

/** How many of the newest contacts are fetched first, so that rows are on screen at once. */
const FIRST = 50;

/**
 * The rest may be ten thousand contacts on a slow line. The newest can be used meanwhile, so it gets
 * a minute where other reads get 15 s.
 */
const REST_LIMIT = 60_000;

/** Documents turned into contacts between two breaths of the page: a few milliseconds' worth. */
const SLICE = 500;

/**
 * Reads all contacts of `uid` into `list`, the newest first (spec 7, "Query businessCards"). Where a
 * request fails, the list says so and keeps what it already holds.
 */
export async function loadContacts(uid: string, list: ContactList): Promise<void> {
  list.beginLoad();
  const isReload = list.getState().kind === 'all';
  let newest: readonly Contact[] = [];
  try {
    const first = await fetchOwn(uid, READ_LIMIT, limit(FIRST));
    newest = first.map(contactOf);
    const last = first[FIRST - 1];
    if (!last) {
      list.set({ kind: 'all', contacts: newest, loadedAt: Date.now() });
      return;
    }
    // A reload swaps whole lists: the rows that a person is looking at must not vanish meanwhile.
    if (!isReload) list.set({ kind: 'newest', contacts: newest });
    const rest = await inSlices(
      await fetchOwn(uid, REST_LIMIT, startAfter(last)),
      SLICE,
      contactOf,
    );
    list.set({ kind: 'all', contacts: [...newest, ...rest], loadedAt: Date.now() });
  } catch (error) {
    // What is on screen stays; the next visit tries again.
    if (isReload) return;
    const failure = failureOf(error);
    list.set(
      newest.length > 0
        ? { kind: 'incomplete', contacts: newest, failure }
        : { kind: 'failed', failure },
    );
  }
}

async function fetchOwn(
  uid: string,
  limitMs: number,
  ...more: QueryConstraint[]
): Promise<QueryDocumentSnapshot[]> {
  const own = query(
    contactsCollection(),
    where('userId', '==', uid),
    orderBy('createdAt', 'desc'),
    ...more,
  );
  const snapshot = await remoteCall(() => getDocs(own), limitMs);
  return snapshot.docs;
}

function contactOf(snapshot: QueryDocumentSnapshot): Contact {
  const contact = readContact(snapshot.id, snapshot.data());
  // It is kept with the contact: prepared here, in slices, it does not hold up the first key press.
  searchTextOf(contact);
  return contact;
}
