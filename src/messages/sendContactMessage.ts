import type { DocumentReference } from 'firebase/firestore/lite';
import { failureOf, remoteCall, WRITE_LIMIT } from '../firebase/remoteCall';
import type { Message } from './message';

/** What earlier tries to send a message have left open. */
interface Unanswered {
  place: DocumentReference;
  /** The message as it was sent there. */
  text: string;
  /** Whether a try may have stored it all the same. */
  mayBeStored: boolean;
}

/**
 * Gives a sender of messages to us, each stored with the server's time (R7.10). A message that is sent once
 * more is stored once: every try writes the same document, and the rules let nobody change it (R15.25). So
 * a refusal after a try without an answer means that it is stored. The sender throws `RemoteError`.
 */
export function contactMessageSender(): (message: Message) => Promise<void> {
  let unanswered: Unanswered | null = null;
  return async (message) => {
    const text = JSON.stringify(message);
    // Another text is another message.
    let open = unanswered?.text === text ? unanswered : null;
    try {
      await remoteCall(async () => {
        // Loaded by the first message that is sent: public pages load no Firestore.
        const { createContactMessage, newContactMessage } = await import('./createContactMessage');
        open ??= { place: newContactMessage(), text, mayBeStored: false };
        unanswered = open;
        await createContactMessage(open.place, message);
      }, WRITE_LIMIT);
    } catch (error) {
      const isRefused = failureOf(error) === 'denied';
      if (!isRefused && open) open.mayBeStored = true;
      if (!isRefused || !open?.mayBeStored) throw error;
    }
    unanswered = null;
  };
}
