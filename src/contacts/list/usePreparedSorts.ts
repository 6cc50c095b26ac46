import { useEffect } from 'react';
import { COLUMNS } from './columns';
import type { ContactList } from '../store/ContactList';
import { useContactStore } from '../store/useContactStore';
import { runWhenIdle } from '../../lib/runWhenIdle';

/** Has each column's order ready before its header is clicked: a first sort is most of the wait. */
export function usePreparedSorts({ kind }: ContactList): void {
  const store = useContactStore();
  useEffect(() => {
    if (kind !== 'all') return;
    return runWhenIdle(
      COLUMNS.map(({ key }) => () => {
        store.prepare(key);
      }),
    );
  }, [store, kind]);
}
