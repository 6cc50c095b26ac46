import type { QueryClient } from '@tanstack/react-query';
import { contactListQuery } from '../contacts/queries';
import { auth } from '../firebase/auth';
import { copyOwner } from './copy/choice';
import { runWhenIdle } from '../lib/runWhenIdle';

/** In ms: who comes back sooner after the last read finds the list as it is. */
const LATELY = 30_000;

/**
 * Brings the contacts of `uid` up to date when the person comes back to the tab, or the network does (R15.21),
 * and listens for changes after that, and once the browser is idle (R15.71). Ends with the session.
 */
export function keepCurrent(client: QueryClient, uid: string): void {
  if (copyOwner() === uid) void keepCopy(client, uid);
  const session = new AbortController();
  const { signal } = session;
  const loadLive = async () => {
    const { liveContacts } = await import('./liveContacts');
    return liveContacts(client, uid, signal);
  };
  let live: ReturnType<typeof loadLive> | null = null;
  const listen = () => {
    live ??= loadLive();
    live.then(
      (begin) => {
        begin();
      },
      () => {
        // Its code did not come: the next return asks for it again.
        live = null;
      },
    );
  };
  const refresh = async () => {
    if (document.visibilityState !== 'visible') return;
    // What it fails with, the page says.
    await client.query({ ...contactListQuery(uid), staleTime: LATELY }).catch(() => {});
    if (!signal.aborted) listen();
  };
  const comeBack = () => void refresh();
  document.addEventListener('visibilitychange', comeBack, { signal });
  window.addEventListener('focus', comeBack, { signal });
  window.addEventListener('online', comeBack, { signal });
  signal.addEventListener('abort', runWhenIdle([listen]));
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
