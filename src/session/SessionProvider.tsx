import { useState, type ReactNode } from 'react';
import { SessionStore } from './SessionStore';
import { SessionContext } from './useSessionStore';

interface SessionProviderProps {
  uid: string;
  children: ReactNode;
}

/** Gives the pages below it one memory, which is dropped when this component goes. Key it by `uid`. */
export function SessionProvider({ uid, children }: SessionProviderProps) {
  const [memory] = useState(() => new SessionStore(uid));
  return <SessionContext value={memory}>{children}</SessionContext>;
}
