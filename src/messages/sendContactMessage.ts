import type { DocumentReference } from 'firebase/firestore/lite';
import { loadFirestore } from '../firebase/late';
import { errorCode, failureOf, RemoteError, remoteWrite } from '../firebase/remoteCall';
import { site } from '../content/site';
import { failureReason } from '../platform/remoteFailure';
import { sessionMemory } from '../platform/sessionMemory';
import type { Message } from './message';

/** The open state of earlier tries to send a message. */
interface Unanswered {
  place: DocumentReference;
  /** Whether an earlier try may have stored it anyway. */
  mayBeStored: boolean;
}

/** The sent messages that are not known to be stored, by their texts. They outlive their page, not the session. */
const unanswered = sessionMemory(new Map<string, Unanswered>());

/**
 * Stores a message to us with the server's time (R7.10). A repeated message is stored once: every try writes the same
 * document, and the rules let nobody change it (R15.25). So a refusal after a try without an answer may mean that it is
 * stored, or that it never will be. Throws `RemoteError`.
 */
export async function sendContactMessage(message: Message): Promise<void> {
  const text = JSON.stringify(message);
  // Another text is another message.
  let open = unanswered.get(text);
  await remoteWrite(async () => {
    const firestore = await loadFirestore();
    open ??= {
      place: firestore.doc(firestore.contactMessagesCollection()),
      mayBeStored: false,
    };
    unanswered.set(text, open);
    const { place, mayBeStored } = open;
    // Until an answer comes, which may be never.
    open.mayBeStored = true;
    try {
      await firestore.setDoc(place, { ...message, createdAt: firestore.serverTimestamp() });
    } catch (error) {
      const isDenied = errorCode(error) === 'permission-denied';
      if (isDenied && mayBeStored) throw new MayBeStored('Refused after a try without an answer.');
      if (isDenied || errorCode(error) === 'unauthenticated') open.mayBeStored = mayBeStored;
      throw error;
    }
  });
  unanswered.delete(text);
}

/** A refusal after a try without an answer. Nobody may look whether the message is stored. */
class MayBeStored extends Error {}

/** Why a message was not sent, or that nobody can tell (R8.20). */
export function contactFailure(error: unknown): string {
  if (error instanceof RemoteError && error.cause instanceof MayBeStored)
    return `Your message may have arrived already. If you hear nothing, write to ${site.supportMailbox}.`;
  return `Failed to send message. Please try again later. ${failureReason(failureOf(error))}`;
}
