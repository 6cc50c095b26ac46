import { Navigate } from 'react-router-dom';
import { useHistoryState, type HistoryState } from '../../ui/historyState';
import { safeRedirectPath } from './safeRedirectPath';

/** Leads a person who has signed in on to the page that was asked for, else to the dashboard (R2.36). */
export function AskedPage({ flash = '' }: { flash?: string }) {
  const [{ from, held }] = useHistoryState();
  const state: HistoryState = { ...held, ...(flash && { flash }) };
  return <Navigate to={safeRedirectPath(from)} state={state} replace />;
}
