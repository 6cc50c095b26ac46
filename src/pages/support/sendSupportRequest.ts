import { site } from '../../content/site';
import { withinLimit, WRITE_LIMIT } from '../../firebase/remoteCall';
import { loadPartInPlace } from '../../lib/loadPart';
import type { Message } from '../../lib/message';

/**
 * Sends a request through the callable, with these four fields and nothing else (spec 3, "Support
 * request payload"). Answers `null`, or the words of spec 8 when it failed.
 */
export async function sendSupportRequest(message: Message): Promise<string | null> {
  try {
    // Loaded by the first request that is sent, not by everybody who reads the page.
    const { sendSupportEmail } = await loadPartInPlace(() => import('../../firebase/callables'));
    await withinLimit(sendSupportEmail(message), WRITE_LIMIT);
    return null;
  } catch {
    return `There was an error sending your message. Please try again or contact us directly at ${site.supportMailbox}.`;
  }
}
