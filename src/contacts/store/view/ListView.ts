import { Listeners } from '../../../platform/Listeners';
import { memoizeLast } from '../../../platform/memoizeLast';
import { Observable } from '../../../platform/Observable';
import { onToday, today } from '../../../platform/today';
import { DEFAULT_SORT, type Sort } from '../../model/columns';
import type { Contact } from '../../model/contact';
import type { Predicate } from '../../model/filter';
import { headingsOf } from '../../model/headings';
import { sortedAsShown } from '../../model/order';
import { RowLayout } from '../../model/RowLayout';
import type { ContactList, LoadedList } from '../ContactList';
import type { ContactStore } from '../ContactStore';
import { predicateOf } from '../facets';
import { CloseMatches } from './CloseMatches';
import { ListHistory } from './ListHistory';
import {
  NEW_VIEW,
  viewAfter,
  type Ids,
  type ListQuery,
  type ViewEvent,
  type ViewState,
} from './viewAfter';

/** What a list shows, derived from its contacts, its query and the day. */
export interface Contents {
  /** All of its contacts; none before they are loaded. */
  list: LoadedList;
  /** Before search and filter. */
  among: readonly Contact[];
  /** Before the filter. */
  found: readonly Contact[];
  /** What the filter keeps; `null` for all. */
  predicate: Predicate | null;
  /** The contacts that remain, which the files hold. */
  visible: readonly Contact[];
  /** Contacts that a misspelt search may mean, which are not counted. */
  close: readonly Contact[];
  /** Both, and where each stands. */
  rows: readonly Contact[];
  layout: RowLayout;
  /** The day of its headings and its filter. */
  today: Date;
  /** Whether the best match comes first; `shownSort` is then `null`. */
  isRanked: boolean;
  shownSort: Sort | null;
}

const NONE: readonly Contact[] = [];
const NOBODY = () => NONE;
const NOT_LOADED: LoadedList = { kind: 'newest', contacts: NONE };

/** What a view needs of a session. */
interface Source {
  store: ContactStore;
  selection: Observable<Ids>;
}

/**
 * The list of contacts as somebody looks at it: a field of the session, and one more for the people of a company. All
 * that changes it is an event. What it shows is derived when it is asked, once for each state and each list of contacts.
 * Components read it by `useView`. It knows no element of the page.
 */
