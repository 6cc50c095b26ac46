import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import type { Path } from '../../routes';
import { useAuth, useDrafts, useUid } from '../../session/useAuth';
import { safeRedirectPath } from './safeRedirectPath';
import { keptQuery, useHistoryState } from '../../ui/historyEntry';

/**
 * Opens the page that was asked for after a sign-in, else the dashboard (R2.36). A page that another user asked for
 * in this tab, and their search, are dropped (R10.9).
 */
export function RedirectAfterLogin() {
  const uid = useUid();
  const { state } = useAuth();
  const isNext = state.kind === 'signedIn' && state.isNext;
  const { from, fromState } = useHistoryState();
  const drafts = useDrafts();
  // A sign-up that was begun is over with a login.
  useEffect(() => {
    drafts.dispatch('/register' satisfies Path, { kind: 'discard' });
  }, [drafts]);
  const owner = fromState?.list === undefined ? uid : keptQuery(fromState.list)?.uid;
  if (isNext || owner !== uid) return <Navigate to="/dashboard" replace />;
  return <Navigate to={safeRedirectPath(from)} state={fromState} replace />;
}
