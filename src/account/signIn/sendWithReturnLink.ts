import type { ActionCodeSettings } from 'firebase/auth';
import { errorCode } from '../../firebase/remoteCall';

/** Errors about the link back, which a project must allow; the email works without it. */
const LINK_REFUSALS = new Set([
  'invalid-continue-uri',
  'unauthorized-continue-uri',
  'missing-continue-uri',
]);

/**
 * Sends an email with a link back to our `path`, or without it if the project refuses the link (R10.3). Rejects with
 * the sign-in service's error.
 */
export async function sendWithReturnLink(
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
