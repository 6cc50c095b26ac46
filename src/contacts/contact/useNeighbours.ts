import { useSyncExternalStore } from 'react';
import { memoizeByRef } from '../../platform/memoizeByRef';
import { useContactSession } from '../store/useContactStore';
import type { Contact } from '../model/contact';

/** The place of a contact in the list as it was left. */
export interface Neighbourhood {
  previous: string | undefined;
  next: string | undefined;
  place: number;
  count: number;
}

const NONE: readonly Contact[] = [];

/** Of a list as it was left, the contacts that are held still. Kept: each contact asks while an arrow is held. */
const stillHeld = memoizeByRef((held: readonly Contact[]) => {
  const ids = new Set(held.map(({ id }) => id));
  return memoizeByRef((left: readonly Contact[]) => left.filter(({ id }) => ids.has(id)));
});

/** The contacts before and after this one in the list as it was left (R15.15); `null` if it is not in it. */
export function useNeighbours(id: string): Neighbourhood | null {
  const {
    store,
    view: { left: leftList },
  } = useContactSession();
  const list = useSyncExternalStore(store.subscribe, store.current);
  const isWhole = list.kind === 'all';
  const left = useSyncExternalStore(leftList.subscribe, () =>
    isWhole ? leftList.current()() : NONE,
  );
  const shown = store.contact(id)
    ? stillHeld(isWhole ? list.contacts : NONE)(left)
    : // It was deleted, and still leads to the next one.
      left.filter((one) => one.id === id || store.contact(one.id));
  const index = shown.findIndex((contact) => contact.id === id);
  if (index < 0) return null;
  return {
    previous: shown[index - 1]?.id,
    next: shown[index + 1]?.id,
    place: index + 1,
    count: shown.length,
  };
}
