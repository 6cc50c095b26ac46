import { Navigate } from 'react-router-dom';
import { useHistoryState } from '../../ui/historyState';
import { safeRedirectPath } from './safeRedirectPath';

/** Leads a person who has signed in on to the page that was asked for, else to the dashboard (R2.36). */
export function AskedPage() {
  const [{ from, held }] = useHistoryState();
  return <Navigate to={safeRedirectPath(from)} state={held} replace />;
}
