import { useState, useSyncExternalStore } from 'react';
import type { Beside } from '../desk/beside';
import { useContactStore } from '../store/useContactStore';

/**
 * The contact beside the list ('' for none), and a function that shows another. The row that Tab enters is always
 * that contact's.
 */
export function useShownContact(beside: Beside | null, setActiveId: (id: string) => void) {
  const store = useContactStore();
  const walked = useSyncExternalStore(store.subscribe, store.walked);
  const shownId = beside ? walked || beside.id : '';
  const [known, setKnown] = useState('');
  if (shownId !== known) {
    setKnown(shownId);
    if (shownId) setActiveId(shownId);
  }
  const follow = (id: string) => {
    setActiveId(id);
    if (beside?.follows) store.walkTo(id);
  };
  return { shownId, follow };
}
