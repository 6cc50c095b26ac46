import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { entryState, writeEntryState } from '../platform/historyEntry';
import { keepSearch, keptSearch, type HeldSearch } from './heldSearch';

/** The list as it was left: the sort as in the address bar ('' or `?...`), and the search. */
export interface ListView {
  sort: string;
  state: HeldSearch | null;
}

export function isSameView(one: ListView, other: ListView): boolean {
  return (
    one.sort === other.sort &&
    one.state?.search === other.state?.search &&
    one.state?.filter === other.state?.filter
  );
}

/** What a history entry can hold beside its address. Each key has one owner. */
export interface HistoryState {
  /** The pages before the login: the address that was asked for. */
  from?: string | undefined;
  /** The pages before the login: what the entry of that address held. */
  held?: HistoryState | undefined;
  /** The pages before the login: whether an email was typed. It is kept in the tab, as a search is (`keepEmail`). */
  hasEmail?: boolean | undefined;
  /** The edit page: whether the contact's own page is the entry before it. */
  isAfterContact?: boolean | undefined;
  /** The edit page: whether it was opened by a key, and takes the focus into a box in every window. */
  entersBox?: boolean | undefined;
  /** The list: what it is searched for. */
  search?: string | undefined;
  /** The list: what it is filtered by. */
  filter?: string | undefined;
  /** The list: the user who searched and filtered. */
  uid?: string | undefined;
  /** A contact's page: how the list was left. */
  view?: ListView | undefined;
}

/** What stands in an entry; `readHistoryState` reads it. */
type WrittenState = Record<string, unknown>;

/**
 * The known part of an entry's state. An entry outlives deploys, and any script can write one: values of another type
 * are dropped.
 */
export function readHistoryState(state: unknown): HistoryState {
  const fields = fieldsOf(state);
  const { hasEmail, isAfterContact, entersBox, held } = fields;
  const texts = (['from', 'search', 'filter', 'uid'] as const).flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const view = readView(fieldsOf(fields['view']));
  return {
    ...(Object.fromEntries(texts) as HistoryState),
    ...openedSearch(fields),
    ...(typeof held === 'object' && held && { held: readHistoryState(held) }),
    ...(typeof hasEmail === 'boolean' && { hasEmail }),
    ...(typeof isAfterContact === 'boolean' && { isAfterContact }),
    ...(typeof entersBox === 'boolean' && { entersBox }),
    ...(view && { view }),
  };
}

function openedSearch({ kept }: Record<string, unknown>): HeldSearch | undefined {
  return typeof kept === 'string' ? keptSearch(kept) : undefined;
}

/** The same as an entry holds it: what was searched for, and by whom, stays out of it (`keepSearch`). */
export function writtenState(state: HistoryState | HeldSearch | null): WrittenState | null {
  if (!state) return null;
  const { search, filter, uid, view, held, ...rest }: HistoryState = state;
  return {
    ...rest,
    ...(search !== undefined &&
      uid !== undefined && {
        kept: keepSearch({ search, uid, ...(filter !== undefined && { filter }) }),
      }),
    ...(view && { view: { sort: view.sort, state: writtenState(view.state) } }),
    ...(held && { held: writtenState(held) }),
  };
}

function readView({ sort, state }: Record<string, unknown>): ListView | undefined {
  if (typeof sort !== 'string' || !/^(?:\?[\w=&]+)?$/.test(sort)) return undefined;
  const { search, filter, uid } = readHistoryState(state);
  if (search === undefined || uid === undefined) return { sort, state: null };
  return { sort, state: { search, uid, ...(filter !== undefined && { filter }) } };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return { ...(typeof value === 'object' ? value : null) };
}

/** The state of the entry that is shown, as it was when it was reached. */
export function useHistoryState(): HistoryState {
  const entry: unknown = useLocation().state;
  return useMemo(() => readHistoryState(entry), [entry]);
}

/** Changes some of the entry's state, for a reload and for Back; the other keys stay. */
export function writeHistoryState(change: HistoryState): void {
  writeEntryState(writtenState({ ...readHistoryState(entryState()), ...change }));
}
