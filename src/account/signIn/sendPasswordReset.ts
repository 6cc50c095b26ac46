import { sendPasswordResetEmail } from 'firebase/auth';
import { sendWithReturnLink } from './sendWithReturnLink';
import { auth } from '../../firebase/auth';

/**
 * Sends a link by email to choose a new password; it leads back to the login page (R7.17). Rejects with the
 * sign-in service's error; `resetMessage` says none for an address without an account.
 */
export async function sendPasswordReset(email: string): Promise<void> {
  await sendWithReturnLink('/login', (settings) => sendPasswordResetEmail(auth, email, settings));
}
