import type * as sdk from 'firebase/auth';
import type { Auth, PopupRedirectResolver, Persistence, User, UserCredential } from 'firebase/auth';
import { signInService, type AppleUser } from './fakeSignIn';

/**
 * Stands in for `firebase/auth` in component tests: the part of it that the site uses, over
 * `signInService`.
 */
type Sdk = typeof sdk;

/** The session of the site. */
const auth: Pick<Auth, 'authStateReady' | 'currentUser' | 'onIdTokenChanged' | 'signOut'> & {
  _getPersistenceType: () => Persistence['type'];
} = {
  // The fake asks no service, so that nothing needs to be undone.
  authStateReady: () => new Promise(() => {}),
  _getPersistenceType: () => signInService.keeping,
  get currentUser() {
    return signInService.user;
  },
  onIdTokenChanged: (watcher) => {
    if (typeof watcher !== 'function') throw new Error('The stand-in knows listeners alone.');
    return signInService.watch(watcher);
  },
  signOut: async () => {
    await Promise.resolve();
    signInService.become(null);
  },
};

export const browserLocalPersistence: Persistence = { type: 'LOCAL' };
export const browserSessionPersistence: Persistence = { type: 'SESSION' };
export const inMemoryPersistence: Persistence = { type: 'NONE' };

export const setPersistence: Sdk['setPersistence'] = async (_auth, { type }) => {
  await Promise.resolve();
  if (type !== 'COOKIE') signInService.keeping = type;
};
export const browserPopupRedirectResolver: PopupRedirectResolver = {};

export const initializeAuth: Sdk['initializeAuth'] = (_app, settings) => {
  // With one, Safari and phones wait for a script of Google before the first state.
  if (settings?.popupRedirectResolver) throw new Error('The session begins without a resolver.');
  return auth as unknown as Auth;
};

export function connectAuthEmulator(): void {}

export const signInWithEmailAndPassword: Sdk['signInWithEmailAndPassword'] = async (
  _auth,
  email,
  password,
) => {
  await Promise.resolve();
  const user = await signInService.open(email, password);
  return { user, providerId: null, operationType: 'signIn' };
};

export const createUserWithEmailAndPassword: Sdk['createUserWithEmailAndPassword'] = async (
  _auth,
  email,
  password,
) => {
  await signInService.pass('signUp');
  const user = await signInService.create(email, password);
  return { user, providerId: null, operationType: 'signIn' };
};

export const updateProfile: Sdk['updateProfile'] = async (user, profile) => {
  await signInService.pass('updateProfile', profile);
  // Nobody is told before the next fresh token.
  Object.assign(user, profile);
};

export const sendPasswordResetEmail: Sdk['sendPasswordResetEmail'] = async (
  _auth,
  email,
  settings,
) => {
  await signInService.pass('reset', settings ? { email, url: settings.url } : { email });
};

export const sendEmailVerification: Sdk['sendEmailVerification'] = async ({ email }) => {
  await signInService.pass('verification', { email });
};

export const EmailAuthProvider = {
  credential: (email: string, password: string) => ({ email, password }),
} as unknown as Sdk['EmailAuthProvider'];

export const reauthenticateWithCredential: Sdk['reauthenticateWithCredential'] = async (
  user,
  credential,
) => {
  const { password } = credential as unknown as { password: string };
  await signInService.pass('reauthentication', { password });
  return { user, providerId: null, operationType: 'reauthenticate' };
};

export const reauthenticateWithPopup: Sdk['reauthenticateWithPopup'] = async (user, provider) => {
  await signInService.pass('reauthentication');
  signInService.popups.push(provider);
  return { user, providerId: 'apple.com', operationType: 'reauthenticate' };
};

export const updatePassword: Sdk['updatePassword'] = async (_user, password) => {
  await signInService.pass('password', { password });
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

  getCustomParameters(): object {
    return this.parameters;
  }
}

export const OAuthProvider = FakeProvider as unknown as Sdk['OAuthProvider'];

export const signInWithPopup: Sdk['signInWithPopup'] = async (_auth, provider, resolver) => {
  if (resolver !== browserPopupRedirectResolver) throw new Error('A pop-up needs a resolver.');
  await signInService.pass('script');
  // For the address of the window, as the real one.
  (provider as unknown as FakeProvider).getCustomParameters();
  signInService.popups.push(provider);
  await signInService.pass('popup');
  signInService.become(signInService.apple.account);
  return credentialOf(signInService.apple);
};

export const getRedirectResult: Sdk['getRedirectResult'] = async (_auth, resolver) => {
  if (resolver !== browserPopupRedirectResolver) throw new Error('A redirect needs a resolver.');
  await signInService.pass('redirect');
  const { redirected } = signInService;
  if (!redirected) return null;
  signInService.become(redirected.account);
  return credentialOf(redirected);
};

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
