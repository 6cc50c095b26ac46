import { site } from '../content/site';
import { withinLimit, WRITE_LIMIT } from '../firebase/remoteCall';
import { reportError } from '../reporting/reportError';
import type { Message } from './message';

/**
 * Sends a request through the callable, with these four fields and nothing else (R3.8,
 * R7.13). Answers `null`, or the words of R8.21 when it failed.
 */
export async function sendSupportRequest(message: Message): Promise<string | null> {
  try {
    // Loaded by the first request that is sent, not by everybody who reads the page.
    const { sendSupportEmail } = await import('../firebase/callables');
    await withinLimit(sendSupportEmail(message), WRITE_LIMIT);
    return null;
  } catch (error) {
    reportError(error, 'messages/sendSupportRequest');
    return `There was an error sending your message. Please try again or contact us directly at ${site.supportMailbox}.`;
  }
}
