import type { DocumentReference } from 'firebase/firestore/lite';
import { errorCode, remoteCall, WRITE_LIMIT } from '../firebase/remoteCall';
import { lateCode } from '../lib/lateCode';
import type { Message } from './message';

/** Loaded by the first message that is sent: public pages load no Firestore. */
const loadSender = lateCode(() => import('./createContactMessage'));

/** What earlier tries to send a message have left open. */
interface Unanswered {
  place: DocumentReference;
  /** The message as it was sent there. */
  text: string;
  /** Whether an earlier try may have stored it all the same. */
  mayBeStored: boolean;
}

/** The message that was sent last and is not known to be stored. It outlives its page, which may be left. */
let unanswered: Unanswered | null = null;

/**
 * Sends a message to us, which is stored with the server's time (R7.10). One that is sent once more is stored
 * once: every try writes the same document, and the rules let nobody change it (R15.25). So a refusal after a
 * try without an answer means that it is stored. Throws `RemoteError`.
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
    // Until it is known better: no answer may come at all.
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