export class ListView {
  readonly history: ListHistory;
  /** Whether it is a part of the whole list. */
  readonly isPart: boolean;
  /** Finds the contacts that were shown last, in their order: the same array each time. */
  readonly left = new Observable(NOBODY);
  readonly #store: ContactStore;
  /** Of the session: what is selected among the people of a company is selected in the whole list. */
  readonly #selection: Observable<Ids>;
  readonly #part: ((contacts: readonly Contact[]) => readonly Contact[]) | undefined;
  readonly #listeners = new Listeners();
  #ends: (() => void)[] = [];
  #state: ViewState = NEW_VIEW;
  readonly #close = new CloseMatches(() => {
    this.#madeClose += 1;
    this.#listeners.notify();
  });
  /** Counts what is close once more. */
  #madeClose = 0;

  /** `path` is that of the page that is the list. `part`: which of all contacts are in it. */
  constructor(
    { store, selection }: Source,
    path: string,
    part?: (contacts: readonly Contact[]) => readonly Contact[],
  ) {
    this.#store = store;
    this.#selection = selection;
    this.#part = part;
    this.isPart = part !== undefined;
    this.history = new ListHistory(store.uid, path);
    this.arrive();
  }

  get state(): ViewState {
    const selected = this.#selection.current();
    if (selected !== this.#state.selected) this.#state = { ...this.#state, selected };
    return this.#state;
  }

  /** It listens to the store only as long as somebody listens here. */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.isEmpty) this.#begin();
    const end = this.#listeners.subscribe(listener);
    return () => {
      end();
      if (this.#listeners.isEmpty) this.#rest();
    };
  };

  /** The same object until something of it changes. */
  get contents(): Contents {
    const list = this.#list(this.#store.current());
    return this.#contents(list, this.#state.query, this.#madeClose, today());
  }

  /** Of the selected contacts those that are in the list; they may be hidden by a search. */
  get chosen(): readonly Contact[] {
    return this.#chosen(this.#list(this.#store.current()).contacts, this.state.selected);
  }

  /** They, in the order in which they are shown: for files, and for what is done with them. */
  get chosenAsShown(): readonly Contact[] {
    return sortedAsShown(this.chosen, this.contents.visible);
  }

  /** Whether a press of a row selects it, and what can be done with the selected ones is shown. */
  get isSelecting(): boolean {
    return this.#state.isChoosing || this.chosen.length > 0;
  }

  /** Whether the chips of the filter are shown. */
  get isFilterShown(): boolean {
    return this.#state.isFilterOpen || this.#state.query.filter !== '';
  }

  readonly dispatch = (event: ViewEvent): void => {
    const before = this.state;
    const rows = event.type === 'press' ? this.contents.rows : NONE;
    const after = viewAfter(before, event, rows);
    if (after === before) return;
    this.#state = after;
    this.#selection.set(after.selected);
    if (after.query !== before.query) this.history.keep(after.query);
    this.#changed();
  };

  /** The page has moved in the history: takes over how the list is in the entry that is shown. */
  arrive(): void {
    const before = this.state.query;
    const query = this.history.arrive(before);
    if (!query) return;
    this.dispatch({ type: 'arrive', query });
    this.history.keep(this.state.query);
    if (this.state.query !== before) this.left.set(NOBODY);
  }

  /** The list is drawn. `find` may be asked later, when all contacts are loaded. */
  show(find: () => readonly Contact[]): void {
    let contacts: readonly Contact[] | null = null;
    this.left.set(() => (contacts ??= find()));
  }

  readonly #changed = (): void => {
    this.#prepare();
    this.#listeners.notify();
  };

  #begin(): void {
    this.#ends = [
      this.#store.subscribe(this.#changed),
      this.#selection.subscribe(this.#changed),
      onToday(this.#changed),
    ];
    this.#prepare();
  }

  #rest(): void {
    for (const end of this.#ends.splice(0)) end();
    this.#close.rest();
  }

  /** For misspelt searches, while somebody looks. */
  #prepare(): void {
    const { kind, contacts } = this.#list(this.#store.current());
    const isSearching = this.#state.query.search.trim() !== '';
    if (kind === 'all' && this.#ends.length > 0) this.#close.prepare(contacts, isSearching);
  }

  readonly #list = memoizeLast((list: ContactList): LoadedList => {
    if (!('contacts' in list)) return NOT_LOADED;
    return this.#part ? { ...list, contacts: this.#part(list.contacts) } : list;
  });

  readonly #within = memoizeLast((contacts: readonly Contact[]): Predicate | null => {
    if (!this.#part) return null;
    const members = new Set(contacts);
    return (contact) => members.has(contact);
  });

  readonly #predicate = memoizeLast(
    (contacts: readonly Contact[], filter: string, day: Date): Predicate | null => {
      const within = this.#within(contacts);
      if (filter === '') return within;
      const filtered = predicateOf(contacts, filter, day);
      return within ? (contact) => within(contact) && filtered(contact) : filtered;
    },
  );

  readonly #contents = memoizeLast(
    (list: LoadedList, query: ListQuery, _madeClose: number, day: Date): Contents => {
      const { search, sort, filter } = query;
      const { contacts } = list;
      const within = this.#within(contacts);
      const predicate = this.#predicate(contacts, filter, day);
      // Not deferred: ten thousand contacts are filtered in the frame of the key press.
      const found = this.#store.visible(search, sort, within);
      const visible = this.#store.visible(search, sort, predicate);
      const isRanked = sort === null && search.trim() !== '';
      const shownSort = isRanked ? null : (sort ?? DEFAULT_SORT);
      const close = this.#close.to(search, contacts, found, predicate);
      const headed = search.trim() === '' ? shownSort : null;
      return {
        ...{ list, found, predicate, visible, close, isRanked, shownSort },
        among: this.#store.visible('', null, within),
        ...this.#rows(visible, close, headed, day),
        today: day,
      };
    },
  );

  /** The contacts that have a row, and where each stands: the hits, or those close to the search under a heading. */
  readonly #rows = memoizeLast(
    (visible: readonly Contact[], close: readonly Contact[], sort: Sort | null, day: Date) => {
      const { length } = visible;
      if (close.length > 0) {
        const heading = { before: length, label: 'Did you mean', count: close.length };
        const rows = [...visible, ...close];
        return { rows, layout: new RowLayout(rows.length, [heading]) };
      }
      const headings = sort ? headingsOf(visible, sort, day) : [];
      return { rows: visible, layout: new RowLayout(length, headings) };
    },
  );

  readonly #chosen = memoizeLast((contacts: readonly Contact[], selected: Ids) =>
    selected.size === 0 ? NONE : contacts.filter(({ id }) => selected.has(id)),
  );
}
