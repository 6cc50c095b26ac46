import { getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { contactRef } from '../firebase/collections';
import {
  failureOf,
  READ_LIMIT,
  remoteCall,
  RemoteError,
  WRITE_LIMIT,
} from '../firebase/remoteCall';
import type { ContactTextField } from './contact';

/** Writes the corrected texts and the server's time (R7.4). Throws `RemoteError`, `missing` when it is gone. */
export async function saveContact(
  id: string,
  update: Partial<Record<ContactTextField, string>>,
): Promise<void> {
  try {
    await remoteCall(
      () => updateDoc(contactRef(id), { ...update, updatedAt: serverTimestamp() }),
      WRITE_LIMIT,
    );
  } catch (error) {
    if (failureOf(error) !== 'denied' || !(await isContactGone(id))) throw error;
    throw new RemoteError('missing', error);
  }
}

/** Whether a refused write means that the contact is gone. The rules do not say so. Throws `RemoteError`. */
export async function isContactGone(id: string): Promise<boolean> {
  const snapshot = await remoteCall(() => getDoc(contactRef(id)), READ_LIMIT);
  return !snapshot.exists();
}
