import { useEffect } from 'react';
import type { ContactList } from '../store/ContactList';
import { useContactStore } from '../store/useContactStore';
import { runWhenIdle } from '../../lib/runWhenIdle';

/** Makes the whole list ready for the first search and the first press of a header, once it is here. */
export function usePreparedList({ kind }: ContactList): void {
  const store = useContactStore();
  useEffect(() => (kind === 'all' ? runWhenIdle(store.preparation()) : undefined), [store, kind]);
}
