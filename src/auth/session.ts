import {
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut as endSession,
  type User,
} from 'firebase/auth/web-extension';
import { auth } from '../firebase/auth';
import { onSessionExpired } from '../firebase/sessionExpiry';
import { forgetDrafts, keepDraftsOf } from '../session/draftStore';
import { hasSignedInFlag, setSignedInFlag } from './signedInFlag';
import type { Auth, SessionEnd } from './useAuth';

type Watcher = (user: User | null, ended: SessionEnd | null) => void;

export interface SessionWithService extends Omit<Auth, 'state'> {
  /** Tells who is signed in, now and at every change; returns how to stop that. */
  watch: (watcher: Watcher) => () => void;
}

/** The session of this browser with the sign-in service, and how it ended. */
export function createSession(): SessionWithService {
  let ending: SessionEnd | null = null;
  const end = async (how: SessionEnd) => {
    ending = how;
    // Before the rest, for the other tabs hear of the end at once.
    setSignedInFlag(false);
    await endSession(auth);
  };
  return {
    watch: (watcher) => {
      // Fires after a profile change as well, so that the header's name and photo follow.
      const stopToken = onIdTokenChanged(auth, (user) => {
        // Speaks at each sign-out, and two refused calls sign out twice: the reason stands until a sign-in.
        if (user) ending = null;
        else if (hasSignedInFlag()) ending = 'expired';
        setSignedInFlag(user !== null);
        if (user) keepDraftsOf(user.uid);
        watcher(user, ending);
      });
      const stopExpiry = onSessionExpired(() => void end('expired'));
      return () => {
        stopToken();
        stopExpiry();
      };
    },
    signIn: async (email, password) => {
      await signInWithEmailAndPassword(auth, email, password);
    },
    signOut: () => {
      forgetDrafts();
      return end('loggedOut');
    },
  };
}
