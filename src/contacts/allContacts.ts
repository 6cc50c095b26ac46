import {
  getCount,
  limit,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { contactsCollection } from '../firebase/collections';
import { READ_LIMIT, remoteCall } from '../firebase/remoteCall';
import { mapInChunks } from '../lib/mapInChunks';
import type { Contact } from './contact';
import { marksOf, type Marks } from './marks';
import { contactOf, fetchPage, ownByDate, type Newest, type OwnContacts } from './newestContacts';

/**
 * How many contacts are fetched at a time: the browser reads an answer of this size in a task well under
 * 50 ms, and ten thousand contacts come in three (docs/performance.md).
 */
const PAGE = 3_500;

/** How many are counted at most: as many as the largest plan holds. */
export const MOST = 10_000;

/** In ms. The line may be slow, and the newest can be used: a page gets more time than other reads. */
const PAGE_LIMIT = 60_000;

/** How many documents become contacts in one task: a few milliseconds' worth. */
const CHUNK = 500;

/** All contacts of `uid`, the newest first, of which `newest` come by themselves. Throws `RemoteError`. */
export async function loadAll(
  uid: string,
  newest: Promise<Newest>,
): Promise<{ contacts: Contact[]; marks: Marks }> {
  const began = Date.now();
  const [dated, count] = await Promise.all([loadDated(uid, newest), countOf(ownByName(uid))]);
  let contacts = dated;
  if (count > dated.length) {
    // Rare: the order by date leaves out contacts without one. Only a look at all of them finds those.
    const known = new Set(dated.map(({ id }) => id));
    contacts = [...dated, ...(await loadPages(ownByName(uid), { known }))];
  }
  return { contacts, marks: marksOf(contacts, began) };
}

/** The contacts that have a `createdAt` of any type, in its order. */
async function loadDated(uid: string, newest: Promise<Newest>): Promise<Contact[]> {
  const { contacts, last } = await newest;
  return last ? [...contacts, ...(await loadPages(ownByDate(uid), { after: last }))] : contacts;
}

/**
 * The contacts of `own`, but for those `known`, page by page: while one page becomes contacts, the next is on
 * its way. Begins behind `after`. Throws `RemoteError`.
 */
export async function loadPages(
  own: OwnContacts,
  { after, known }: { after?: QueryDocumentSnapshot; known?: ReadonlySet<string> } = {},
): Promise<Contact[]> {
  const pages: Promise<Contact[]>[] = [];
  let last = after;
  do {
    const start = last ? [startAfter(last)] : [];
    const page = await fetchPage(own(...start, limit(PAGE)), PAGE_LIMIT);
    const unknown = page.filter(({ id }) => !known?.has(id));
    pages.push(mapInChunks(unknown, CHUNK, contactOf));
    last = page[PAGE - 1];
  } while (last);
  return (await Promise.all(pages)).flat();
}

/** How many contacts `own` has, 10,000 at most. Throws `RemoteError`. */
export async function countOf(own: OwnContacts): Promise<number> {
  const snapshot = await remoteCall(() => getCount(own(limit(MOST))), READ_LIMIT);
  return snapshot.data().count;
}

/** All of them, those without a date too, in the order of their ids. */
export function ownByName(uid: string): OwnContacts {
  return (...more) => query(contactsCollection(), where('userId', '==', uid), ...more);
}
