import {
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { binCollection, contactRef, contactsCollection } from '../../firebase/collections';
import { READ_LIMIT, remoteCall } from '../../firebase/remoteCall';
import { readDate } from '../../lib/dates';
import { mapInShortTasks } from '../../lib/inParts';
import { readContact, type Contact } from '../contact';
import type { Changes } from './ContactIndex';
import { nextMark, type Marks } from './marks';

/** How many of the newest contacts are read first, to show rows at once. */
const FIRST = 50;

/** How many documents are read at a time: a browser parses that well under 50 ms (docs/performance.md). */
const PAGE = 3_500;

/** In ms. The line may be slow: a page gets more time than other reads. */
const PAGE_LIMIT = 60_000;

/** A time after all others. A range of times excludes texts, numbers and maps. */
const END_OF_TIME = new Date('9999-12-31T23:59:59.999Z');

/** The most contacts of the bin that are read by id; for more, everything is read. */
const MOST_ASKED = 100;

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

/** How many contacts of `uid` are stored. Throws `RemoteError`. */
export async function countContacts(uid: string): Promise<number> {
  const snapshot = await remoteCall(() => getCount(allOf(uid)), READ_LIMIT);
  return snapshot.data().count;
}

interface ReadChanges {
  changes: Changes;
  marks: Marks;
  count: number;
}

/** The changes since the marks, and a count (R15.69); `null` if all must be read. Throws `RemoteError`. */
export async function readChanges(
  uid: string,
  marks: Marks,
  held: (id: string) => Contact | undefined,
): Promise<ReadChanges | null> {
  const began = Date.now();
  const [updated, created, deleted, count] = await Promise.all([
    readAll(updatedSince(uid, marks.updatedAt.from), contactOf),
    readAll(createdSince(uid, marks.createdAt.from), contactOf),
    readAll(deletedSince(uid, marks.deletedAt.from), binEntry),
    countContacts(uid),
  ]);
  const binned = deleted.map(({ id }) => id).filter((id) => held(id));
  if (binned.length > MOST_ASKED) return null;
  // A phone that was offline may have stored a deleted contact again.
  const asked = await readById(binned);
  const read = [...created, ...updated].map((contact) => [contact.id, contact] as const);
  return {
    changes: new Map([...asked, ...read]),
    marks: {
      ...marks,
      updatedAt: nextMark(timesOf(updated, 'updatedAt'), began, marks.updatedAt),
      createdAt: nextMark(timesOf(created, 'createdAt'), began, marks.createdAt),
      deletedAt: nextMark(timesOf(deleted, 'deletedAt'), began, marks.deletedAt, 0),
    },
    count,
  };
}

/** All contacts of `uid`; `known` returns the held contact for one that was read. Throws `RemoteError`. */
export async function readEverything(
  uid: string,
  known: (read: Contact) => Contact,
): Promise<{ contacts: Contact[]; marks: Marks }> {
  const began = Date.now();
  const [contacts, deleted] = await Promise.all([
    readAll(allOf(uid), (document) => known(contactOf(document))),
    readLastDeleted(uid),
  ]);
  const marks: Marks = {
    updatedAt: nextMark(timesOf(contacts, 'updatedAt'), began),
    createdAt: nextMark(timesOf(contacts, 'createdAt'), began),
    deletedAt: nextMark(timesOf(deleted, 'deletedAt'), began, undefined, 0),
    readInFull: began,
  };
  return { contacts, marks };
}

/** Contacts as they are stored now, read by id; `null` for a missing one. Throws `RemoteError`. */
export async function readById(ids: readonly string[]): Promise<Map<string, Contact | null>> {
  const asked = ids.map((id) => remoteCall(() => getDoc(contactRef(id)), READ_LIMIT));
  const found = await Promise.all(asked);
  return new Map(found.map((one) => [one.id, one.exists() ? contactOf(one) : null]));
}

/** Reads all results of a query page by page: the next page loads while `map` handles one. Throws `RemoteError`. */
export async function readAll<Item>(
  found: Query,
  map: (document: QueryDocumentSnapshot) => Item,
): Promise<Item[]> {
  const pages: Promise<Item[]>[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const start = last ? [startAfter(last)] : [];
    const page = query(found, ...start, limit(PAGE));
    const { docs } = await remoteCall(() => getDocs(page), PAGE_LIMIT);
    pages.push(mapInShortTasks(docs, map));
    last = docs[PAGE - 1];
  } while (last);
  return (await Promise.all(pages)).flat();
}

export function contactOf(snapshot: Pick<QueryDocumentSnapshot, 'id' | 'data'>): Contact {
  return readContact(snapshot.id, snapshot.data());
}

/** A contact in the bin, and when it was moved there. */
export interface BinEntry {
  id: string;
  deletedAt: Date | null;
}

export function binEntry(document: Pick<QueryDocumentSnapshot, 'id' | 'data'>): BinEntry {
  return { id: document.id, deletedAt: readDate(document.data()['deletedAt']) };
}

/** The last deletion of `uid`; none if the bin is empty. Throws `RemoteError`. */
async function readLastDeleted(uid: string): Promise<BinEntry[]> {
  const last = query(binCollection(uid), orderBy('deletedAt', 'desc'), limit(1));
  const { docs } = await remoteCall(() => getDocs(last), READ_LIMIT);
  return docs.map(binEntry);
}

/** All contacts of `uid`, also without a date. The rules need the filter. */
export function allOf(uid: string): Query {
  return query(contactsCollection(), where('userId', '==', uid));
}

/** The contacts of `uid` that were changed at `from` (ms) or later, the oldest change first. */
function updatedSince(uid: string, from: number): Query {
  return query(
    contactsCollection(),
    where('userId', '==', uid),
    where('updatedAt', '>=', new Date(from)),
    orderBy('updatedAt', 'asc'),
  );
}

function createdSince(uid: string, from: number): Query {
  return query(
    contactsCollection(),
    where('userId', '==', uid),
    where('createdAt', '>=', new Date(from)),
    orderBy('createdAt', 'desc'),
  );
}

function deletedSince(uid: string, from: number): Query {
  return query(
    binCollection(uid),
    where('deletedAt', '>=', new Date(from)),
    orderBy('deletedAt', 'asc'),
  );
}

function timesOf<Field extends string>(
  read: readonly Readonly<Record<Field, Date | null>>[],
  field: Field,
): (Date | null)[] {
  return read.map((one) => one[field]);
}
