import { createContext, type ReactNode } from 'react';
import { NoticeBar } from './NoticeBar';
import type { Session } from './Session';

export const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  session: Session | null;
  children: ReactNode;
}

/** Provides the session, and draws its notices. A visit to a public page drops nothing (R15.41). */
export function SessionProvider({ session, children }: SessionProviderProps) {
  return (
    <SessionContext value={session}>
      {children}
      {session && <NoticeBar key={session.uid} notices={session.notices} />}
    </SessionContext>
  );
}
