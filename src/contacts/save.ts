import { deleteDoc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { contactRef } from '../firebase/collections';
import {
  failureOf,
  READ_LIMIT,
  remoteCall,
  RemoteError,
  WRITE_LIMIT,
} from '../firebase/remoteCall';
import type { ContactTextField } from './contact';

/**
 * Writes the corrected texts and the server's time (R7.4). Throws
 * `RemoteError`; `missing` when the contact was deleted meanwhile, on the phone perhaps.
 */
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

/**
 * Whether there is no such contact: the rules answer a write to one that was deleted with the same
 * refusal as a write to somebody else's. Throws `RemoteError`.
 */
export async function isContactGone(id: string): Promise<boolean> {
  const snapshot = await remoteCall(() => getDoc(contactRef(id)), READ_LIMIT);
  return !snapshot.exists();
}

/**
 * Deletes one contact for good (R7.5). Throws `RemoteError`. One that is gone
 * already, deleted on the phone perhaps, counts as deleted: the rules answer that with a refusal.
 */
export async function deleteContact(id: string): Promise<void> {
  try {
    await remoteCall(() => deleteDoc(contactRef(id)), WRITE_LIMIT);
  } catch (error) {
    if (failureOf(error) !== 'denied' || !(await isContactGone(id))) throw error;
  }
}
