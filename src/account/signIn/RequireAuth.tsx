import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useAuth, type SignedInUser } from '../../session/useAuth';
import {
  entryKey,
  entryState,
  keptQuery,
  readHistoryState,
  type HistoryState,
} from '../../ui/historyEntry';

/**
 * Lets only signed-in people through (R2.17). Everyone else goes to the login, which remembers the page
 * they asked for. A log-out on a protected page leads home.
 */
export function RequireAuth({ children }: { children: (user: SignedInUser) => ReactNode }) {
  const { state } = useAuth();
  // Read once: a later visit, for example by Back, counts as signed out.
  const [cameSignedIn] = useState(state.kind === 'signedIn');

  if (state.kind === 'signedIn') return children(state.user);
  const ended = state.kind === 'signedOut' && state.ended;
  if (cameSignedIn && ended === 'loggedOut') return <Navigate to="/" replace />;
  return <ToLogin isDeleted={ended === 'deleted'} />;
}

/** After a deletion, the next person who logs in starts without a page that was asked for. */
function ToLogin({ isDeleted }: { isDeleted: boolean }) {
  // Read once, before the address is that of the login. As the browser has it, with its entry: what the router shows
  // may be older while a list is being drawn.
  const [asked] = useState((): HistoryState => {
    const { pathname, search, hash } = window.location;
    return isDeleted ? {} : { from: pathname + search + hash, fromState: stateOf(entryKey()) };
  });
  return <Navigate to="/login" replace state={asked} />;
}

/** What the entry holds, its search too. */
function stateOf(entry: string): HistoryState {
  return { ...readHistoryState(entryState()), ...(keptQuery(entry) && { list: entry }) };
}
