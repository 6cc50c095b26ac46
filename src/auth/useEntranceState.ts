import { useLocation } from 'react-router-dom';

/** What login and lost password hand to each other, in the history entry. */
export interface EntranceState {
  /** The page that was asked for; `safeRedirectPath` judges it. */
  from?: unknown;
  /** The email that was typed on the page before. */
  email?: unknown;
}

/** What the page before has handed over. */
export function useEntranceState(): { from: unknown; email: string } {
  const { from, email } = (useLocation().state ?? {}) as EntranceState;
  return { from, email: typeof email === 'string' ? email : '' };
}
