import { loadChunk } from '../lib/loadChunk';
import type { SessionWithService } from './session';
import { onSessionOpened } from './signedInFlag';
import { nextState } from './nextState';
import type { Auth, AuthState } from './useAuth';

/**
 * The way to the sign-in service, whose code is over a fifth of what the login page loads: taken when
 * it is first needed.
 */
export interface Connection extends Omit<Auth, 'state'> {
  /** Whether the first sign-in state is known. */
  isOpen: () => boolean;
  /** Settles when it is; rejects when the service's code could not be loaded. */
  open: () => Promise<void>;
  /** Tells who is signed in, once that is known and at every change; returns how to end it all. */
  watch: (watcher: (state: AuthState) => void) => () => void;
}

/** One that has loaded nothing yet. After a load that failed, only a new one can open. */
export function createConnection(): Connection {
  let watcher: ((state: AuthState) => void) | null = null;
  let state: AuthState | null = null;
  let session: Promise<SessionWithService> | null = null;
  let opening: Promise<void> | null = null;
  let stop = () => {};
  /** Counts the watchers: what was begun for an earlier one is dropped. */
  let turn = 0;

  const load = () => {
    session ??= loadChunk(() => import('./session')).then(({ createSession }) => createSession());
    return session;
  };

  const start = async () => {
    const ownTurn = turn;
    const { watch } = await load();
    if (ownTurn !== turn) return;
    await new Promise<void>((resolve) => {
      stop = watch((user, ended) => {
        state = nextState(state, user, ended);
        watcher?.(state);
        resolve();
      });
    });
  };

  const open = () => {
    // A failure stays until the error page has a new connection made: asked again at each drawing, React
    // would ask for ever.
    opening ??= start();
    return opening;
  };

  return {
    isOpen: () => state !== null,
    open,
    watch: (newWatcher) => {
      watcher = newWatcher;
      // Somebody signs in in another tab.
      const stopMark = onSessionOpened(() => {
        open().catch(() => undefined);
      });
      return () => {
        stopMark();
        stop();
        turn += 1;
        watcher = null;
        opening = null;
      };
    },
    signIn: async (email, password) => {
      await open();
      await (await load()).signIn(email, password);
    },
    signOut: async () => (await load()).signOut(),
  };
}
