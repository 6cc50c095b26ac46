import { serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { contactRef } from '../../firebase/collections';
import { failureOf, remoteCall, RemoteError, WRITE_LIMIT } from '../../firebase/remoteCall';
import type { ContactTextField } from '../../model/Contact';
import { isContactGone } from './isContactGone';

/**
 * Writes the corrected texts and the server's time (spec 7, "Update businessCards"). Throws
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
