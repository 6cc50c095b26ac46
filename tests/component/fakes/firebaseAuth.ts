import type * as sdk from 'firebase/auth';
import type { FirebaseApp } from 'firebase/app';
import type { Auth, PopupRedirectResolver, Persistence, User, UserCredential } from 'firebase/auth';
import { signInService, type AppleUser } from './fakeSignIn';

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
export const inMemoryPersistence: Persistence = { type: 'NONE' };
export const browserPopupRedirectResolver: PopupRedirectResolver = {};

/** The session that pop-ups sign in to; the site has it only until it has taken the user over. */
const popupAuth: Pick<Auth, 'currentUser'> = { currentUser: null };

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
  // Nobody is told before the next fresh token.
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

/** What the site asks Apple for. */
class FakeProvider {
  readonly scopes: string[] = [];
  parameters: object = {};
  readonly providerId: string;

  constructor(providerId: string) {
    this.providerId = providerId;
  }

  addScope(scope: string): this {
    this.scopes.push(scope);
    return this;
  }

  setCustomParameters(parameters: object): this {
    this.parameters = parameters;
    return this;
  }
}

export const OAuthProvider = FakeProvider as unknown as Sdk['OAuthProvider'];

export const signInWithPopup = (async (session: Auth, provider: unknown) => {
  if (session !== popupAuth)
    throw new Error('A pop-up signs in to the session that is ready for it.');
  signInService.popups.push(provider);
  await signInService.pass('popup');
  return credentialOf(signInService.apple);
}) as Sdk['signInWithPopup'];

export const updateCurrentUser = (async (session: Auth, user: User) => {
  await Promise.resolve();
  if (session === auth) signInService.become(user);
}) as Sdk['updateCurrentUser'];

export const getRedirectResult = (async () => {
  await signInService.pass('redirect');
  const { redirected } = signInService;
  if (!redirected) return null;
  signInService.become(redirected.account);
  return credentialOf(redirected);
}) as Sdk['getRedirectResult'];

export const getAdditionalUserInfo = ((credential: UserCredential) => ({
  isNewUser: newUsers.has(credential),
})) as Sdk['getAdditionalUserInfo'];

const newUsers = new WeakSet<UserCredential>();

function credentialOf({ account, isNew }: AppleUser): UserCredential {
  const metadata = { creationTime: 'then', lastSignInTime: 'now' };
  const user = { ...account, metadata } as User;
  const credential: UserCredential = { user, providerId: 'apple.com', operationType: 'signIn' };
  if (isNew) newUsers.add(credential);
  return credential;
}
