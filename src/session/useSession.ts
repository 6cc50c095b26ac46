import { useContext } from 'react';
import type { Session } from './Session';
import { SessionContext } from './SessionProvider';

/** The session of the signed-in user. Throws on a page that needs no sign-in. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
