import { addDoc, serverTimestamp } from 'firebase/firestore/lite';
import { contactMessagesCollection } from '../firebase/collections';
import type { Message } from './message';

/** Adds one `contactMessages` document. Rejects with the SDK's error. */
export async function createContactMessage(message: Message): Promise<void> {
  await addDoc(contactMessagesCollection(), { ...message, createdAt: serverTimestamp() });
}
