import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useHistoryState, writeHistoryState, type ListView } from '../../ui/historyState';
import type { ListMemory } from '../store/ListMemory';
import { useContactStore } from '../store/useContactStore';
import { useMediaQuery } from '../../ui/device';
import { DESK } from '../desk/beside';

/** Keeps the list's search and sort in the history entry of a contact, for the way back after a reload (R15.65). */
export function useKeptView(): void {
  const { uid, memory: list } = useContactStore();
  const { pathname } = useLocation();
  const { view } = useHistoryState();
  // A visible list keeps its own view.
  const isDesk = useMediaQuery(DESK);
  // Before it is painted: links back, drawn anew, read the memory.
  useSyncExternalStore(list.subscribe, () => (isDesk ? null : list.view));
  const onOpened = useEffectEvent(() => {
    if (!isDesk || !list.isShown) restore(list, view, uid);
  });
  useLayoutEffect(() => onOpened(), []);

  useEffect(() => {
    if (isDesk) return;
    const isDefault = list.view.sort === '' && list.view.state === null;
    if (isDefault || (view && list.isAt(view))) return;
    // After a quick Back the entry is another page's.
    if (window.location.pathname === pathname) writeHistoryState({ view: list.view });
  }, [list, view, pathname, isDesk]);
}

/** Another user's search is not restored. */
function restore(list: ListMemory, view: ListView | undefined, uid: string): void {
  if (!view || (view.state && view.state.uid !== uid)) return;
  if (!list.isAt(view)) list.keepView(view);
}
