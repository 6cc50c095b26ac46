import { sendEmailVerification } from 'firebase/auth';
import { auth } from '../../firebase/auth';
import { errorCode } from '../../firebase/remoteCall';
import { authMessage } from './authMessages';
import { sendWithReturnLink } from './sendWithReturnLink';

/** Sends the signed-in person a link that verifies their address. Rejects with the sign-in service's error. */
export async function sendVerificationLink(): Promise<void> {
  const user = auth.currentUser;
  if (user)
    await sendWithReturnLink('/profile', (settings) => sendEmailVerification(user, settings));
}

/** The message for a link that could not be sent. */
export function linkProblem(error: unknown): string {
  return authMessage(errorCode(error), 'reset') ?? '';
}

/**
 * Whether the signed-in person's address is still unverified. Asks the service, since the link may have been opened
 * on a phone. Rejects with its error.
 */
export async function isEmailUnverified(): Promise<boolean> {
  const user = auth.currentUser;
  if (!user?.email || user.emailVerified) return false;
  await user.reload();
  if (!auth.currentUser?.emailVerified) return true;
  // Support reads it from the token.
  await user.getIdToken(true);
  return false;
}
