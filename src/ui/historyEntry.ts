import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { randomKey } from '../platform/randomKey';
import { listStored, readStored, writeStored } from '../platform/storage/browserStorage';

/** What a history entry can hold beside its address. Each key has one owner. */
export interface HistoryState {
  /** The pages before the login: the address that was asked for. */
  from?: string | undefined;
  /** The pages before the login: what the entry of that address has. */
  fromState?: HistoryState | undefined;
  /** The pages before the login: whether an email was typed. The tab keeps it (`keepEmail`). */
  hasEmail?: boolean | undefined;
  /** The edit page: whether the contact's own page is the entry before it. */
  isAfterContact?: boolean | undefined;
  /** The edit page: whether it was opened by a key, and takes the focus into a box in every window. */
  entersBox?: boolean | undefined;
  /** The list: the key of the entry whose search it goes on with (`keepQuery`). */
  list?: string | undefined;
}

/**
 * The known part of an entry's state. An entry outlives deploys, and any script can write one: values of another type
 * are dropped.
 */
export function readHistoryState(state: unknown): HistoryState {
  const fields: Record<string, unknown> = { ...(typeof state === 'object' ? state : null) };
  const { from, fromState, hasEmail, isAfterContact, entersBox, list } = fields;
  return {
    ...(typeof from === 'string' && { from }),
    ...(typeof fromState === 'object' && fromState && { fromState: readHistoryState(fromState) }),
    ...(typeof hasEmail === 'boolean' && { hasEmail }),
    ...(typeof isAfterContact === 'boolean' && { isAfterContact }),
    ...(typeof entersBox === 'boolean' && { entersBox }),
    ...(typeof list === 'string' && { list }),
  };
}

/** The state of the entry that is shown, as it was when it was reached. */
export function useHistoryState(): HistoryState {
  const entry: unknown = useLocation().state;
  return useMemo(() => readHistoryState(entry), [entry]);
}

/** What the router keeps of an entry. */
interface RouterState {
  /** The state of the page. */
  usr?: unknown;
  /** Another one for each entry. The first entry of a visit has none. */
  key?: string;
  /** The place of the entry in the history. */
  idx?: number;
}

function routerState(): RouterState | null {
  return window.history.state as RouterState | null;
}

/** The page's state in the current entry. Newer than `useLocation().state` after `writeHistoryState`. */
export function entryState(): unknown {
  return routerState()?.usr ?? null;
}

/** Changes some of the entry's state, for a reload and for Back. The router is not told: it would draw the page again. */
export function writeHistoryState(change: HistoryState): void {
  const usr = { ...readHistoryState(entryState()), ...change };
  window.history.replaceState({ ...routerState(), usr } satisfies RouterState, '');
}

/** The key of the current entry, the same after a reload. */
export function entryKey(): string {
  const known = routerState()?.key;
  if (known !== undefined) return known;
  const key = randomKey();
  window.history.replaceState({ ...routerState(), key } satisfies RouterState, '');
  return key;
}

/** The place of the current entry in the history. */
export function entryPlace(): number {
  return routerState()?.idx ?? 0;
}

/** How the list is searched, sorted and filtered in a history entry, as texts, and the user whom that belongs to. */
export interface KeptQuery {
  search: string;
  /** As in the address bar: `sort=name`, or ''. */
  sort: string;
  /** See contacts/model/filter.ts; '' for none. */
  filter: string;
  /** Whether the sort was chosen for the search, and goes with it. */
  isSortOfSearch?: true;
  uid: string;
}

/**
 * Keeps that for an entry; `null` drops it. It lies in the tab's storage, under the key of the entry: entries can't be
 * found again and emptied after a log-out, the storage can.
 */
export function keepQuery(entry: string, query: KeptQuery | null): void {
  writeStored('SESSION', 'search', query && JSON.stringify(query), entry);
}

/** What is kept for an entry; `null` for nothing, or what is not ours. */
export function keptQuery(entry: string): KeptQuery | null {
  try {
    const text = readStored('SESSION', 'search', entry) ?? 'null';
    const kept: Record<string, unknown> = { ...(JSON.parse(text) as object | null) };
    const [search, sort, filter, uid] = ['search', 'sort', 'filter', 'uid'].map((name) => {
      const value = kept[name];
      return typeof value === 'string' ? value : '';
    }) as [string, string, string, string];
    const isSortOfSearch = kept['isSortOfSearch'] === true;
    return uid === ''
      ? null
      : { search, sort, filter, uid, ...(isSortOfSearch && { isSortOfSearch }) };
  } catch {
    return null;
  }
}

/** Keeps the email that was typed before the login, for its pages in this tab. */
export function keepEmail(typed: string): void {
  writeStored('SESSION', 'email', typed || null);
}

export function keptEmail(): string {
  return readStored('SESSION', 'email') ?? '';
}

/** Drops the email and every search but those of `uid`: somebody logs out ('') or signs in. */
export function dropSearches(uid = ''): void {
  keepEmail('');
  for (const entry of listStored('SESSION', 'search')) {
    if (uid === '' || keptQuery(entry)?.uid !== uid) keepQuery(entry, null);
  }
}
