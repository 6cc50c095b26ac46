import { orderBy, query, where } from 'firebase/firestore/lite';
import { contactsCollection } from '../firebase/collections';
import type { Changes } from './cache';
import type { Contact } from './contact';
import { countOf, loadPages } from './allContacts';
import type { OwnContacts } from './newestContacts';

/** A range with this many contacts is read; a larger one is halved and counted. */
const FEW = 100;

// All times that the database can hold.
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const END = Date.parse('9999-12-31T23:59:59.999Z');

/** Contacts that were added from `since` until before `end`, both in ms. */
interface Range {
  since: number;
  end: number;
  /** As the list knows them, the newest first. */
  known: readonly Contact[];
  /** How many there are in truth. */
  count: number;
}

/**
 * What is to be put into a list of `contacts`, or taken out of it, so that it has `count` of them: a search by
 * halves, which counts, and reads only where the counts differ. What cancels itself in a count stays unseen.
 */
export async function readDifferences(
  uid: string,
  contacts: readonly Contact[],
  count: number,
): Promise<Changes> {
  const known = datedOf(contacts);
  // Contacts without a date are in no range; they are taken for unchanged.
  const dated = count - (contacts.length - known.length);
  return new Map(await readRange(uid, { since: FIRST, end: END, known, count: dated }));
}

/** Those that were added at `since` (ms) or later, where there are not as many in `contacts` as there should be. */
export async function readAdded(
  uid: string,
  contacts: readonly Contact[],
  since: number,
  count: number,
): Promise<Contact[]> {
  const known = datedOf(contacts).filter(({ createdAt }) => Number(createdAt) >= since);
  const read = await readRange(uid, { since, end: END, known, count });
  return read.flatMap(([, contact]) => contact ?? []);
}

function datedOf(contacts: readonly Contact[]): Contact[] {
  return contacts.filter(({ createdAt }) => createdAt !== null);
}

async function readRange(uid: string, range: Range): Promise<[string, Contact | null][]> {
  const { since, end, known, count } = range;
  if (known.length === count) return [];
  const middle = Number(known[known.length >> 1]?.createdAt);
  // Contacts of one age cannot be halved.
  if (Math.max(known.length, count) <= FEW || middle === since) {
    const read = await loadPages(createdBetween(uid, since, end));
    const there = new Set(read.map(({ id }) => id));
    const gone = known.filter(({ id }) => !there.has(id));
    return [
      ...gone.map(({ id }): [string, null] => [id, null]),
      ...read.map((contact): [string, Contact] => [contact.id, contact]),
    ];
  }
  const isNewer = (contact: Contact) => Number(contact.createdAt) >= middle;
  const newer = await countOf(createdBetween(uid, middle, end));
  const halves = [
    { since: middle, end, known: known.filter(isNewer), count: newer },
    { since, end: middle, known: known.filter((one) => !isNewer(one)), count: count - newer },
  ];
  return (await Promise.all(halves.map((half) => readRange(uid, half)))).flat();
}

/** The contacts of `uid` that were added from `since` until before `end`, both in ms. */
export function createdBetween(uid: string, since: number, end = END): OwnContacts {
  return (...more) =>
    query(
      contactsCollection(),
      where('userId', '==', uid),
      where('createdAt', '>=', new Date(since)),
      where('createdAt', '<', new Date(end)),
      orderBy('createdAt', 'desc'),
      ...more,
    );
}
