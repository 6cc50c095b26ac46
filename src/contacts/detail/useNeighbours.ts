import { useSyncExternalStore } from 'react';
import { useContactStore } from '../store/useContactStore';

/** The place of a contact in the list as it was left. */
export interface Neighbourhood {
  /** The ids of its neighbours; missing at either end. */
  previous: string | undefined;
  next: string | undefined;
  /** From 1. */
  place: number;
  count: number;
}

/** The contacts before and after this one in the list as it was left (R15.15); `null` if it is not in it. */
export function useNeighbours(id: string): Neighbourhood | null {
  const store = useContactStore();
  useSyncExternalStore(store.subscribe, store.current);
  const listed = useSyncExternalStore(store.memory.subscribe, () => store.memory.shown);
  // Without contacts that are gone since the list was left.
  const shown = listed.filter((one) => one.id === id || store.contact(one.id));
  const index = shown.findIndex((contact) => contact.id === id);
  if (index < 0) return null;
  return {
    previous: shown[index - 1]?.id,
    next: shown[index + 1]?.id,
    place: index + 1,
    count: shown.length,
  };
}
