import { useLocation } from 'react-router-dom';
import type { Asked } from './AskedPage';

/** What login, sign-up and lost password hand to each other, in the history entry. */
export interface EntranceState extends Partial<Record<keyof Asked, unknown>> {
  /** The email that was typed on the page before. */
  email?: unknown;
}

/** What the page before has handed over. */
export function useEntranceState(): EntranceState & { email: string } {
  const state = useLocation().state as EntranceState | null;
  return { ...state, email: typeof state?.email === 'string' ? state.email : '' };
}
