import { deleteDoc } from 'firebase/firestore/lite';
import { contactRef } from '../../firebase/collections';
import { failureOf, remoteCall, WRITE_LIMIT } from '../../firebase/remoteCall';
import { isContactGone } from './isContactGone';

/**
 * Deletes one contact for good (spec 7, "Delete businessCards"). Throws `RemoteError`. One that is gone
 * already, deleted on the phone perhaps, counts as deleted: the rules answer that with a refusal.
 */
export async function deleteContact(id: string): Promise<void> {
  try {
    await remoteCall(() => deleteDoc(contactRef(id)), WRITE_LIMIT);
  } catch (error) {
    if (failureOf(error) !== 'denied' || !(await isContactGone(id))) throw error;
  }
}
