import { failureOf, RemoteError, withinLimit, WRITE_LIMIT } from '../firebase/remoteCall';
import { reportError } from '../reporting/reportError';
import type { Message } from './message';

/**
 * Sends a request through the callable, with these four fields and nothing else (R3.8, R7.13). Throws
 * `RemoteError`.
 */
export async function sendSupportRequest(message: Message): Promise<void> {
  try {
    // Loaded by the first request that is sent, not by everybody who reads the page.
    const { sendSupportEmail } = await import('../firebase/callables');
    await withinLimit(sendSupportEmail(message), WRITE_LIMIT);
  } catch (error) {
    reportError(error, 'messages/sendSupportRequest');
    throw new RemoteError(failureOf(error), error);
  }
}
