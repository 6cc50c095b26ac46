import type { DocumentReference } from 'firebase/firestore/lite';
import { errorCode, remoteCall, WRITE_LIMIT } from '../firebase/remoteCall';
import { lateCode } from '../lib/lateCode';
import type { Message } from './message';

/** Loaded when a message is first sent: public pages load no Firestore. */
const loadSender = lateCode(() => import('./createContactMessage'));

/** The open state of earlier tries to send a message. */
interface Unanswered {
  place: DocumentReference;
  /** Whether an earlier try may have stored it anyway. */
  mayBeStored: boolean;
}

/** The sent messages that are not known to be stored, by their texts. They outlive their page. */
const unanswered = new Map<string, Unanswered>();

/**
 * Stores a message to us with the server's time (R7.10). A repeated message is stored once: every try writes the same
 * document, and the rules let nobody change it (R15.25). So a refusal after a try without an answer means that it is
 * stored. Throws `RemoteError`.
 */
export async function sendContactMessage(message: Message): Promise<void> {
  const text = JSON.stringify(message);
  // Another text is another message.
  let open = unanswered.get(text);
  await remoteCall(async () => {
    const { createContactMessage, newContactMessage } = await loadSender();
    open ??= { place: newContactMessage(), mayBeStored: false };
    unanswered.set(text, open);
    const { place, mayBeStored } = open;
    // Until an answer comes, which may be never.
    open.mayBeStored = true;
    try {
      await createContactMessage(place, message);
    } catch (error) {
      const isDenied = errorCode(error) === 'permission-denied';
      if (isDenied && mayBeStored) return;
      if (isDenied || errorCode(error) === 'unauthenticated') open.mayBeStored = mayBeStored;
      throw error;
    }
  }, WRITE_LIMIT);
  unanswered.delete(text);
}
