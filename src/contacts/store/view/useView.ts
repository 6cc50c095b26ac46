import { createContext, useContext, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useObservable } from '../../../platform/Observable';
import { useContactSession } from '../useContactStore';
import type { ListView } from './ListView';

/** A list of its own on another page: the people of a company. */
export const PartContext = createContext<ListView | null>(null);

/** The list that is drawn here, for who changes it. */
export function useListView(): ListView {
  const { view } = useContactSession();
  return useContext(PartContext) ?? view;
}

/**
 * What a component shows of the list that is drawn here: it is drawn again when that is another value or object. What a
 * press or a key needs of it is asked then, of `useListView`.
 */
export function useView<T>(select: (view: ListView) => T): T {
  const view = useListView();
  return useSyncExternalStore(view.subscribe, () => select(view));
}

/** Draw it on each page that shows the list or leads back to it: the list follows the history. */
export function useArrival(view: ListView): void {
  // Draws again with each entry.
  useLocation();
  // Each time: behind a contact the list is told of an older one.
  useLayoutEffect(() => view.arrive());
}

/** The way to the list as it was left: `link` for a link, `go` to go there. */
export function useBackToList() {
  const { way } = useContactSession().view.history;
  const link = useObservable(way);
  const navigate = useNavigate();
  const go = (replace = false) => {
    const { to, state } = way.current();
    return navigate(to, { state, replace });
  };
  return { link, go };
}
