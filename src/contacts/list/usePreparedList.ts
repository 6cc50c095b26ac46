import { useEffect } from 'react';
import type { ContactList } from '../store/ContactList';
import { useContactStore } from '../store/useContactStore';
import { runWhenIdle } from '../../lib/runWhenIdle';

/** Prepares the whole list for the first search and the first sort, once it is loaded. */
export function usePreparedList({ kind }: ContactList): void {
  const store = useContactStore();
  useEffect(() => (kind === 'all' ? runWhenIdle(store.preparation()) : undefined), [store, kind]);
}
