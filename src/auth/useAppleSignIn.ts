import { useCallback, useEffect, useRef, useState } from 'react';
import { errorCode } from '../firebase/errorCode';
import { isAppleDevice } from '../lib/isAppleDevice';
import { loadChunk } from '../lib/loadChunk';
import { reportError } from '../reporting/reportError';
import { authMessage } from './authMessages';

interface AppleSignIn {
  /** Whether the button is shown at all. */
  isOffered: boolean;
  /** Opens the pop-up. Pressing again while one is open starts anew: a closed one is noticed late. */
  start: () => void;
  /** What went wrong, or ''. */
  problem: string;
}

/** Sign in with Apple for the pages that offer it (R2.35, R2.38). */
export function useAppleSignIn(): AppleSignIn {
  const [isOffered] = useState(() => isAppleDevice(navigator.userAgent));
  const [problem, setProblem] = useState('');
  const tries = useRef(0);

  useEffect(() => {
    if (!isOffered) return;
    let left = false;
    // Also brings the code before the press: a pop-up that opens later than that may be blocked.
    void loadChunk(() => import('./appleSignIn'))
      .then(({ finishAppleRedirect }) => finishAppleRedirect())
      .catch((error: unknown) => {
        reportError(error, 'auth/useAppleSignIn');
        if (!left) setProblem('Authentication failed. Please try again.');
      });
    return () => {
      left = true;
    };
  }, [isOffered]);

  const start = useCallback(() => {
    const ownTry = ++tries.current;
    setProblem('');
    void import('./appleSignIn')
      .then(({ signInWithApple }) => signInWithApple())
      .catch((error: unknown) => {
        const superseded = ownTry !== tries.current;
        setProblem((shown) => authMessage(errorCode(error), 'apple', superseded) ?? shown);
      });
  }, []);

  return { isOffered, start, problem };
}
