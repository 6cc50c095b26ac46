import { Observable } from '../../../platform/Observable';
import {
  entryKey,
  entryPlace,
  entryState,
  keepQuery,
  keptQuery,
  readHistoryState,
  writeHistoryState,
  type HistoryState,
} from '../../../ui/historyEntry';
import { COLUMNS, DEFAULT_SORT, firstDirection, type Sort } from '../../model/columns';
import { isSameQuery, NO_QUERY, type ListQuery } from './viewAfter';

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

/**
 * The only reader and writer of how a list is in the history entries (R15.42, R15.65): Back and a reload find it. The
 * sort stands in the address of the list; the words do not, since the browser keeps addresses after a log-out. A
 * `ListView` has one.
 */
export class ListHistory {
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
    this.way = new Observable(this.#wayTo(NO_QUERY));
  }

  /** How the list is in the entry that is shown, where that is another one than before: `now`, if it only goes on. */
  arrive(now: ListQuery): ListQuery | null {
    const { pathname, search } = window.location;
    const isList = pathname === this.#path;
    if (!isList && !pathname.startsWith(CONTACT)) return null;
    const entry = entryKey();
    if (entry === this.#entry) return null;
    const { list } = readHistoryState(entryState());
    const known = this.#kept(entry) ?? (list === undefined ? null : this.#kept(list));
    this.#entry = entry;
    this.#forgetReplaced(entry);
    // From here on it is kept for this entry.
    if (list !== undefined) writeHistoryState({ list: undefined });
    return known ?? (isList ? addressed(search) : now);
  }

  /** Keeps how the list is for the entry that is shown. */
  keep(query: ListQuery): void {
    const { search, filter, isSortOfSearch } = query;
    this.#queries.set(this.#entry, query);
    const [way, before] = [this.#wayTo(query), this.way.current()];
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
    keepQuery(this.#entry, isList && isSameQuery(query, NO_QUERY) ? null : kept);
    if (!isList || way.to === pathname + shown) return;
    // Past the router, which would draw the whole page again.
    window.history.replaceState(window.history.state, '', way.to + hash);
  }

  #wayTo({ sort }: ListQuery): ListWay {
    const text = sortText(sort);
    return {
      to: text === '' ? this.#path : `${this.#path}?${text}`,
      state: { list: this.#entry },
    };
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
