import { useLayoutEffect, useRef, useState } from 'react';
import { useUserMemory } from '../../userMemory/useUserMemory';

interface DashboardPlaceState {
  /** The contact that holds the table's place for the keyboard; '' for the first one. */
  activeId: string;
  setActiveId: (id: string) => void;
}

/**
 * Remembers where in the list the person was, and goes back there when they return to the same search
 * and sort: same scroll position, focus on the contact that they had opened.
 */
export function useDashboardPlace(address: string): DashboardPlaceState {
  const memory = useUserMemory();
  const [returnTo] = useState(() => (memory.place?.address === address ? memory.place : null));
  const [activeId, setActiveId] = useState(returnTo?.contactId ?? '');
  const latest = useRef({ address, activeId });

  useLayoutEffect(() => {
    latest.current = { address, activeId };
  }, [address, activeId]);

  useLayoutEffect(() => {
    if (!returnTo) return;
    window.scrollTo(0, returnTo.scrollY);
    const link = document.querySelector<HTMLElement>('[data-index] a[tabindex="0"]');
    if (returnTo.contactId) link?.focus({ preventScroll: true });
  }, [returnTo]);

  useLayoutEffect(
    () => () => {
      const { address, activeId } = latest.current;
      memory.keepPlace({ address, scrollY: window.scrollY, contactId: activeId });
    },
    [memory],
  );

  return { activeId, setActiveId };
}
