import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { COLUMNS, DEFAULT_SORT, firstDirection, type Sort } from '../model/columns';
import { entryState, writeEntryState } from '../../platform/historyEntry';
import { useBeside } from '../desk/beside';
import { useSession } from '../../session/useSession';
import type { HeldSearch } from '../../ui/heldSearch';
import {
  isSameView,
  readHistoryState,
  writeHistoryState,
  writtenState,
  type ListView,
} from '../../ui/historyState';

/** Browsers refuse a history that changes with every key press. In ms. */
const ENTRY_DELAY = 250;

interface ListQuery {
  search: string;
  /** `null` until one is chosen: the newest first, and the best match of a search (R15.5). */
  sort: Sort | null;
  /** See contacts/filter/filter.ts; '' for none. */
  filter: string;
  /** All of them as the history entry has them, or will in a moment. */
  view: ListView;
  /** Writes the history entry at once: the page is about to be left. */
  save: () => void;
  setSearch: (search: string) => void;
  setSort: (sort: Sort | null) => void;
  setFilter: (filter: string) => void;
}

const UNCHANGED: ListView = { sort: '', state: null };

/**
 * Search, sort and filter as the history entry holds them, so that reload and Back find them. The sort stands
 * in the address. The others do not: the browser keeps addresses after a log-out (R15.42).
 */
export function useListQuery(): ListQuery {
  const { uid } = useSession();
  const beside = useBeside();
  const [params, setParams] = useSearchParams();
  const { key, pathname, ...location } = useLocation();
  const state: unknown = location.state;
  const navigationType = useNavigationType();
  const [query, setQuery] = useState<Query>(() => readListQuery(params, state, uid));
  const [seenKey, setSeenKey] = useState(key);

  // Anything else than a write to the entry (Back, a link) means that the entry is right. A link to the list
  // from the list replaces it too, but hands over nothing.
  if (key !== seenKey) {
    setSeenKey(key);
    if (navigationType !== NavigationType.Replace || state === null)
      setQuery(readListQuery(params, state, uid));
  }

  const { search, sort, filter } = query;
  const wanted = sortParams(sort).toString();
  const view = useMemo(
    () => ({ sort: wanted && `?${wanted}`, state: stateOf(search, filter, uid) }),
    [wanted, search, filter, uid],
  );
  const unsaved = useRef(() => {});
  useEffect(() => {
    // Beside a contact the entry is that of the contact: it keeps how the list is left.
    const isSortSaved = beside !== null || wanted === params.toString();
    const save = () => {
      stop();
      // The entry is another page's already.
      if (!beside && window.location.pathname !== pathname) return;
      if (beside) {
        keepInEntry(view);
      } else if (!isSortSaved) {
        startTransition(() =>
          setParams(wanted, { replace: true, state: writtenState(view.state) ?? {} }),
        );
      } else {
        const held = heldBy(entryState(), uid);
        if (search !== held.search || filter !== held.filter)
          writeEntryState(writtenState(view.state));
      }
    };
    const timer = setTimeout(save, isSortSaved ? ENTRY_DELAY : 0);
    // Once only: another page may be on its way, and a second write would call it back.
    const stop = () => {
      clearTimeout(timer);
      unsaved.current = () => {};
    };
    unsaved.current = save;
    return stop;
    // A replaced entry (`key`) may have lost the search.
  }, [wanted, params, view, search, filter, uid, key, pathname, setParams, beside]);

  return {
    ...query,
    view,
    save: () => unsaved.current(),
    setSearch: (search) => {
      setQuery((before) =>
        // What was chosen for a search goes with it.
        search === '' && before.isSortOfSearch
          ? { ...EMPTY, filter: before.filter }
          : { ...before, search },
      );
    },
    setSort: (sort) => {
      setQuery(({ search, filter }) =>
        search === '' && sort && isDefault(sort)
          ? { ...EMPTY, filter }
          : { search, filter, sort, isSortOfSearch: search !== '' },
      );
    },
    setFilter: (filter) => setQuery((before) => ({ ...before, filter })),
  };
}

/** Keeps in the history entry of a contact how the list beside it is searched, sorted and filtered. */
function keepInEntry(view: ListView): void {
  const entry = readHistoryState(entryState());
  if (!isSameView(entry.view ?? UNCHANGED, view)) writeHistoryState({ view });
}

interface Query {
  search: string;
  sort: Sort | null;
  filter: string;
  /** Whether the sort was chosen while a search was shown. */
  isSortOfSearch?: boolean;
}

const EMPTY: Query = { search: '', sort: null, filter: '' };

function stateOf(search: string, filter: string, uid: string): HeldSearch | null {
  if (search === '' && filter === '') return null;
  return { search, uid, ...(filter !== '' && { filter }) };
}

function isDefault({ column, direction }: Sort): boolean {
  return column === DEFAULT_SORT.column && direction === DEFAULT_SORT.direction;
}

/**
 * What a history entry says of the list; anything odd means the default. Older addresses have the search too
 * (`?search=ada`); it is read, and then leaves the address.
 */
export function readListQuery(params: URLSearchParams, state: unknown, uid: string): Query {
  const { search, filter } = heldBy(state, uid);
  return { search: params.get('search') ?? search, sort: readSort(params), filter };
}

/** What this user left in a history entry; that of somebody else is nothing. */
function heldBy(state: unknown, uid: string): { search: string; filter: string } {
  const { search = '', filter = '', ...held } = readHistoryState(state);
  return held.uid === uid ? { search, filter } : EMPTY;
}

function readSort(params: URLSearchParams): Sort | null {
  const column = COLUMNS.find(({ key }) => key === params.get('sort'))?.key;
  const asked = params.get('direction');
  const direction = asked === 'asc' || asked === 'desc' ? asked : null;
  if (column) return { column, direction: direction ?? firstDirection(column) };
  return direction === 'asc' ? { ...DEFAULT_SORT, direction } : null;
}

/** The address bar's side of a sort: nothing until one is chosen. */
export function sortParams(sort: Sort | null): URLSearchParams {
  const params = new URLSearchParams();
  if (!sort) return params;
  const isFirst = sort.direction === firstDirection(sort.column);
  if (sort.column !== DEFAULT_SORT.column || isFirst) params.set('sort', sort.column);
  if (!isFirst) params.set('direction', sort.direction);
  return params;
}
