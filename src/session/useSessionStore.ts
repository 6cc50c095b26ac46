import { createContext, useContext } from 'react';
import type { SessionStore } from './SessionStore';

export const SessionContext = createContext<SessionStore | null>(null);

/** The memory of the signed-in user. Refuses to work on a page that needs no sign-in. */
export function useSessionStore(): SessionStore {
  const memory = useContext(SessionContext);
  if (!memory) throw new Error('useSessionStore needs a SessionProvider above it.');
  return memory;
}
