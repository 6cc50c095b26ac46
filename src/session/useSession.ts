import { notifyManager, QueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { SessionContext, type Session } from './SessionProvider';

// An answer is drawn in the turn in which it comes, not in a later one.
notifyManager.setScheduler(queueMicrotask);

/** What has been read in each session. It goes with the session, and so at sign-out. */
const clients = new WeakMap<Session, QueryClient>();

/**
 * The session of the signed-in user and what has been read in it. The client is made by the first page
 * that asks for it, so that no public page loads its library. Throws on a page that needs no sign-in.
 */
export function useSession(): Session & { client: QueryClient } {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return { ...session, client: clientOf(session) };
}

function clientOf(session: Session): QueryClient {
  const known = clients.get(session);
  if (known) return known;
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // What was read stays until sign-out. A page that opens says whether it is too old.
        gcTime: Infinity,
        // `remoteCall` tries again where that helps. Any other failure is shown, with Try Again.
        retry: false,
        // `remoteCall` says itself that the browser is offline, and a page says it in words.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });
  clients.set(session, client);
  return client;
}
