import { useState } from 'react';
import { useObservable } from '../../platform/Observable';
import type { Beside } from '../desk/beside';
import { useContactStore } from '../store/useContactStore';

/**
 * The contact beside the list ('' for none), and a function that shows another. The row that Tab enters is always
 * that contact's.
 */
export function useShownContact(beside: Beside | null, setActiveId: (id: string) => void) {
  const store = useContactStore();
  const previewed = useObservable(store.previewed);
  const shownId = beside ? previewed || beside.id : '';
  const [known, setKnown] = useState('');
  if (shownId !== known) {
    setKnown(shownId);
    if (shownId) setActiveId(shownId);
  }
  const follow = (id: string) => {
    setActiveId(id);
    if (beside?.follows) store.previewed.set(id);
  };
  return { shownId, follow };
}
