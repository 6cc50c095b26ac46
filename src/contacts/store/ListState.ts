import { Observable } from '../../platform/Observable';
import {
  entryKey,
  entryPlace,
  entryState,
  keepQuery,
  keptQuery,
  readHistoryState,
  writeHistoryState,
  type HistoryState,
} from '../../ui/historyEntry';
import { COLUMNS, DEFAULT_SORT, firstDirection, type Sort } from '../model/columns';
import type { Contact } from '../model/contact';

/** What decides which contacts are shown, and in which order. */
export interface ListQuery {
  search: string;
  /** `null` until one is chosen: the newest first, and the best match of a search (R15.5). */
  sort: Sort | null;
  /** See contacts/model/filter.ts; '' for none. */
  filter: string;
  /** Whether the sort was chosen for a search, and goes with it. */
  isSortOfSearch?: true;
}

export interface ListState {
  /** The same object until another one is asked for. */
  query: ListQuery;
  /** The contact that Tab enters; '' for the first one. */
  activeId: string;
}

export type ListEvent =
  | { type: 'search'; text: string }
  | { type: 'sort'; sort: Sort | null }
  | { type: 'filter'; filter: string }
  /** Another history entry is shown, in which the list is as in `query`. */
  | { type: 'arrive'; query: ListQuery }
  /** A row got the focus, or its contact was opened. */
  | { type: 'enter'; id: string };

export const NO_QUERY: ListQuery = { search: '', sort: null, filter: '' };

/** The list after an event. Another search, sort or filter is read from its first row. */
export function listAfter(state: ListState, event: ListEvent): ListState {
  const { query } = state;
  const { search, filter } = query;
  switch (event.type) {
    case 'enter':
      return event.id === state.activeId ? state : { ...state, activeId: event.id };
    case 'arrive':
      return isSame(query, event.query) ? state : { ...state, query: event.query };
    case 'search':
      return event.text === '' && query.isSortOfSearch
        ? asked({ ...NO_QUERY, filter })
        : asked({ ...query, search: event.text });
    case 'filter':
      return asked({ ...query, filter: event.filter });
    case 'sort':
      if (search !== '') return asked({ search, filter, sort: event.sort, isSortOfSearch: true });
      return asked({
        search,
        filter,
        sort: isSameSort(event.sort, DEFAULT_SORT) ? null : event.sort,
      });
  }

  function asked(next: ListQuery): ListState {
    return {
      query: isSame(query, next) ? query : next,
      activeId: '',
    };
  }
}

function isSame(one: ListQuery, other: ListQuery): boolean {
  return (
    one.search === other.search &&
    one.filter === other.filter &&
    isSameSort(one.sort, other.sort) &&
    one.isSortOfSearch === other.isSortOfSearch
  );
}

function isSameSort(one: Sort | null, other: Sort | null): boolean {
  return one?.column === other?.column && one?.direction === other?.direction;
}

/** A sort as the address bar has it: `sort=name`; '' until one is chosen. */
export function sortText(sort: Sort | null): string {
  const params = new URLSearchParams();
  if (!sort) return '';
  const isFirst = sort.direction === firstDirection(sort.column);
  if (sort.column !== DEFAULT_SORT.column || isFirst) params.set('sort', sort.column);
  if (!isFirst) params.set('direction', sort.direction);
  return params.toString();
}

/** The sort that an address says; `null` for none, or for anything odd. */
export function readSort(address: string): Sort | null {
  const params = new URLSearchParams(address);
  const column = COLUMNS.find(({ key }) => key === params.get('sort'))?.key;
  const asked = params.get('direction');
  const direction = asked === 'asc' || asked === 'desc' ? asked : null;
  if (column) return { column, direction: direction ?? firstDirection(column) };
  return direction === 'asc' ? { ...DEFAULT_SORT, direction } : null;
}

/** A contact, or its form: the list stands beside it, or is left for it, and goes on. */
const CONTACT = '/contact/';

/** An address of the list, and what the entry there goes on with. */
export interface ListWay {
  to: string;
  state: HistoryState;
}

const NONE: readonly Contact[] = [];
const NOBODY = () => NONE;

/**
 * The list as the history entry has it (R15.42, R15.65): Back and a reload find it. The sort stands in the address of
 * the list; the words do not, since the browser keeps addresses after a log-out. All that changes it comes here, and
 * only this writes it.
 */
