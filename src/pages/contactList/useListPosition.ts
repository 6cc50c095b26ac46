import { useLayoutEffect, useRef, useState } from 'react';
import type { Contact } from '../../contacts/contact';
import type { ListPosition } from '../../session/ListMemory';
import { useSession } from '../../session/useSession';

interface DashboardPlaceState {
  /** The contact that holds the table's place for the keyboard; '' for the first one. */
  activeId: string;
  setActiveId: (id: string) => void;
}

/**
 * Remembers where in the list the person was, and goes back there when they return to the same search
 * and sort: same scroll position, focus on the contact that they had opened.
 */
export function useListPosition(address: string, visible: readonly Contact[]): DashboardPlaceState {
  const { list } = useSession();
  const [start] = useState(() => {
    const place = list.search === address ? list.position : null;
    return { place, contactId: contactAt(place, visible) };
  });
  const [activeId, setActiveId] = useState(start.contactId);
  const latest = useRef({ activeId, visible });

  useLayoutEffect(() => {
    latest.current = { activeId, visible };
    // At once: the page that is opened next is drawn, with its way back here, before this one has gone.
    list.keepSearch(address);
  }, [address, activeId, visible, list]);

  useLayoutEffect(() => {
    if (!start.place) return;
    window.scrollTo(0, start.place.scrollY);
    if (!start.contactId) return;
    const link = document.querySelector<HTMLElement>('[data-index] a[tabindex="0"]');
    link?.focus({ preventScroll: true });
    // Another row than the one that was in sight: the end of the list, or a notice, may hide it.
    if (start.contactId !== start.place.contactId) {
      link?.closest('tr')?.scrollIntoView({ block: 'nearest' });
    }
  }, [start]);

  useLayoutEffect(
    () => () => {
      const { activeId, visible } = latest.current;
      const index = visible.findIndex(({ id }) => id === activeId);
      list.keepPosition({ scrollY: window.scrollY, contactId: activeId, index });
    },
    [list],
  );

  return { activeId, setActiveId };
}

/** The contact that was opened; where it was deleted, the one that has moved up into its place. */
function contactAt(place: ListPosition | null, contacts: readonly Contact[]): string {
  if (!place?.contactId || contacts.some(({ id }) => id === place.contactId)) {
    return place?.contactId ?? '';
  }
  return contacts[Math.min(place.index, contacts.length - 1)]?.id ?? '';
}
