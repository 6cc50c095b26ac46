import { Navigate } from 'react-router-dom';
import { useUid } from '../../session/useAuth';
import { useHistoryState } from '../../ui/historyState';
import { safeRedirectPath } from './safeRedirectPath';

/**
 * Leads a person who has signed in on to the page that was asked for, else to the dashboard (R2.36). What somebody else
 * has asked for in this tab, and the words of their search, go (R10.9).
 */
export function AskedPage() {
  const uid = useUid();
  const [{ from, held }] = useHistoryState();
  const owner = held?.uid ?? held?.view?.state?.uid ?? uid;
  if (owner !== uid) return <Navigate to="/dashboard" replace />;
  return <Navigate to={safeRedirectPath(from)} state={held} replace />;
}
