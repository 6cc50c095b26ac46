import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Contact } from '../contact';
import type { ListPosition, ListView } from '../store/ListMemory';
import { useContactStore } from '../store/useContactStore';
import { showRow } from './useRowFocus';

interface ListPositionState {
  /** The contact that holds the table's place for the keyboard; '' for the first one. */
  activeId: string;
  setActiveId: (id: string) => void;
  /** To be set on that contact's link. */
  tabStop: RefObject<HTMLAnchorElement | null>;
}

/** Brings a person who returns to the same search and sort back to where they were in the list. */
export function useListPosition(
  view: ListView,
  visible: readonly Contact[],
  isWhole: boolean,
): ListPositionState {
  const { memory: list } = useContactStore();
  const tabStop = useRef<HTMLAnchorElement>(null);
  const [start] = useState(() => {
    const position = list.positionAt(view);
    return { position, contactId: contactAt(position, visible) };
  });
  const [activeId, setActiveId] = useState(start.contactId);
  const latest = useRef({ activeId, visible });

  useLayoutEffect(() => {
    latest.current = { activeId, visible };
    // At once: the page that is opened next is drawn, with its way back here, before this one has gone.
    list.keepView(view, isWhole ? visible : []);
  }, [view, activeId, visible, isWhole, list]);

  useLayoutEffect(() => {
    if (!start.position) return;
    window.scrollTo(0, start.position.scrollY);
    if (!start.contactId) return;
    const link = tabStop.current;
    link?.focus({ preventScroll: true });
    // Another row than the one that was in sight: the end of the list, or a message, may hide it.
    if (start.contactId !== start.position.contactId) showRow(link);
  }, [start]);

  useLayoutEffect(
    () => () => {
      const { activeId, visible } = latest.current;
      const index = visible.findIndex(({ id }) => id === activeId);
      list.keepPosition({ scrollY: window.scrollY, contactId: activeId, index });
    },
    [list],
  );

  return { activeId, setActiveId, tabStop };
}

/** The contact that was opened; where it was deleted, the one that has moved up to its position. */
function contactAt(position: ListPosition | null, contacts: readonly Contact[]): string {
  if (!position?.contactId || contacts.some(({ id }) => id === position.contactId)) {
    return position?.contactId ?? '';
  }
  return contacts[Math.min(position.index, contacts.length - 1)]?.id ?? '';
}
