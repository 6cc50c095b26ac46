import { queryOptions, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
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
import { contactsCollection } from '../firebase/collections';
import { failureOf, FRESH_FOR, READ_LIMIT, remoteCall } from '../firebase/remoteCall';
import { mapInChunks } from '../lib/mapInChunks';
import type { RemoteFailure } from '../lib/remoteFailure';
import { contactListKey, startContactList, type ContactList } from './cache';
import { type Contact, readContact } from './contact';
import { searchTextOf } from './search';

/** How many of the newest contacts are fetched first, so that rows are on screen at once. */
const FIRST = 50;

/**
 * How many of the rest are fetched at a time: the browser reads an answer of this size in a task well
 * under 50 ms, and ten thousand contacts come in three (docs/performance.md).
 */
const PAGE = 3_500;

/** How many are counted at most: as many as the largest plan holds. */
const MOST = 10_000;

/** In ms. The line may be slow, and the newest can be used: a page gets more time than other reads. */
const PAGE_LIMIT = 60_000;

/** How many documents become contacts in one task: a few milliseconds' worth. */
const CHUNK = 500;

/** All contacts of `uid`, the newest first (R7.2, R15.23). Fails with `RemoteError`. */
export function contactListQuery(uid: string) {
  return queryOptions({
    queryKey: contactListKey(uid),
    queryFn: ({ client }) => loadContacts(client, uid),
    staleTime: FRESH_FOR,
    // A comparison of ten thousand contacts would hold up the page.
    structuralSharing: false,
  });
}

/** How much of the user's contacts is here, and why not more. */
export type ContactListState =
  | { kind: 'loading' }
  /** The newest are here, the rest is on its way. */
  | { kind: 'newest'; contacts: readonly Contact[] }
  /** `failure` is why they could not be refreshed since. */
  | { kind: 'all'; contacts: readonly Contact[]; failure: RemoteFailure | null }
  /** The rest could not be loaded. */
  | { kind: 'incomplete'; contacts: readonly Contact[]; failure: RemoteFailure }
  | { kind: 'failed'; failure: RemoteFailure };

/** What the result of `contactListQuery` means for the page. */
export function contactListState({
  data,
  error,
  isFetching,
}: Pick<UseQueryResult<ContactList>, 'data' | 'error' | 'isFetching'>): ContactListState {
  const failure = error && !isFetching ? failureOf(error) : null;
  if (!data) return failure ? { kind: 'failed', failure } : { kind: 'loading' };
  const { contacts } = data;
  if (data.isWhole) return { kind: 'all', contacts, failure };
  return failure ? { kind: 'incomplete', contacts, failure } : { kind: 'newest', contacts };
}

async function loadContacts(client: QueryClient, uid: string): Promise<ContactList> {
  const { showNewest, wholeList } = startContactList(client, uid);
  const [dated, count] = await Promise.all([loadDated(uid, showNewest), countOwn(uid)]);
  if (count <= dated.length) return wholeList(dated);
  // Rare: the order by date leaves out contacts without one. Only a look at all of them finds those.
  const known = new Set(dated.map(({ id }) => id));
  return wholeList([...dated, ...(await loadPages(uid, ownByName, known))]);
}

/** The contacts that have a `createdAt` of any type, in its order. `showNewest` hears of the first. */
async function loadDated(
  uid: string,
  showNewest: (contacts: readonly Contact[]) => void,
): Promise<Contact[]> {
  const first = await fetchPage(ownByDate(uid, limit(FIRST)), READ_LIMIT);
  const newest = first.map(contactOf);
  if (newest.length > 0) showNewest(newest);
  const last = first[FIRST - 1];
  return last ? [...newest, ...(await loadPages(uid, ownByDate, new Set(), last))] : newest;
}

/**
 * The contacts of `own` after `before`, but for those `known`, page by page: while one page becomes contacts,
 * the next is on its way.
 */
async function loadPages(
  uid: string,
  own: typeof ownByDate,
  known: ReadonlySet<string>,
  before?: QueryDocumentSnapshot,
): Promise<Contact[]> {
  const pages: Promise<Contact[]>[] = [];
  let last = before;
  do {
    const start = last ? [startAfter(last)] : [];
    const page = await fetchPage(own(uid, ...start, limit(PAGE)), PAGE_LIMIT);
    const unknown = page.filter(({ id }) => !known.has(id));
    pages.push(mapInChunks(unknown, CHUNK, contactOf));
    last = page[PAGE - 1];
  } while (last);
  return (await Promise.all(pages)).flat();
}

async function fetchPage(page: Query, limitMs: number): Promise<QueryDocumentSnapshot[]> {
  const snapshot = await remoteCall(() => getDocs(page), limitMs);
  return snapshot.docs;
}

/** How many contacts there are, with a date or without. */
async function countOwn(uid: string): Promise<number> {
  const snapshot = await remoteCall(() => getCount(ownByName(uid, limit(MOST))), READ_LIMIT);
  return snapshot.data().count;
}

function ownByDate(uid: string, ...more: QueryConstraint[]): Query {
  return query(
    contactsCollection(),
    where('userId', '==', uid),
    orderBy('createdAt', 'desc'),
    ...more,
  );
}

function ownByName(uid: string, ...more: QueryConstraint[]): Query {
  return query(contactsCollection(), where('userId', '==', uid), ...more);
}

function contactOf(snapshot: QueryDocumentSnapshot): Contact {
  const contact = readContact(snapshot.id, snapshot.data());
  // It is kept with the contact: prepared here, in chunks, it does not hold up the first key press.
  searchTextOf(contact);
  return contact;
}
