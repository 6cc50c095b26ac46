import { DEFAULT_SORT, type Sort } from '../../model/columns';
import type { Contact } from '../../model/contact';

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

export const NO_QUERY: ListQuery = { search: '', sort: null, filter: '' };

/** The ids of contacts; deleted ones may be among them. */
export type Ids = ReadonlySet<string>;

/** The state of a list. Only `viewAfter` makes another one. */
export interface ViewState {
  /** The same object until another one is asked for. */
  query: ListQuery;
  /** The contact that Tab enters; '' for the first one. */
  activeId: string;
  selected: Ids;
  /** The contact whose box was pressed last: a press with Shift goes from there. */
  anchor: string;
  /** Whether rows are to be selected, though none is yet. */
  isChoosing: boolean;
  /** Whether the chips of the filter are shown, though nothing is filtered. */
  isFilterOpen: boolean;
}

export type ViewEvent =
  | { type: 'search'; text: string }
  | { type: 'sort'; sort: Sort | null }
  | { type: 'filter'; filter: string }
  | { type: 'openFilter'; isOpen: boolean }
  /** Another history entry is shown, in which the list is as in `query`. */
  | { type: 'arrive'; query: ListQuery }
  /** A row got the focus, or its contact was opened. */
  | { type: 'enter'; id: string }
  /** The box of a row is pressed; with Shift, also those up to it from the one that was pressed last. */
  | { type: 'press'; id: string; withShift: boolean }
  /** A key went from one row to the next and takes both; where both are selected it lets the first go: the way back. */
  | { type: 'extend'; from: string; to: string }
  | { type: 'select'; ids: readonly string[] }
  | { type: 'deselect'; ids: readonly string[] }
  | { type: 'clearSelection' }
  /** "Select": a press of a row selects it from now on. */
  | { type: 'choose' };

export const NEW_VIEW: ViewState = {
  query: NO_QUERY,
  activeId: '',
  selected: new Set(),
  anchor: '',
  isChoosing: false,
  isFilterOpen: false,
};

/**
 * The list after an event; the same object where nothing changes. Another search, sort or filter is read from its first
 * row. `rows` are the contacts as they stand; a press needs them.
 */
export function viewAfter(
  state: ViewState,
  event: ViewEvent,
  rows: readonly Contact[] = [],
): ViewState {
  const { query, selected } = state;
  const { search, filter } = query;
  switch (event.type) {
    case 'enter':
      return changed({ activeId: event.id });
    case 'arrive':
      return isSameQuery(query, event.query) ? state : { ...state, query: event.query };
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
    case 'openFilter':
      return changed({ isFilterOpen: event.isOpen });
    case 'press': {
      const { id } = event;
      const ids = pressed(rows, id, event.withShift ? state.anchor : id);
      return { ...(selected.has(id) ? without(ids) : withAll(ids)), anchor: id };
    }
    case 'extend': {
      const { from, to } = event;
      const isWayBack = from !== to && selected.has(from) && selected.has(to);
      return isWayBack ? without([from]) : withAll([from, to]);
    }
    case 'select':
      return withAll(event.ids);
    case 'deselect':
      return without(event.ids);
    case 'clearSelection':
      return without([...selected]);
    case 'choose':
      return changed({ isChoosing: true });
  }

  function changed(change: Partial<ViewState>): ViewState {
    const names = Object.keys(change) as (keyof ViewState)[];
    return names.every((name) => state[name] === change[name]) ? state : { ...state, ...change };
  }

  function asked(next: ListQuery): ViewState {
    return changed({ query: isSameQuery(query, next) ? query : next, activeId: '' });
  }

  function withAll(ids: readonly string[]): ViewState {
    return { ...state, selected: new Set([...selected, ...ids]), isChoosing: false };
  }

  function without(ids: readonly string[]): ViewState {
    const gone = new Set(ids);
    const left = [...selected].filter((id) => !gone.has(id));
    return { ...state, selected: new Set(left), isChoosing: false };
  }
}

/** The rows between two, both included; `id` alone where `anchor` has no row. */
function pressed(rows: readonly Contact[], id: string, anchor: string): string[] {
  const place = rows.findIndex((contact) => contact.id === id);
  const other = rows.findIndex((contact) => contact.id === anchor);
  const start = other < 0 ? place : Math.min(place, other);
  return rows.slice(start, Math.max(place, other) + 1).map((contact) => contact.id);
}

/** The row that stands in for rows that go: the next one that stays, else the last one. */
export function rowAfter(rows: readonly Contact[], gone: Ids): Contact | undefined {
  const last = rows.findLastIndex(({ id }) => gone.has(id));
  return rows[last + 1] ?? rows.findLast(({ id }) => !gone.has(id));
}

/** Whether they ask for the same. */
export function isSameQuery(one: ListQuery, other: ListQuery): boolean {
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
