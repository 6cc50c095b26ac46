import type * as sdk from 'firebase/auth';
import type { Auth, Persistence, User, UserCredential } from 'firebase/auth';
import { signInService } from './fakeSignIn';

/**
 * Stands in for `firebase/auth` in component tests: the part of it that the site uses, over
 * `signInService`.
 */
type Sdk = typeof sdk;

const auth: Pick<Auth, 'currentUser'> = {
  get currentUser() {
    return signInService.user;
  },
};

export const indexedDBLocalPersistence: Persistence = { type: 'LOCAL' };
export const browserLocalPersistence: Persistence = { type: 'LOCAL' };

export function initializeAuth(): Auth {
  return auth as Auth;
}

export function connectAuthEmulator(): void {}

export const onIdTokenChanged = ((_auth: Auth, watcher: (user: User | null) => void) =>
  signInService.watch(watcher)) as Sdk['onIdTokenChanged'];

export async function signInWithEmailAndPassword(
  _auth: Auth,
  email: string,
  password: string,
): Promise<UserCredential> {
  await Promise.resolve();
  const user = signInService.open(email, password);
  return { user, providerId: null, operationType: 'signIn' };
}

export async function signOut(): Promise<void> {
  await Promise.resolve();
  signInService.become(null);
}
