import {
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { binCollection, contactsCollection } from '../../firebase/collections';
import { READ_LIMIT, remoteCall } from '../../firebase/remoteCall';
import { readDate } from '../../lib/dates';
import { mapInChunks } from '../../lib/mapInChunks';
import { readContact, type Contact } from '../contact';
import { searchTextOf } from '../list/search';

/** How many of the newest contacts are fetched first, so that rows are on screen at once. */
const FIRST = 50;

/**
 * How many documents are fetched at a time: the browser reads an answer of this size in a task well under
 * 50 ms, and ten thousand contacts come in three (docs/performance.md).
 */
const PAGE = 3_500;

/** In ms. The line may be slow: a page gets more time than other reads. */
const PAGE_LIMIT = 60_000;

/** How many documents become contacts in one task: a few milliseconds' worth. */
const CHUNK = 500;

/** A time after all others. A range of times leaves out what is stored as text, number or map. */
const END_OF_TIME = new Date('9999-12-31T23:59:59.999Z');

/** A query to which more can be added. */
export type Question = (...more: QueryConstraint[]) => Query;

/** All contacts of `uid`, also those without a date, in the order of their ids. The rules want the filter. */
export function allOf(uid: string): Question {
  return (...more) => query(contactsCollection(), where('userId', '==', uid), ...more);
}

/** The contacts of `uid` that were changed at `from` (ms) or later, the oldest change first. */
export function updatedSince(uid: string, from: number): Question {
  return (...more) =>
    query(
      contactsCollection(),
      where('userId', '==', uid),
      where('updatedAt', '>=', new Date(from)),
      orderBy('updatedAt', 'asc'),
      ...more,
    );
}

/** The contacts of `uid` that were added at `from` (ms) or later, the newest first. */
export function createdSince(uid: string, from: number): Question {
  return (...more) =>
    query(
      contactsCollection(),
      where('userId', '==', uid),
      where('createdAt', '>=', new Date(from)),
      orderBy('createdAt', 'desc'),
      ...more,
    );
}

/** What `uid` moved to the bin at `from` (ms) or later, the oldest first. */
export function deletedSince(uid: string, from: number): Question {
  return (...more) =>
    query(
      binCollection(uid),
      where('deletedAt', '>=', new Date(from)),
      orderBy('deletedAt', 'asc'),
      ...more,
    );
}

/** A contact in the bin, and when it was moved there. */
export interface BinEntry {
  id: string;
  deletedAt: Date | null;
}

export function binEntry(document: Pick<QueryDocumentSnapshot, 'id' | 'data'>): BinEntry {
  return { id: document.id, deletedAt: readDate(document.data()['deletedAt']) };
}

/** What `uid` moved to the bin last; none where the bin is empty. Throws `RemoteError`. */
export async function readLastDeleted(uid: string): Promise<BinEntry[]> {
  const last = query(binCollection(uid), orderBy('deletedAt', 'desc'), limit(1));
  const { docs } = await remoteCall(() => getDocs(last), READ_LIMIT);
  return docs.map(binEntry);
}

/** The newest contacts of `uid`, as far as their dates are database times. Throws `RemoteError`. */
export async function readNewest(uid: string): Promise<Contact[]> {
  const newest = query(
    contactsCollection(),
    where('userId', '==', uid),
    where('createdAt', '<=', END_OF_TIME),
    orderBy('createdAt', 'desc'),
    limit(FIRST),
  );
  const snapshot = await remoteCall(() => getDocs(newest), READ_LIMIT);
  return snapshot.docs.map(contactOf);
}

/** How many documents the question finds. Throws `RemoteError`. */
export async function countOf(question: Question): Promise<number> {
  const snapshot = await remoteCall(() => getCount(question()), READ_LIMIT);
  return snapshot.data().count;
}

/**
 * Reads all that the question finds, page by page: while one page is read by `map`, the next is on its way.
 * Throws `RemoteError`.
 */
export async function readAll<Item>(
  question: Question,
  map: (document: QueryDocumentSnapshot) => Item,
): Promise<Item[]> {
  const pages: Promise<Item[]>[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const start = last ? [startAfter(last)] : [];
    const page = question(...start, limit(PAGE));
    const { docs } = await remoteCall(() => getDocs(page), PAGE_LIMIT);
    pages.push(mapInChunks(docs, CHUNK, map));
    last = docs[PAGE - 1];
  } while (last);
  return (await Promise.all(pages)).flat();
}

/** A document as a contact that is ready to be searched. */
export function contactOf(snapshot: Pick<QueryDocumentSnapshot, 'id' | 'data'>): Contact {
  const contact = readContact(snapshot.id, snapshot.data());
  // It is kept with the contact: prepared here, in chunks, it does not hold up the first key press.
  searchTextOf(contact);
  return contact;
}
