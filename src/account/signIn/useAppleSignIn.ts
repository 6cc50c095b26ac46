import { useEffect, useRef, useState } from 'react';
import { errorCode } from '../../firebase/remoteCall';
import { isAppleDevice } from '../../ui/device';
import { lateCode } from '../../platform/lateCode';
import { reportError } from '../../platform/reporting/reportError';
import { authMessage } from './authMessages';

interface AppleSignIn {
  /** Whether the button is shown at all. */
  isOffered: boolean;
  /** Opens the pop-up. A press while one is open begins again: the SDK notices a closed one late. */
  start: () => void;
  /** The error message, or ''; `null` unless Apple was tried last. */
  problem: string | null;
  /** Clears the message: the person tries another way to sign in. */
  forget: () => void;
}

/** Sign in with Apple for the pages that offer it (R2.35, R2.38, R7.15); `stays` as for `keepSession`. */
export function useAppleSignIn(stays?: boolean): AppleSignIn {
  const [isOffered] = useState(() => isAppleDevice(navigator.userAgent));
  const [problem, setProblem] = useState<string | null>(null);
  const attempts = useRef(0);

  useEffect(() => {
    if (!isOffered) return;
    loadApple().then(
      ({ finishRedirect, preparePopup }) => {
        preparePopup().catch(() => undefined);
        finishRedirect().catch((error: unknown) => {
          reportError(error, 'auth/useAppleSignIn');
          setProblem('Authentication failed. Please try again.');
        });
      },
      // Nobody has tried anything yet. The press asks for the code again, and says what is wrong.
      () => undefined,
    );
  }, [isOffered]);

  const start = () => {
    const ownAttempt = ++attempts.current;
    const isSuperseded = () => ownAttempt !== attempts.current;
    setProblem('');
    // The SDK cannot cancel a pop-up that it still prepares, so only the last press gets one.
    void loadApple()
      .then(async ({ preparePopup, signInWithApple }) => {
        await preparePopup();
        if (!isSuperseded()) await signInWithApple(stays);
      })
      .catch((error: unknown) => {
        setProblem((shown) => authMessage(errorCode(error), 'apple', isSuperseded()) ?? shown);
      });
  };

  const forget = () => {
    setProblem(null);
  };

  return { isOffered, start, problem, forget };
}

/** Only on Apple devices: no one else loads this code. */
export const loadApple = lateCode(() => import('./appleSignIn'));
