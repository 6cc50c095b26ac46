import { useEffect, useState } from 'react';
import { useHistoryState, type ListView } from '../../ui/historyState';
import type { ListMemory } from '../store/ListMemory';
import { useContactStore } from '../store/useContactStore';
import { useMediaQuery } from '../../ui/device';
import { DESK } from '../desk/beside';

/**
 * Keeps how the list was left in the history entry of a contact: after a reload the way back still leads to
 * the same search and sort (R15.65).
 */
export function useKeptView(): void {
  const { uid, memory: list } = useContactStore();
  const [{ view }, write] = useHistoryState();
  // A list in sight keeps its own view.
  const isDesk = useMediaQuery(DESK);
  // Before anything is drawn: each way back asks the memory.
  useState(() => {
    if (!isDesk || list.shown.length === 0) restore(list, view, uid);
  });

  useEffect(() => {
    if (isDesk) return;
    const isDefault = list.view.sort === '' && list.view.state === null;
    if (isDefault || (view && list.isAt(view))) return;
    write({ view: list.view });
  }, [list, view, write, isDesk]);
}

/** What somebody else has searched for is not restored. */
function restore(list: ListMemory, view: ListView | undefined, uid: string): void {
  if (!view || (view.state && view.state.uid !== uid)) return;
  if (!list.isAt(view)) list.keepView(view);
}
