import { doc, serverTimestamp, setDoc, type DocumentReference } from 'firebase/firestore/lite';
import { contactMessagesCollection } from '../firebase/collections';
import type { Message } from './message';

/** The reference for a new message. */
export function newContactMessage(): DocumentReference {
  return doc(contactMessagesCollection());
}

/** Creates the document of a message. Rejects with the SDK's error, also if it exists already. */
export async function createContactMessage(
  place: DocumentReference,
  message: Message,
): Promise<void> {
  await setDoc(place, { ...message, createdAt: serverTimestamp() });
}
