import { sendEmailVerification } from 'firebase/auth';
import { auth } from '../../firebase/auth';
import { errorCode } from '../../firebase/remoteCall';
import { authMessage } from './authMessages';
import { withLinkBack } from './withLinkBack';

/** Sends the signed-in person a link that verifies their address. Rejects with the sign-in service's error. */
export async function sendVerificationLink(): Promise<void> {
  const user = auth.currentUser;
  if (user) await withLinkBack('/profile', (settings) => sendEmailVerification(user, settings));
}

/** Why no link could be sent, in a sentence. */
export function linkProblem(error: unknown): string {
  return authMessage(errorCode(error), 'reset') ?? '';
}

/**
 * Whether the address of who is signed in waits for its verification. The service is asked, since the link
 * may have been opened on a phone. Rejects with its error.
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
