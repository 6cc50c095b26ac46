import { Navigate, useLocation } from 'react-router-dom';
import { safeRedirectPath } from './safeRedirectPath';

/** What the history entry of the login remembers of the page that was asked for. */
export interface Asked {
  /** Its address. */
  from: string;
  /** What its own history entry held, such as a search. */
  held: unknown;
}

/** Leads a person who has signed in on to the page that was asked for, else to the dashboard (R2.36). */
export function AskedPage({ flash = '' }: { flash?: string }) {
  const { from, held }: Partial<Record<keyof Asked, unknown>> = {
    ...(useLocation().state as object | null),
  };
  const state = { ...(held as object | null), ...(flash && { flash }) };
  return <Navigate to={safeRedirectPath(from)} state={state} replace />;
}
