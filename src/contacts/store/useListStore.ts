import { createContext, useContext, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useObservable } from '../../platform/Observable';
import type { ListStore } from './ListState';
import { useContactSession } from './useContactStore';

/** A list of its own on another page: the people of a company. */
export const PartContext = createContext<ListStore | null>(null);

/** The list that is drawn here. */
export function useListStore(): ListStore {
  const { list } = useContactSession();
  return useContext(PartContext) ?? list;
}

/** Draw it on each page that shows the list or leads back to it: the list follows the history. */
export function useArrival(list: ListStore): void {
  // Draws again with each entry.
  useLocation();
  // Each time: behind a contact the list is told of an older one.
  useLayoutEffect(() => list.arrive());
}

/** The way to the list as it was left: `link` for a link, `go` to go there. */
export function useBackToList() {
  const { list } = useContactSession();
  const link = useObservable(list.way);
  const navigate = useNavigate();
  const go = (replace = false) => {
    const { to, state } = list.way.current();
    return navigate(to, { state, replace });
  };
  return { link, go };
}
