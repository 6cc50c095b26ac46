import {
  createContext,
  createRef,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type RefObject,
} from 'react';
import { useObservable } from '../../platform/Observable';
import { useDetailPane } from '../desk/detailPane';
import { focusRow } from '../desk/useRowFocus';
import { useContactStore } from '../store/useContactStore';
import { useListView } from '../store/view/useView';
import type { ListQuery, ViewEvent } from '../store/view/viewAfter';

/** The elements of a list that keys lead to. The same for as long as it is drawn. */
export interface ListElements {
  panel: RefObject<HTMLElement | null>;
  searchBox: RefObject<HTMLInputElement | null>;
  /** The link of the contact that Tab enters. */
  tabStop: RefObject<HTMLAnchorElement | null>;
  /** The chips of the filter, while they are shown. */
  filterRow: RefObject<HTMLUListElement | null>;
}

export function newListElements(): ListElements {
  return {
    panel: createRef(),
    searchBox: createRef(),
    tabStop: createRef(),
    filterRow: createRef(),
  };
}

export const ListElementsContext = createContext<ListElements | null>(null);

/** The elements of the list of which this is a part. */
export function useListElements(): ListElements {
  const elements = useContext(ListElementsContext);
  if (!elements) throw new Error('Not in a list.');
  return elements;
}

/** Gives what takes another search, sort or filter, which is read from its first row. */
export function useAsk(): (event: ViewEvent) => void {
  const { dispatch } = useListView();
  const { panel } = useListElements();
  return (event) => {
    dispatch(event);
    if ((panel.current?.getBoundingClientRect().top ?? 0) < 0) panel.current?.scrollIntoView();
  };
}

/** Gives what a key does that leads to a row: the contact beside the list is then that one. */
export function useFollow(): (id: string) => void {
  const { dispatch } = useListView();
  const { previewed } = useContactStore();
  const pane = useDetailPane();
  return (id) => {
    dispatch({ type: 'enter', id });
    if (pane?.follows) previewed.set(id);
  };
}

/** The id of the contact beside the list; '' for none. */
export function useShownId(): string {
  const pane = useDetailPane();
  const previewed = useObservable(useContactStore().previewed);
  return pane ? previewed || pane.id : '';
}

/** Tab enters the contact beside the list. */
export function useShownEntered(): void {
  const { dispatch } = useListView();
  const shownId = useShownId();
  useLayoutEffect(() => {
    if (shownId) dispatch({ type: 'enter', id: shownId });
  }, [dispatch, shownId]);
}

/** The row that had the focus has it again when the list is shown again. */
export function useKeptFocus(): void {
  const view = useListView();
  const { tabStop } = useListElements();
  const left = useRef<{ query: ListQuery; index: number } | null>(null);
  const indexOfActive = () => view.contents.rows.findIndex(({ id }) => id === view.state.activeId);
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
    const { rows } = view.contents;
    const next = rows[Math.min(current.index, rows.length - 1)];
    const enter = (id: string) => view.dispatch({ type: 'enter', id });
    if (next) queueMicrotask(() => focusRow(next.id, enter, tabStop));
  });
  useLayoutEffect(() => {
    onShow();
    return () => onHide();
  }, []);
}
