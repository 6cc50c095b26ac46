import {
  Component,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { ListView } from '../../ui/historyState';
import { useContactStore } from '../store/useContactStore';
import { bodyOf, focusRow } from '../desk/useRowFocus';
import type { ShownList } from './useShownList';

interface ListPositionState {
  /** The contact that Tab enters; '' for the first one. */
  activeId: string;
  setActiveId: (id: string) => void;
  /** Ref for that contact's link. */
  tabStop: RefObject<HTMLAnchorElement | null>;
}

/** The focused row. It gets the focus back when the list is shown again. */
export function useListPosition(
  shown: ShownList,
  isWhole: boolean,
  isPart: boolean,
): ListPositionState {
  const store = useContactStore();
  const { view, search, sort, predicate, rows } = shown;
  const tabStop = useRef<HTMLAnchorElement>(null);
  const [activeId, setActiveId] = useState('');
  const left = useRef<{ view: ListView; index: number } | null>(null);

  useLayoutEffect(() => {
    // At once: the next page reads it for its way back while this one is still mounted. A part of the list on
    // another page is not what Back leads to.
    if (isPart) return;
    // Hidden before all contacts are loaded, this effect does not run again.
    const findAll = () => store.visible(search, sort, predicate);
    store.memory.keepView(view, isWhole ? () => rows : findAll);
  }, [view, search, sort, predicate, rows, isWhole, isPart, store]);

  const indexOfActive = () => rows.findIndex(({ id }) => id === activeId);
  const onHide = useEffectEvent(() => {
    left.current = { view, index: indexOfActive() };
  });
  const onShow = useEffectEvent(() => {
    const { current } = left;
    if (!current || current.view !== view || current.index < 0) return;
    if (indexOfActive() >= 0) {
      tabStop.current?.focus({ preventScroll: true });
      return;
    }
    // It was deleted: the next contact takes the focus once this is drawn.
    const next = rows[Math.min(current.index, rows.length - 1)];
    if (next) {
      queueMicrotask(() => focusRow(next.id, setActiveId, tabStop));
    }
  });
  useLayoutEffect(() => {
    onShow();
    return () => onHide();
  }, []);

  return { activeId, setActiveId, tabStop };
}

/** Restores the scroll position when the list is shown again. Draw it before the table, which measures its place. */
export function KeptScroll({ view }: { view: ListView }) {
  const left = useRef<{ view: ListView; y: number } | null>(null);
  const onShow = useEffectEvent(() => {
    if (left.current?.view === view) window.scrollTo(0, left.current.y);
  });
  const onHide = useEffectEvent(() => {
    left.current = { view, y: window.scrollY };
  });
  // Only when the page comes and goes: reading the scroll position forces a layout.
  useLayoutEffect(() => {
    onShow();
    return () => onHide();
  }, []);
  return null;
}

interface SteadyDeskProps {
  /** What holds the rows. */
  panel: RefObject<HTMLElement | null>;
  tabStop: RefObject<HTMLAnchorElement | null>;
  /** Whether a contact stands beside the list. */
  isDesk: boolean;
}

/**
 * Keeps rows at their height on the screen when a contact appears or goes beside them; then the focus is on its row.
 * Draw it before the table, like `KeptScroll`. A class, since hooks cannot read the page before it changes.
 */
export class SteadyDesk extends Component<SteadyDeskProps> {
  override getSnapshotBeforeUpdate(before: SteadyDeskProps): number | null {
    return before.isDesk === this.props.isDesk ? null : this.#top();
  }

  override componentDidUpdate(_: SteadyDeskProps, _state: unknown, before: number | null): void {
    // Asked first: to read a place forces a layout, and the list is drawn at each key press.
    if (before === null) return;
    const now = this.#top();
    if (now === null) return;
    window.scrollBy({ top: now - before, behavior: 'instant' });
    if (!this.props.isDesk) this.props.tabStop.current?.focus({ preventScroll: true });
  }

  override render() {
    return null;
  }

  /** The rows' top, in px from the top of the window; `null` while they are hidden. */
  #top(): number | null {
    const body = bodyOf(this.props.panel.current);
    return body?.getClientRects()[0]?.top ?? null;
  }
}
