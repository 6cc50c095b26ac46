import { createContext, useState, type ReactNode } from 'react';
import { NoticeBar } from './NoticeBar';
import { Notices } from './notices';

/** The state of one signed-in user: in memory only, until sign-out. */
export interface Session {
  uid: string;
  notices: Notices;
}

export const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  uid: string;
  children: ReactNode;
}

/** Provides the session of `uid` until the user changes. A visit to a public page drops nothing (R15.41). */
export function SessionProvider({ uid, children }: SessionProviderProps) {
  const [session, setSession] = useState<Session | null>(null);
  const isOver = uid !== (session?.uid ?? '');
  const current = isOver ? startSession(uid) : session;
  if (isOver) setSession(current);
  return (
    <SessionContext value={current}>
      {children}
      {current && <NoticeBar key={current.uid} notices={current.notices} />}
    </SessionContext>
  );
}

function startSession(uid: string): Session | null {
  return uid === '' ? null : { uid, notices: new Notices() };
}
