import {
  browserPopupRedirectResolver,
  getAdditionalUserInfo,
  getRedirectResult,
  OAuthProvider,
  signInWithPopup,
  type UserCredential,
} from 'firebase/auth';
import { useCallback, useEffect, useRef, useState } from 'react';
import { auth } from '../firebase/auth';
import { errorCode } from '../firebase/errorCode';
import { isAppleDevice } from '../lib/isAppleDevice';
import { reportError } from '../reporting/reportError';
import { authMessage } from './authMessages';

interface AppleSignIn {
  /** Whether the button is shown at all. */
  isOffered: boolean;
  /** Opens the pop-up. A press while one is open begins again: the SDK notices a closed one late. */
  start: () => void;
  /** What went wrong, or ''. */
  problem: string;
}

/** Sign in with Apple for the pages that offer it (R2.35, R2.38, R7.15). */
export function useAppleSignIn(): AppleSignIn {
  const [isOffered] = useState(() => isAppleDevice(navigator.userAgent));
  const [problem, setProblem] = useState('');
  const attempts = useRef(0);

  useEffect(() => {
    if (!isOffered) return;
    let left = false;
    finishRedirect().catch((error: unknown) => {
      reportError(error, 'auth/useAppleSignIn');
      if (!left) setProblem('Authentication failed. Please try again.');
    });
    void preparePopup();
    return () => {
      left = true;
    };
  }, [isOffered]);

  const start = useCallback(() => {
    const ownAttempt = ++attempts.current;
    const isSuperseded = () => ownAttempt !== attempts.current;
    setProblem('');
    // The SDK cannot cancel a pop-up that it still prepares, so only the last press gets one.
    void preparePopup()
      .then(() => (isSuperseded() ? undefined : signInWithApple()))
      .catch((error: unknown) => {
        setProblem((shown) => authMessage(errorCode(error), 'apple', isSuperseded()) ?? shown);
      });
  }, []);

  return { isOffered, start, problem };
}

async function signInWithApple(): Promise<void> {
  const provider = new OAuthProvider('apple.com');
  provider.addScope('email');
  provider.addScope('name');
  provider.setCustomParameters({ locale: 'en' });
  await createMissingProfile(await signInWithPopup(auth, provider, browserPopupRedirectResolver));
}

/** Finishes a sign-in that came back by redirect, if there was one. Rejects when it failed. */
async function finishRedirect(): Promise<void> {
  const credential = await getRedirectResult(auth, browserPopupRedirectResolver);
  if (credential) await createMissingProfile(credential);
}

/** One for the whole visit: the SDK fails when a second pop-up overtakes one that it still prepares. */
let preparation: Promise<void> | null = null;

/**
 * Loads what pop-ups need before the press: a browser may block one that opens long after it. The SDK
 * has no call for that, so this begins a sign-in, which ends before its window opens. Never rejects:
 * the sign-in after the press loads again what is missing.
 */
function preparePopup(): Promise<void> {
  preparation ??= signInWithPopup(
    auth,
    new PreparingProvider('apple.com'),
    browserPopupRedirectResolver,
  ).then(
    () => undefined,
    () => undefined,
  );
  return preparation;
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
  // Only here: the login page loads no Firestore.
  const { createProfile } = await import('../profile/createProfile');
  // The profile page creates a profile that is missing, so a failure here is made good later.
  await createProfile({ uid, email: email ?? '', name: displayName ?? '' }).catch(
    (error: unknown) => {
      reportError(error, 'auth/useAppleSignIn');
    },
  );
}

/** Either sign counts: the provider's word, or an account whose first login this is (R4.3, R10.6). */
function isNewUser(credential: UserCredential): boolean {
  const { creationTime, lastSignInTime } = credential.user.metadata;
  return getAdditionalUserInfo(credential)?.isNewUser === true || creationTime === lastSignInTime;
}
