import { remoteCall, WRITE_LIMIT } from '../firebase/remoteCall';
import { reportError } from '../reporting/reportError';
import type { Message } from './message';

/**
 * Stores a message to us with the server's time (R7.10). Answers `null`, or
 * the words of R8.20 when it failed.
 */
export async function sendContactMessage(message: Message): Promise<string | null> {
  try {
    // Loaded by the first message that is sent: public pages load no Firestore.
    const { createContactMessage } = await import('./createContactMessage');
    await remoteCall(() => createContactMessage(message), WRITE_LIMIT);
    return null;
  } catch (error) {
    reportError(error, 'messages/sendContactMessage');
    return 'Failed to send message. Please try again later.';
  }
}
