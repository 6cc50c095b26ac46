import { createContext, useContext, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useObservable } from '../../platform/Observable';
import { useDetailPane } from '../desk/detailPane';
import { focusRow } from '../desk/useRowFocus';
import { useFilterRow } from '../filter/useFilterRow';
import { useContactStore } from '../store/useContactStore';
import { useListView, useView } from '../store/view/useView';
import type { ListQuery, ViewEvent } from '../store/view/viewAfter';

/** What the list shows, for its parts, and where they stand on the page. */
export function useNewListModel() {
  const store = useContactStore();
  const view = useListView();
  const shown = useView((all) => all);
  const { rows, list, query, predicate, activeId } = shown;
  const { search, sort } = query;

  const panel = useRef<HTMLElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  /** The link of the contact that Tab enters. */
  const tabStop = useRef<HTMLAnchorElement>(null);
  const filtering = useFilterRow(view, shown);

  const pane = useDetailPane();
  const previewed = useObservable(store.previewed);
  const shownId = pane ? previewed || pane.id : '';
  const enter = (id: string) => view.dispatch({ type: 'enter', id });
  const enterShown = useEffectEvent(enter);
  useLayoutEffect(() => {
    if (shownId) enterShown(shownId);
  }, [shownId]);

  useLayoutEffect(() => {
    // Hidden before all contacts are loaded, this effect does not run again.
    view.show(list.kind === 'all' ? () => rows : () => store.visible(search, sort, predicate));
  }, [view, store, search, sort, predicate, rows, list.kind]);
  useKeptFocus({ activeId, rows, enter, tabStop });

  return {
    ...shown,
    ...filtering,
    dispatch: view.dispatch,
    /** The contact beside the list; '' for none. */
    shownId,
    panel,
    searchBox,
    tabStop,
    /** Takes another search, sort or filter, which is read from its first row. */
    ask: (event: ViewEvent) => {
      view.dispatch(event);
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

type KeptFocus = Pick<ListModel, 'activeId' | 'rows' | 'enter' | 'tabStop'>;

/** The row that had the focus has it again when the list is shown again. */
function useKeptFocus({ activeId, rows, enter, tabStop }: KeptFocus): void {
  const view = useListView();
  const left = useRef<{ query: ListQuery; index: number } | null>(null);
  const indexOfActive = () => rows.findIndex(({ id }) => id === activeId);
  const onHide = useEffectEvent(() => {
    left.current = { query: view.state.query, index: indexOfActive() };
  });
  const onShow = useEffectEvent(() => {
    const { current } = left;
    if (!current || current.query !== view.state.query || current.index < 0) return;
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
