import { sendPasswordResetEmail } from 'firebase/auth';
import { auth } from '../../firebase/auth';
import { errorCode } from '../../firebase/remoteCall';

/** Refusals of the link back, which a project must allow; the e-mail itself works without it. */
const LINK_REFUSALS = new Set([
  'invalid-continue-uri',
  'unauthorized-continue-uri',
  'missing-continue-uri',
]);

/**
 * Sends a link by email to choose a new password; it leads back to the login page (R7.17, R10.3). Rejects
 * with the sign-in service's error; `resetMessage` says none for an address without an account.
 */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email, { url: `${window.location.origin}/login` });
  } catch (error) {
    if (!LINK_REFUSALS.has(errorCode(error))) throw error;
    await sendPasswordResetEmail(auth, email);
  }
}
