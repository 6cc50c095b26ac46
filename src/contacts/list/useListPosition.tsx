import {
  Component,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { Contact } from '../contact';
import type { ListView } from '../../ui/historyState';
import { useContactStore } from '../store/useContactStore';
import { bodyOf, focusRow } from './useRowFocus';

interface ListPositionState {
  /** The contact that holds the table's place for the keyboard; '' for the first one. */
  activeId: string;
  setActiveId: (id: string) => void;
  /** To be set on that contact's link. */
  tabStop: RefObject<HTMLAnchorElement | null>;
}

/** The row that has the focus. It gets it back when the list, which stays behind other pages, is shown again. */
export function useListPosition(
  view: ListView,
  visible: readonly Contact[],
  isWhole: boolean,
  isPart: boolean,
): ListPositionState {
  const { memory: list } = useContactStore();
  const tabStop = useRef<HTMLAnchorElement>(null);
  const [activeId, setActiveId] = useState('');
  const left = useRef<{ view: ListView; index: number } | null>(null);

  useLayoutEffect(() => {
    // At once: the page that is opened next is drawn, with its way back here, before this one has gone.
    // A part of it on another page is not what Back leads to.
    if (!isPart) list.keepView(view, isWhole ? visible : []);
  }, [view, visible, isWhole, isPart, list]);

  const indexOfActive = () => visible.findIndex(({ id }) => id === activeId);
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
    // It was deleted: the contact that has moved up to its place takes the focus, once this is drawn.
    const next = visible[Math.min(current.index, visible.length - 1)];
    if (next) {
      queueMicrotask(() => {
        focusRow(next.id, setActiveId, tabStop);
      });
    }
  });
  useLayoutEffect(() => {
    onShow();
    return () => {
      onHide();
    };
  }, []);

  return { activeId, setActiveId, tabStop };
}

/**
 * Scrolls back to where the list was left when it is shown again. To be drawn before the table, which looks
 * where it is on the screen.
 */
export function KeptScroll({ view }: { view: ListView }) {
  const left = useRef<{ view: ListView; y: number } | null>(null);
  const onShow = useEffectEvent(() => {
    if (left.current?.view === view) window.scrollTo(0, left.current.y);
  });
  const onHide = useEffectEvent(() => {
    left.current = { view, y: window.scrollY };
  });
  // Only as the page comes and goes: to ask for its scroll position forces a layout.
  useLayoutEffect(() => {
    onShow();
    return () => {
      onHide();
    };
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
 * Keeps the rows at their height on the screen as a contact comes beside them and goes; then the focus is on its
 * row. To be drawn before the table, as `KeptScroll` is. A class, for hooks cannot look at the page before it changes.
 */
export class SteadyDesk extends Component<SteadyDeskProps> {
  override getSnapshotBeforeUpdate(before: SteadyDeskProps): number | null {
    return before.isDesk === this.props.isDesk ? null : this.#top();
  }

  override componentDidUpdate(_: SteadyDeskProps, _state: unknown, before: number | null): void {
    const now = this.#top();
    if (before === null || now === null) return;
    window.scrollBy({ top: now - before, behavior: 'instant' });
    if (!this.props.isDesk) this.props.tabStop.current?.focus({ preventScroll: true });
  }

  override render() {
    return null;
  }

  /** Of the rows, in px from the top of the window; `null` while they are not shown. */
  #top(): number | null {
    const body = bodyOf(this.props.panel.current);
    return body?.getClientRects()[0]?.top ?? null;
  }
}
