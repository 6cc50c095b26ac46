import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  OAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth';
import { auth } from '../../firebase/auth';
import {
  errorCode,
  READ_LIMIT,
  RemoteError,
  withinLimit,
  WRITE_LIMIT,
} from '../../firebase/remoteCall';
import { writeFailureReason } from '../../platform/remoteFailure';
import { authMessage } from './authMessages';

/** How the person logs in, and so proves again who they are. */
export type SignInWay = 'password' | 'apple';

/** The password, if the account has both. */
export function signInWay(): SignInWay {
  const providers = auth.currentUser?.providerData.map(({ providerId }) => providerId);
  return providers?.includes('password') ? 'password' : 'apple';
}

/**
 * Asks the signed-in person for their password again, or for their Apple account in a pop-up; the session then counts
 * as new. Rejects with the sign-in service's error, or `RemoteError`.
 */
export async function reauthenticate(way: SignInWay, password: string): Promise<User> {
  const user = auth.currentUser;
  if (!user) throw new RemoteError('expired', null);
  try {
    if (way === 'apple') {
      const apple = new OAuthProvider('apple.com');
      await reauthenticateWithPopup(user, apple, browserPopupRedirectResolver);
    } else {
      const credential = EmailAuthProvider.credential(user.email ?? '', password);
      await withinLimit(reauthenticateWithCredential(user, credential), WRITE_LIMIT);
    }
  } catch (error) {
    // An account that is gone looks like this too. A token that is refused ends its session.
    if (isWrongPassword(error, way) || errorCode(error) === 'user-mismatch') {
      await withinLimit(user.getIdToken(true), READ_LIMIT).catch(() => undefined);
    }
    throw error;
  }
  return user;
}

const WRONG_PASSWORD = new Set([
  'wrong-password',
  'invalid-credential',
  'invalid-login-credentials',
  'missing-password',
]);

/** Whether `reauthenticate` failed because of the password. */
export function isWrongPassword(error: unknown, way: SignInWay): boolean {
  return way === 'password' && WRONG_PASSWORD.has(errorCode(error));
}

/** The message for a failed `reauthenticate` or change of password. */
export function reauthenticationMessage(error: unknown, way: SignInWay): string {
  if (error instanceof RemoteError) return writeFailureReason(error.failure);
  const code = errorCode(error);
  if (code === 'user-mismatch') {
    return 'That’s a different Apple ID. Choose the one you log in with here.';
  }
  return authMessage(code, way === 'apple' ? 'apple' : 'email') ?? '';
}
