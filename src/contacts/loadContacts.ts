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
import { contactsCollection } from '../firebase/collections';
import { failureOf, READ_LIMIT, remoteCall } from '../firebase/remoteCall';
import { type Contact, readContact } from './contact';
import type { ContactList } from './ContactList';
import { mapInChunks } from '../lib/mapInChunks';
import { searchTextOf } from './search';

/** How many of the newest contacts are fetched first, so that rows are on screen at once. */
const FIRST = 50;

/**
 * How many of the rest are fetched at a time: the browser reads an answer of this size in a task well
 * under 50 ms, and ten thousand contacts come in three (docs/performance.md).
 */
const PAGE = 3_500;

/**
 * The line may be slow. The newest can be used meanwhile, so a page gets a minute where other reads
 * get 15 s.
 */
const PAGE_LIMIT = 60_000;

/** Documents turned into contacts between two breaths of the page: a few milliseconds' worth. */
const SLICE = 500;

/**
 * Reads all contacts of `uid` into `list`, the newest first (R7.2). Where a
 * request fails, the list says so and keeps what it already holds: a person may be looking at it.
 */
export async function loadContacts(uid: string, list: ContactList): Promise<void> {
  list.beginLoad();
  try {
    const first = await fetchOwn(uid, READ_LIMIT, limit(FIRST));
    const newest = first.map(contactOf);
    const last = first[FIRST - 1];
    // Where all are here already, whole lists are swapped.
    if (last && list.getState().kind !== 'all') list.set({ kind: 'newest', contacts: newest });
    const older = last ? await fetchOlder(uid, last) : [];
    list.set({ kind: 'all', contacts: [...newest, ...older], loadedAt: Date.now() });
  } catch (error) {
    list.failLoad(failureOf(error));
  }
}

/** The contacts after `newer`, page by page: while one page becomes contacts, the next is on its way. */
async function fetchOlder(uid: string, newer: QueryDocumentSnapshot): Promise<Contact[]> {
  const pages: Promise<Contact[]>[] = [];
  for (let last: QueryDocumentSnapshot | undefined = newer; last;) {
    const page = await fetchOwn(uid, PAGE_LIMIT, startAfter(last), limit(PAGE));
    pages.push(mapInChunks(page, SLICE, contactOf));
    last = page[PAGE - 1];
  }
  return (await Promise.all(pages)).flat();
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
