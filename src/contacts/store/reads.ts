import {
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentReference,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { binCollection, contactRef, contactsCollection } from '../../firebase/collections';
import { failureOf, READ_LIMIT, remoteCall } from '../../firebase/remoteCall';
import { readDate } from '../../platform/dates';
import { readContact, type Contact } from '../model/contact';
import type { Changes } from './ContactIndex';
import { nextCursor, type Cursors } from './cursors';
import { PagedRead, type Pace } from './PagedRead';

/** How many of the newest contacts are read first, to show rows at once. */
const FIRST = 50;

/** How many of them are read before all others: on a slow line, three of a megabyte each come within `READ_LIMIT`. */
const FEW = 3;

/** How many contacts must fit in an answer after these few, or the other newest are not waited for. */
const FAST = 10;

/** The other newest may take as long as so many answers: a few say little of the line. */
const STEPS = 3;

/** A time after all others. A range of times excludes texts, numbers and maps. */
const END_OF_TIME = new Date('9999-12-31T23:59:59.999Z');

/** The most contacts of the bin that are read by id; for more, everything is read. */
const MOST_ASKED = 100;

/**
 * Reads the newest contacts of `uid`, as far as their dates are database times, a few first. `show` gets them as they
 * come. Where these few are slow, the others are not waited for. Throws `RemoteError`.
 */
export async function readNewest(
  uid: string,
  pace: Pace,
  show: (newest: Contact[]) => void,
): Promise<void> {
  const newest = query(
    contactsCollection(),
    where('userId', '==', uid),
    where('createdAt', '<=', END_OF_TIME),
    orderBy('createdAt', 'desc'),
  );
  const few = await pace.ask(newest, FEW, READ_LIMIT);
  show(few.map(contactOf));
  const last = few[FEW - 1];
  if (!last || pace.size < FAST) return;
  const more = Math.min(FIRST - FEW, pace.size * STEPS);
  const next = await pace.ask(query(newest, startAfter(last)), more);
  show(next.map(contactOf));
}

/** How many contacts of `uid` are stored. Throws `RemoteError`. */
export async function countContacts(uid: string): Promise<number> {
  const snapshot = await remoteCall(() => getCount(allOf(uid)), READ_LIMIT);
  return snapshot.data().count;
}

interface ReadChanges {
  changes: Changes;
  cursors: Cursors;
  count: number;
}

/** The changes since the cursors, and a count (R15.69); `null` if all must be read. Throws `RemoteError`. */
export async function readChanges(
  uid: string,
  cursors: Cursors,
  pace: Pace,
  held: (id: string) => Contact | undefined,
): Promise<ReadChanges | null> {
  const began = Date.now();
  const [updated, created, deleted, count] = await Promise.all([
    readAll(updatedSince(uid, cursors.updatedAt.from), contactOf, pace),
    readAll(createdSince(uid, cursors.createdAt.from), contactOf, pace),
    readAll(deletedSince(uid, cursors.deletedAt.from), binEntry, pace),
    countContacts(uid),
  ]);
  const binned = deleted.map(({ id }) => id).filter((id) => held(id));
  if (binned.length > MOST_ASKED) return null;
  // A phone that was offline may have stored a deleted contact again.
  const asked = await readById(uid, binned);
  const read = [...created, ...updated].map((contact) => [contact.id, contact] as const);
  return {
    changes: new Map([...asked, ...read]),
    cursors: {
      ...cursors,
      updatedAt: nextCursor(timesOf(updated, 'updatedAt'), began, cursors.updatedAt),
      createdAt: nextCursor(timesOf(created, 'createdAt'), began, cursors.createdAt),
      deletedAt: nextCursor(timesOf(deleted, 'deletedAt'), began, cursors.deletedAt, 0),
    },
    count,
  };
}

/** A read of all contacts of `uid`, which began at `since` of the store. One that failed goes on where it stopped. */
export class FullRead {
  readonly since: number;
  readonly began: number;
  readonly #uid: string;
  readonly #contacts: PagedRead<Contact>;
  #lastDeleted: Promise<BinEntry[]> | null = null;

  constructor(uid: string, pace: Pace, since: number) {
    this.since = since;
    this.began = Date.now();
    this.#uid = uid;
    this.#contacts = new PagedRead(allOf(uid), contactOf, pace);
  }

  /** Reads to the end; `take` gets the contacts of each page. Throws `RemoteError`. */
  async finish(take: (page: Contact[]) => void): Promise<Cursors> {
    const { began } = this;
    // Once for all tries: what is deleted between two of them is asked for by the next changes.
    const last = (this.#lastDeleted ??= readLastDeleted(this.#uid));
    // Its failure counts once the contacts are here.
    last.catch(() => (this.#lastDeleted = null));
    const contacts = await this.#contacts.finish(take);
    const deleted = await last;
    return {
      updatedAt: nextCursor(timesOf(contacts, 'updatedAt'), began),
      createdAt: nextCursor(timesOf(contacts, 'createdAt'), began),
      deletedAt: nextCursor(timesOf(deleted, 'deletedAt'), began, undefined, 0),
      readInFull: began,
    };
  }
}

/** Contacts of `uid` as they are stored now, read by id; `null` for a missing one. Throws `RemoteError`. */
export async function readById(
  uid: string,
  ids: readonly string[],
): Promise<Map<string, Contact | null>> {
  const there = await contactsThere(uid, ids);
  const read = new Map<string, Contact | null>(ids.map((id) => [id, null]));
  for (const document of there) read.set(document.id, contactOf(document));
  return read;
}

/**
 * The contacts of `ids` that exist, as they are stored, read one by one: the rules refuse a query by ids. `taken` gets the
 * ids that somebody else has: who knows one may take it once its contact is deleted. Throws `RemoteError`.
 */
export async function contactsThere(
  uid: string,
  ids: readonly string[],
  taken: Set<string> = new Set(),
): Promise<QueryDocumentSnapshot[]> {
  const refused: string[] = [];
  const look = (id: string) =>
    documentsThere([contactRef(id)]).catch((error: unknown) => {
      if (failureOf(error) !== 'denied') throw error;
      refused.push(id);
      return [];
    });
  const found = (await Promise.all(ids.map(look))).flat();
  // Where the rules refuse everything, nobody else has them.
  if (refused.length > 0) await countContacts(uid);
  for (const id of refused) taken.add(id);
  return found;
}

/** The existing ones of these documents. Throws `RemoteError`. */
export async function documentsThere(
  refs: readonly DocumentReference[],
): Promise<QueryDocumentSnapshot[]> {
  const asked = refs.map((ref) => remoteCall(() => getDoc(ref), READ_LIMIT));
  return (await Promise.all(asked)).filter((document) => document.exists());
}

/** Reads all results of a query page by page. Throws `RemoteError`. */
export function readAll<Item>(
  found: Query,
  map: (document: QueryDocumentSnapshot) => Item,
  pace?: Pace,
): Promise<Item[]> {
  return new PagedRead(found, map, pace).finish();
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
