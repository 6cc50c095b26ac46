import {
  sendEmailVerification,
  sendPasswordResetEmail,
  type ActionCodeSettings,
} from 'firebase/auth';
import { auth } from '../../firebase/auth';
import { errorCode } from '../../firebase/remoteCall';
import { authMessage } from './authMessages';

/**
 * Sends a link to choose a new password; it leads back to the login page (R7.17). Rejects with the sign-in service's
 * error; `resetMessage` says none for an address without an account.
 */
export async function sendPasswordReset(email: string): Promise<void> {
  await sendWithReturnLink('/login', (settings) => sendPasswordResetEmail(auth, email, settings));
}

/** Sends the signed-in person a link that verifies their address. Rejects with the sign-in service's error. */
export async function sendVerificationLink(): Promise<void> {
  const user = auth.currentUser;
  if (user)
    await sendWithReturnLink('/profile', (settings) => sendEmailVerification(user, settings));
}

/** Errors about the link back, which a project must allow; the email works without it. */
const LINK_REFUSALS = new Set([
  'invalid-continue-uri',
  'unauthorized-continue-uri',
  'missing-continue-uri',
]);

/** Sends an email with a link back to our `path`, or without it if the project refuses the link (R10.3). */
async function sendWithReturnLink(
  path: string,
  send: (settings?: ActionCodeSettings) => Promise<void>,
): Promise<void> {
  try {
    await send({ url: `${window.location.origin}${path}` });
  } catch (error) {
    if (!LINK_REFUSALS.has(errorCode(error))) throw error;
    await send();
  }
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
