import {
  createContext,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useObservable } from '../../platform/Observable';
import { useToday } from '../../platform/today';
import { useDetailPane } from '../desk/detailPane';
import { RowLayout } from '../model/RowLayout';
import { focusRow } from '../desk/useRowFocus';
import { useListFilter } from '../filter/useListFilter';
import { DEFAULT_SORT, type Sort } from '../model/columns';
import type { Contact } from '../model/contact';
import { headingsOf } from '../model/headings';
import type { Predicate } from '../model/filter';
import type { LoadedList } from '../store/ContactList';
import type { ListEvent, ListQuery } from '../store/ListState';
import { useContactStore } from '../store/useContactStore';
import { useListStore } from '../store/useListStore';
import { useCloseMatches } from './useCloseMatches';

/** What the list shows and how, for its parts. `within` limits it to a part of the list on another page. */
export function useNewListModel(list: LoadedList, within: Predicate | undefined) {
  const store = useContactStore();
  const own = useListStore();
  const { query, activeId } = useObservable(own.state);
  const { search, sort, filter } = query;
  const filtering = useListFilter(list, filter, within);
  // Not deferred: ten thousand contacts are filtered in the frame of the key press.
  const found = store.visible(search, sort, within);
  const visible = store.visible(search, sort, filtering.predicate);
  const among = store.visible('', null, within);
  const isRanked = sort === null && search.trim() !== '';
  const shownSort = isRanked ? null : (sort ?? DEFAULT_SORT);
  const close = useCloseMatches(list, search, found, filtering.predicate);
  const today = useToday();
  const { rows, layout } = useRows(visible, close, search, shownSort, today);

  const panel = useRef<HTMLElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  /** The link of the contact that Tab enters. */
  const tabStop = useRef<HTMLAnchorElement>(null);

  const selected = useObservable(store.selection);
  // Those that were deleted count again once they are back.
  const hasSelected = selected.size > 0 && list.contacts.some(({ id }) => selected.has(id));
  // Rows are to be selected, though none is yet.
  const [isChoosing, setChoosing] = useState(false);
  if (isChoosing && hasSelected) setChoosing(false);

  const pane = useDetailPane();
  const previewed = useObservable(store.previewed);
  const shownId = pane ? previewed || pane.id : '';
  const enter = (id: string) => own.dispatch({ type: 'enter', id });
  const enterShown = useEffectEvent(enter);
  useLayoutEffect(() => {
    if (shownId) enterShown(shownId);
  }, [shownId]);

  const { predicate } = filtering;
  useLayoutEffect(() => {
    // Hidden before all contacts are loaded, this effect does not run again.
    own.show(list.kind === 'all' ? () => rows : () => store.visible(search, sort, predicate));
  }, [own, store, search, sort, predicate, rows, list.kind]);
  useKeptFocus({ activeId, rows, enter, tabStop });

  return {
    list,
    isPart: within !== undefined,
    /** The same object until something else is asked for. */
    query,
    ...filtering,
    /** Before search and filter. */
    among,
    /** Before the filter. */
    found,
    /** The contacts that remain, which the files hold. */
    visible,
    /** Contacts that a misspelt search may mean, which are not counted. */
    close,
    /** Both, and where each stands. */
    rows,
    layout,
    today,
    /** Whether the best match comes first; `shownSort` is then `null`. */
    isRanked,
    shownSort,
    /** The contact that Tab enters; '' for the first one. */
    activeId,
    /** The contact beside the list; '' for none. */
    shownId,
    selected,
    /** Whether any of the list is. */
    hasSelected,
    /** Whether rows are to be selected, though none is yet. */
    isChoosing,
    setChoosing,
    panel,
    searchBox,
    tabStop,
    /** Takes another search, sort or filter, which is read from its first row. */
    ask: (event: ListEvent) => {
      own.dispatch(event);
      if ((panel.current?.getBoundingClientRect().top ?? 0) < 0) panel.current?.scrollIntoView();
    },
    /** A row got the focus. */
    enter,
    /** A key leads to a row: the contact beside the list is then that one. */
    follow: (id: string) => {
      enter(id);
      if (pane?.follows) store.previewed.set(id);
    },
  };
}

export type ListModel = ReturnType<typeof useNewListModel>;

export const ListModelContext = createContext<ListModel | null>(null);

/** The list of which this is a part. */
export function useListModel(): ListModel {
  const model = useContext(ListModelContext);
  if (!model) throw new Error('Not in a list.');
  return model;
}

/**
 * The contacts that have a row, and where each stands: the hits of the search, or those close to it under a heading.
 * `sort` is `null` while the best match comes first.
 */
function useRows(
  visible: readonly Contact[],
  close: readonly Contact[],
  search: string,
  sort: Sort | null,
  today: Date,
) {
  const isSearched = sort === null || search.trim() !== '';
  return useMemo(() => {
    const { length } = visible;
    if (close.length > 0) {
      const heading = { before: length, label: 'Did you mean', count: close.length };
      const rows = [...visible, ...close];
      return { rows, layout: new RowLayout(rows.length, [heading]) };
    }
    const headings = isSearched ? [] : headingsOf(visible, sort, today);
    return { rows: visible, layout: new RowLayout(length, headings) };
  }, [visible, close, isSearched, sort, today]);
}

type KeptFocus = Pick<ListModel, 'activeId' | 'rows' | 'enter' | 'tabStop'>;

/** The row that had the focus has it again when the list is shown again. */
function useKeptFocus({ activeId, rows, enter, tabStop }: KeptFocus): void {
  const list = useListStore();
  const left = useRef<{ query: ListQuery; index: number } | null>(null);
  const indexOfActive = () => rows.findIndex(({ id }) => id === activeId);
  const onHide = useEffectEvent(() => {
    left.current = { query: list.query, index: indexOfActive() };
  });
  const onShow = useEffectEvent(() => {
    const { current } = left;
    if (!current || current.query !== list.query || current.index < 0) return;
    if (indexOfActive() >= 0) {
      tabStop.current?.focus({ preventScroll: true });
      return;
    }
    // It was deleted: the next contact takes the focus once this is drawn.
    const next = rows[Math.min(current.index, rows.length - 1)];
    if (next) {
      queueMicrotask(() => focusRow(next.id, enter, tabStop));
    }
  });
  useLayoutEffect(() => {
    onShow();
    return () => onHide();
  }, []);
}
