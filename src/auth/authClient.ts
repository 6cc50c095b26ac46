import type { User } from 'firebase/auth';
import { connectSession, withinLimit, WRITE_LIMIT } from '../firebase/remoteCall';
import { loadChunk } from '../lib/loadChunk';
import { forgetDrafts, keepDraftsOf } from '../session/draftStore';
import type { Auth, AuthState, SessionEnd, SignedInUser } from './useAuth';

type Watcher = (state: AuthState) => void;

export interface AuthClient extends Pick<Auth, 'signOut' | 'deleteAccount'> {
  /** Whether the first state is known. */
  isOpen: () => boolean;
  /** Asks for the first state; settles when it is known. Rejects when the SDK could not be loaded. */
  open: () => Promise<void>;
  /** Tells the state once it is known, and at every change. Returns how to stop listening. */
  watch: (watcher: Watcher) => () => void;
}

/**
 * The only listener to the sign-in service (R4.1, R7.16). Loads the SDK at the first `open`.
 *
 *     unknown ---- somebody ----> signedIn <-----+
 *        |                         |    |        | somebody else,
 *        |                         |    +--------+ or another name or photo
 *      nobody                    nobody
 *        |                         |  ^
 *        v                         v  | somebody
 *     signedOut, and how the last session ended:
 *        'loggedOut'   signOut() was called here
 *        'deleted'     deleteAccount() was called here
 *        'expired'     a call was refused, or the service dropped the session: the flag is still set
 *        null          the flag is gone: another tab logged out, or there was no session
 *
 * After a failed load only a new client can open.
 */
export function createAuthClient(): AuthClient {
  let watcher: Watcher | null = null;
  let state: AuthState | null = null;
  let ended: SessionEnd | null = null;
  let opening: Promise<void> | null = null;
  let stop = () => {};

  const end = async (how: SessionEnd) => {
    ended = how;
    // Before the rest: the other tabs learn of the end at once.
    setSignedInFlag(false);
    await (await loadAuth()).signOut();
  };

  const hear = (user: User | null) => {
    // Two refused calls sign out twice: the reason stays until the next sign-in.
    if (user) ended = null;
    else if (hasSignedInFlag()) ended = 'expired';
    setSignedInFlag(user !== null);
    // While the form is still there. A log-out leaves no draft, and a draft is only for its own user.
    if (user) keepDraftsOf(user.uid);
    state = user ? signedIn(user, state) : { kind: 'signedOut', ended };
    watcher?.(state);
  };

  const listen = async () => {
    const ownWatcher = watcher;
    const auth = await loadAuth();
    if (ownWatcher !== watcher) return;
    const disconnect = connectSession({
      freshToken: async () => (await auth.currentUser?.getIdToken(true)) !== undefined,
      onExpired: () => void end('expired'),
    });
    await new Promise<void>((resolve) => {
      // Unlike onAuthStateChanged, it also tells of a new name or photo.
      const unsubscribe = auth.onIdTokenChanged((user) => {
        hear(user);
        resolve();
      });
      stop = () => {
        unsubscribe();
        disconnect();
      };
    });
  };

  const open = () => {
    // A failure stays: React asks at each render, and would never stop.
    opening ??= listen();
    return opening;
  };

  return {
    isOpen: () => state !== null,
    open,
    watch: (newWatcher) => {
      watcher = newWatcher;
      const stopFlag = onFlagSetElsewhere(() => {
        open().catch(() => undefined);
      });
      return () => {
        stopFlag();
        stop();
        watcher = null;
        opening = null;
      };
    },
    signOut: () => {
      forgetDrafts();
      return end('loggedOut');
    },
    deleteAccount: async () => {
      const { currentUser } = await loadAuth();
      if (!currentUser) return;
      ended = 'deleted';
      setSignedInFlag(false);
      try {
        // It signs out by itself.
        await withinLimit(currentUser.delete(), WRITE_LIMIT);
        forgetDrafts();
      } catch (error) {
        hear(currentUser);
        throw error;
      }
    },
  };
}

async function loadAuth() {
  const { auth } = await loadChunk(() => import('../firebase/auth'));
  return auth;
}

function signedIn(user: User, before: AuthState | null): AuthState {
  const next: SignedInUser = {
    uid: user.uid,
    name: user.displayName ?? '',
    email: user.email ?? '',
    photoURL: user.photoURL ?? '',
  };
  // An hourly token refresh changes nothing on screen: the same object, so nothing renders again.
  if (before?.kind === 'signedIn' && isSameUser(before.user, next)) return before;
  return { kind: 'signedIn', user: next };
}

function isSameUser(a: SignedInUser, b: SignedInUser): boolean {
  return a.uid === b.uid && a.name === b.name && a.email === b.email && a.photoURL === b.photoURL;
}

const FLAG = 'cardfile.session';

/**
 * Whether somebody is signed in as far as this browser knows: a mark that names nobody. The service drops
 * a session that it no longer accepts without a word; the mark then tells that there was one.
 */
export function hasSignedInFlag(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}

function setSignedInFlag(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(FLAG, 'open');
    else localStorage.removeItem(FLAG);
  } catch {
    // Without storage there is no session to come back to either.
  }
}

/** Calls `listener` when another tab signs somebody in. Returns how to stop listening. */
function onFlagSetElsewhere(listener: () => void): () => void {
  const hearStorage = ({ key, newValue }: StorageEvent) => {
    if (key === FLAG && newValue !== null) listener();
  };
  window.addEventListener('storage', hearStorage);
  return () => {
    window.removeEventListener('storage', hearStorage);
  };
}
