import {
  browserPopupRedirectResolver,
  getAdditionalUserInfo,
  getRedirectResult,
  OAuthProvider,
  signInWithPopup,
  signOut,
  updateCurrentUser,
  type UserCredential,
} from 'firebase/auth';
import { auth } from '../firebase/auth';
import { popupAuth } from '../firebase/popupAuth';
import { reportError } from '../reporting/reportError';

/** Signs in with Apple in a pop-up (R7.15) and gives a new user a profile. */
export async function signInWithApple(): Promise<void> {
  const provider = new OAuthProvider('apple.com');
  provider.addScope('email');
  provider.addScope('name');
  provider.setCustomParameters({ locale: 'en' });
  const credential = await signInWithPopup(popupAuth, provider);
  await updateCurrentUser(auth, credential.user);
  // One session is enough, and this one would outlive a log-out.
  await signOut(popupAuth);
  await createMissingProfile(credential);
}

/** Finishes a sign-in that came back by redirect, if there was one. Rejects when it failed. */
export async function finishAppleRedirect(): Promise<void> {
  const credential = await getRedirectResult(auth, browserPopupRedirectResolver);
  if (credential) await createMissingProfile(credential);
}

async function createMissingProfile(credential: UserCredential): Promise<void> {
  if (!isNewUser(credential)) return;
  const { uid, email, displayName } = credential.user;
  // Only here, so that public pages load no Firestore.
  const { createProfile } = await import('../profile/createProfile');
  // What fails here is made good later: the profile page creates a profile that is missing.
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
