import type * as sdk from 'firebase/auth';
import type { Auth, PopupRedirectResolver, Persistence, User, UserCredential } from 'firebase/auth';
import { signInService, type AppleUser } from './fakeSignIn';
import { auth, popupAuth } from './firebaseAuth';

export { connectAuthEmulator, initializeAuth, signOut } from './firebaseAuth';

/**
 * Stands in for `firebase/auth` in component tests: what sign-in by pop-up takes of it, over
 * `signInService`.
 */
type Sdk = typeof sdk;

export const inMemoryPersistence: Persistence = { type: 'NONE' };
export const browserPopupRedirectResolver: PopupRedirectResolver = {};

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
