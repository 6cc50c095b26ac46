import type { DocumentReference } from 'firebase/firestore/lite';
import { errorCode, remoteCall, WRITE_LIMIT } from '../firebase/remoteCall';
import { lateCode } from '../lib/lateCode';
import type { Message } from './message';

/** Loaded when a message is first sent: public pages load no Firestore. */
const loadSender = lateCode(() => import('./createContactMessage'));

/** The open state of earlier tries to send a message. */
interface Unanswered {
  place: DocumentReference;
  /** The message that was sent. */
  text: string;
  /** Whether an earlier try may have stored it anyway. */
  mayBeStored: boolean;
}

/** The last sent message that is not known to be stored. It outlives its page. */
let unanswered: Unanswered | null = null;

/**
 * Stores a message to us with the server's time (R7.10). A repeated message is stored once: every try writes the same
 * document, and the rules let nobody change it (R15.25). So a refusal after a try without an answer means that it is
 * stored. Throws `RemoteError`.
 */
export async function sendContactMessage(message: Message): Promise<void> {
  const text = JSON.stringify(message);
  // Another text is another message.
  let open = unanswered?.text === text ? unanswered : null;
  await remoteCall(async () => {
    const { createContactMessage, newContactMessage } = await loadSender();
    open ??= { place: newContactMessage(), text, mayBeStored: false };
    unanswered = open;
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
  // Unless another message was sent since.
  if (unanswered === open) unanswered = null;
}
