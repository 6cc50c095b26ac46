import {
  browserPopupRedirectResolver,
  getAdditionalUserInfo,
  getRedirectResult,
  OAuthProvider,
  signInWithPopup,
  type UserCredential,
} from 'firebase/auth';
import { FirebaseError } from 'firebase/app';
import { auth } from '../../firebase/auth';
import { trustGoogleScripts } from '../../firebase/app';
import { READ_LIMIT, withinLimit } from '../../firebase/remoteCall';
import { keepSession } from './keepSession';
import { reportError } from '../../platform/reporting/reportError';
import { createProfile } from '../profile/createProfile';

trustGoogleScripts();

/** Signs in with Apple in a pop-up and gives a new user a profile (R7.15); `stays` as for `keepSession`. */
export async function signInWithApple(stays?: boolean): Promise<void> {
  await keepSession(stays);
  const provider = new OAuthProvider('apple.com');
  provider.addScope('email');
  provider.addScope('name');
  provider.setCustomParameters({ locale: 'en' });
  await createMissingProfile(await signInWithPopup(auth, provider, browserPopupRedirectResolver));
}

/** Finishes a sign-in that came back by redirect, if there was one. Rejects when it failed. */
export async function finishRedirect(): Promise<void> {
  const credential = await getRedirectResult(auth, browserPopupRedirectResolver);
  if (credential) await createMissingProfile(credential);
}

/** One for the whole visit: the SDK fails when a second pop-up overtakes one that it still prepares. */
let preparation: Promise<void> | null = null;

/**
 * Loads what pop-ups need before the press: a browser may block one that opens long after it. The SDK
 * has no call for that, so this begins a sign-in, which ends before its window opens. After a failure the sign-in loads
 * again what is missing. Rejects, with a code as of the sign-in service, where nothing happens at all: the SDK
 * would wait for ever for a script of Google that a blocker has emptied.
 */
export async function preparePopup(): Promise<void> {
  preparation ??= signInWithPopup(
    auth,
    new PreparingProvider('apple.com'),
    browserPopupRedirectResolver,
  ).then(
    () => undefined,
    () => undefined,
  );
  await withinLimit(preparation, READ_LIMIT).catch(() => {
    throw new FirebaseError('auth/internal-error', 'Nothing came of what a pop-up needs.');
  });
}

class PreparingProvider extends OAuthProvider {
  /** The SDK asks this when everything is loaded, to make the address of the window. */
  override getCustomParameters(): never {
    throw new Error('Everything is loaded; no window is wanted.');
  }
}

async function createMissingProfile(credential: UserCredential): Promise<void> {
  if (!isNewUser(credential)) return;
  const { uid, email, displayName } = credential.user;
  // The profile page creates a profile that is missing, so a failure here is made good later.
  await createProfile({ uid, email: email ?? '', name: displayName ?? '' }).catch(
    (error: unknown) => {
      reportError(error, 'auth/appleSignIn');
    },
  );
}

/** Either sign counts: the provider's word, or an account whose first login this is (R4.3, R10.6). */
function isNewUser(credential: UserCredential): boolean {
  const { creationTime, lastSignInTime } = credential.user.metadata;
  return getAdditionalUserInfo(credential)?.isNewUser === true || creationTime === lastSignInTime;
}