export class ListStore {
  readonly state = new Observable<ListState>({ query: NO_QUERY, activeId: '' });
  /** Finds the contacts that were shown last, in their order: the same array each time. */
  readonly found = new Observable(NOBODY);
  /** The way to the list as it was left. */
  readonly way: Observable<ListWay>;
  readonly #uid: string;
  readonly #path: string;
  #entry = '';
  /** By the keys of their entries, also where the browser stores nothing. */
  readonly #queries = new Map<string, ListQuery>();
  /** The keys of the entries, by their places in the history. */
  readonly #entries = new Map<number, string>();

  /** `path` is that of the page that is the list. */
  constructor(uid: string, path: string) {
    this.#uid = uid;
    this.#path = path;
    this.way = new Observable(this.#newWay());
    this.arrive();
  }

  get query(): ListQuery {
    return this.state.current().query;
  }

  #newWay(): ListWay {
    const sort = sortText(this.query.sort);
    return {
      to: sort === '' ? this.#path : `${this.#path}?${sort}`,
      state: { list: this.#entry },
    };
  }

  readonly dispatch = (event: ListEvent): void => {
    this.state.set(listAfter(this.state.current(), event));
    this.#keep();
  };

  /** The page has moved in the history: takes over how the list is in the entry that is shown. */
  arrive(): void {
    const { pathname, search } = window.location;
    const isList = pathname === this.#path;
    if (!isList && !pathname.startsWith(CONTACT)) return;
    const entry = entryKey();
    if (entry === this.#entry) return;
    const { list } = readHistoryState(entryState());
    const known = this.#kept(entry) ?? (list === undefined ? null : this.#kept(list));
    const query = known ?? (isList ? addressed(search) : this.query);
    this.#entry = entry;
    this.#forgetReplaced(entry);
    // From here on it is kept for this entry.
    if (list !== undefined) writeHistoryState({ list: undefined });
    const before = this.query;
    this.dispatch({ type: 'arrive', query });
    if (this.query !== before) this.found.set(NOBODY);
  }

  /** The list is drawn. `find` may be asked later, when all contacts are loaded. */
  show(find: () => readonly Contact[]): void {
    let contacts: readonly Contact[] | null = null;
    this.found.set(() => (contacts ??= find()));
  }

  #keep(): void {
    const { query } = this;
    const { search, filter, isSortOfSearch } = query;
    this.#queries.set(this.#entry, query);
    const [way, before] = [this.#newWay(), this.way.current()];
    // The entry may be another one though nothing else is: links hand over the one that is shown.
    if (way.to !== before.to || way.state.list !== before.state.list) this.way.set(way);
    const sort = sortText(query.sort);
    const kept = {
      search,
      sort,
      filter,
      uid: this.#uid,
      ...(isSortOfSearch && { isSortOfSearch }),
    };
    const { pathname, search: shown, hash } = window.location;
    const isList = pathname === this.#path;
    // The address of the list says as much.
    keepQuery(this.#entry, isList && isSame(query, NO_QUERY) ? null : kept);
    if (!isList || way.to === pathname + shown) return;
    // Past the router, which would draw the whole page again.
    window.history.replaceState(window.history.state, '', way.to + hash);
  }

  /** Who walks through contacts replaces an entry by the next. */
  #forgetReplaced(entry: string): void {
    const place = entryPlace();
    const before = this.#entries.get(place);
    this.#entries.set(place, entry);
    if (before === undefined || before === entry) return;
    this.#queries.delete(before);
    keepQuery(before, null);
  }

  /** Nothing of somebody else's. */
  #kept(entry: string): ListQuery | null {
    const known = this.#queries.get(entry);
    if (known) return known;
    const kept = keptQuery(entry);
    if (kept?.uid !== this.#uid) return null;
    const { search, sort, filter, isSortOfSearch } = kept;
    return { search, sort: readSort(sort), filter, ...(isSortOfSearch && { isSortOfSearch }) };
  }
}

/** What an address says. Older ones have the search too (`?search=ada`); it is read, and leaves the address. */
function addressed(address: string): ListQuery {
  const search = new URLSearchParams(address).get('search') ?? '';
  return { ...NO_QUERY, search, sort: readSort(address) };
}
