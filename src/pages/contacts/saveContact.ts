import { serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { contactRef } from '../../firebase/collections';
import { remoteCall, WRITE_LIMIT } from '../../firebase/remoteCall';
import type { ContactTextField } from '../../model/Contact';

/** Writes the corrected texts and the server's time (spec 7, "Update businessCards"). Throws `RemoteError`. */
export async function saveContact(
  id: string,
  update: Record<ContactTextField, string>,
): Promise<void> {
  await remoteCall(
    () => updateDoc(contactRef(id), { ...update, updatedAt: serverTimestamp() }),
    WRITE_LIMIT,
  );
}
