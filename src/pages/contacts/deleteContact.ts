import { deleteDoc, getDoc } from 'firebase/firestore/lite';
import { contactRef } from '../../firebase/collections';
import { failureOf, READ_LIMIT, remoteCall, WRITE_LIMIT } from '../../firebase/remoteCall';

/**
 * Deletes one contact for good (spec 7, "Delete businessCards"). Throws `RemoteError`. One that is gone
 * already, deleted on the phone perhaps, counts as deleted: the rules answer that with a refusal.
 */
export async function deleteContact(id: string): Promise<void> {
  try {
    await remoteCall(() => deleteDoc(contactRef(id)), WRITE_LIMIT);
  } catch (error) {
    if (failureOf(error) !== 'denied' || !(await isGone(id))) throw error;
  }
}

async function isGone(id: string): Promise<boolean> {
  const snapshot = await remoteCall(() => getDoc(contactRef(id)), READ_LIMIT);
  return !snapshot.exists();
}
