import { createContext, useState, type ReactNode } from 'react';
import { ListMemory } from './ListMemory';

/** What lives as long as one signed-in user: in memory only, and until sign-out. */
export interface Session {
  uid: string;
  /** Where the contacts list was left. */
  list: ListMemory;
}

export const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  uid: string;
  children: ReactNode;
}

/** Gives the pages below it one session, which is dropped when this component goes. Key it by `uid`. */
export function SessionProvider({ uid, children }: SessionProviderProps) {
  const [session] = useState<Session>(() => ({ uid, list: new ListMemory() }));
  return <SessionContext value={session}>{children}</SessionContext>;
}
