import type { QueryClient } from '@tanstack/react-query';
import { contactListQuery } from '../contacts/queries';
import { auth } from '../firebase/auth';
import { copyOwner } from './copy/choice';

/** In ms: who comes back sooner after the last read finds the list as it is. */
const LATELY = 30_000;

/**
 * Brings the contacts of `uid` up to date when the person comes back to the tab, or the network does (R15.21).
 * Ends with the session.
 */
export function keepCurrent(client: QueryClient, uid: string): void {
  if (copyOwner() === uid) void keepCopy(client, uid);
  const session = new AbortController();
  const refresh = () => {
    if (document.visibilityState !== 'visible') return;
    // What it fails with, the page says.
    client.query({ ...contactListQuery(uid), staleTime: LATELY }).catch(() => {});
  };
  const { signal } = session;
  document.addEventListener('visibilitychange', refresh, { signal });
  window.addEventListener('focus', refresh, { signal });
  window.addEventListener('online', refresh, { signal });
  const unsubscribe = auth.onIdTokenChanged((user) => {
    if (user?.uid === uid) return;
    session.abort();
    // Not yet there, where this is called at once.
    queueMicrotask(() => {
      unsubscribe();
    });
  });
}

/** Where its code does not come, no copy is kept in this visit. */
async function keepCopy(client: QueryClient, uid: string): Promise<void> {
  const code = await import('./copy/keepCopy').catch(() => null);
  code?.keepCopy(client, uid);
}
