import { useMemo, useSyncExternalStore } from 'react';
import { useContactStore } from '../store/useContactStore';
import type { Contact } from '../contact';

/** The place of a contact in the list as it was left. */
export interface Neighbourhood {
  /** The ids of its neighbours; missing at either end. */
  previous: string | undefined;
  next: string | undefined;
  /** From 1. */
  place: number;
  count: number;
}

const NONE: readonly Contact[] = [];

/** The contacts before and after this one in the list as it was left (R15.15); `null` if it is not in it. */
export function useNeighbours(id: string): Neighbourhood | null {
  const store = useContactStore();
  const list = useSyncExternalStore(store.subscribe, store.current);
  const held = list.kind === 'all' ? list.contacts : NONE;
  const left = useSyncExternalStore(store.memory.subscribe, () => store.memory.shown);
  const goneId = store.contact(id) ? '' : id;
  // Without contacts that are gone since the list was left. Kept from one contact to the next: an arrow may be held.
  const shown = useMemo(() => {
    const ids = new Set(held.map((one) => one.id));
    return left.filter((one) => one.id === goneId || ids.has(one.id));
  }, [held, left, goneId]);
  const index = shown.findIndex((contact) => contact.id === id);
  if (index < 0) return null;
  return {
    previous: shown[index - 1]?.id,
    next: shown[index + 1]?.id,
    place: index + 1,
    count: shown.length,
  };
}
