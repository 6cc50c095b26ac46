import { useEffect, useState } from 'react';
import { useHistoryState, type ListView } from '../../ui/historyState';
import type { ListMemory } from '../store/ListMemory';
import { useContactStore } from '../store/useContactStore';

/**
 * Keeps how the list was left in the history entry of a contact: after a reload the way back still leads to
 * the same search and sort (R15.65).
 */
export function useKeptView(): void {
  const { uid, memory: list } = useContactStore();
  const [{ view }, write] = useHistoryState();
  // Before anything is drawn: each way back asks the memory.
  useState(() => {
    restore(list, view, uid);
  });

  useEffect(() => {
    const isDefault = list.view.sort === '' && list.view.state === null;
    if (isDefault || (view && list.isAt(view))) return;
    write({ view: list.view });
  }, [list, view, write]);
}

/** What somebody else has searched for is not restored. */
function restore(list: ListMemory, view: ListView | undefined, uid: string): void {
  if (!view || (view.state && view.state.uid !== uid)) return;
  if (!list.isAt(view)) list.keepView(view);
}
