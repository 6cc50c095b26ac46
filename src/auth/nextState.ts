import type { User } from 'firebase/auth';
import type { AuthState, SessionEnd, SignedInUser } from './useAuth';

/** The state after the sign-in service has told who is signed in. */
export function nextState(
  before: AuthState | null,
  user: User | null,
  ended: SessionEnd | null,
): AuthState {
  if (!user) return { kind: 'signedOut', ended };
  const next = {
    uid: user.uid,
    name: user.displayName ?? '',
    email: user.email ?? '',
    photoURL: user.photoURL ?? '',
  };
  // An hourly token refresh changes nothing that is shown: keep the object, so nothing draws again.
  if (before?.kind === 'signedIn' && isSameUser(before.user, next)) return before;
  return { kind: 'signedIn', user: next };
}

function isSameUser(a: SignedInUser, b: SignedInUser): boolean {
  return a.uid === b.uid && a.name === b.name && a.email === b.email && a.photoURL === b.photoURL;
}
