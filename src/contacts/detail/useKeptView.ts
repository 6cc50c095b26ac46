import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListMemory, ListView } from '../store/ListMemory';
import { useContactStore } from '../store/useContactStore';

/**
 * Keeps how the list was left in the history entry of a contact: after a reload the way back still leads to
 * the same search and sort (R15.65).
 */
export function useKeptView(): void {
  const { uid, memory: list } = useContactStore();
  const { pathname, search, hash, ...location } = useLocation();
  const state = location.state as { view?: ListView } | null;
  const navigate = useNavigate();
  // Before anything is drawn: each way back asks the memory.
  useState(() => {
    restore(list, state?.view, uid);
  });

  useEffect(() => {
    const isDefault = list.view.sort === '' && list.view.state === null;
    if (isDefault || (state?.view && list.isAt(state.view))) return;
    const held = { ...state, view: list.view };
    void navigate({ pathname, search, hash }, { replace: true, state: held });
  }, [list, navigate, pathname, search, hash, state]);
}

/** What somebody else has searched for is not restored. */
function restore(list: ListMemory, view: ListView | undefined, uid: string): void {
  if (!view || (view.state && view.state.uid !== uid)) return;
  if (!list.isAt(view)) list.keepView(view);
}
