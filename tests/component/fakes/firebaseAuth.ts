import type * as sdk from 'firebase/auth/web-extension';
import type { FirebaseApp } from 'firebase/app';
import type { Auth, Persistence, User, UserCredential } from 'firebase/auth/web-extension';
import { signInService } from './fakeSignIn';

/**
 * Stands in for `firebase/auth/web-extension` in component tests: the part of it that the site uses,
 * over `signInService`.
 */
type Sdk = typeof sdk;

/** The session of the site. */
export const auth: Pick<Auth, 'currentUser'> = {
  get currentUser() {
    return signInService.user;
  },
};

export const indexedDBLocalPersistence: Persistence = { type: 'LOCAL' };

/** The session that pop-ups sign in to; the site has it only until it has taken the user over. */
export const popupAuth: Pick<Auth, 'currentUser'> = { currentUser: null };

export function initializeAuth(app: FirebaseApp): Auth {
  return (app.name === '[DEFAULT]' ? auth : popupAuth) as Auth;
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

export async function signOut(session: Auth): Promise<void> {
  await Promise.resolve();
  if (session === auth) signInService.become(null);
}

export async function createUserWithEmailAndPassword(
  _auth: Auth,
  email: string,
  password: string,
): Promise<UserCredential> {
  await signInService.pass('signUp');
  const user = signInService.create(email, password);
  return { user, providerId: null, operationType: 'signIn' };
}

export async function updateProfile(
  user: User,
  profile: { displayName?: string | null; photoURL?: string | null },
): Promise<void> {
  await signInService.pass('updateProfile');
  // Listeners hear of it with the next fresh token.
  Object.assign(user, profile);
}

export const sendPasswordResetEmail: Sdk['sendPasswordResetEmail'] = async (
  _auth,
  email,
  settings,
) => {
  await signInService.pass('reset');
  signInService.resets.push(settings ? { email, url: settings.url } : { email });
};
