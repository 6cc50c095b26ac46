import type { ActionCodeSettings } from 'firebase/auth';
import { errorCode } from '../../firebase/remoteCall';

/** Refusals of the link back, which a project must allow; the e-mail itself works without it. */
const LINK_REFUSALS = new Set([
  'invalid-continue-uri',
  'unauthorized-continue-uri',
  'missing-continue-uri',
]);

/**
 * Has an e-mail sent whose page leads back to `path` of ours, or nowhere where the project refuses that
 * (R10.3). Rejects with the sign-in service's error.
 */
export async function withLinkBack(
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
