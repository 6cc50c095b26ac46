import { deleteDoc } from 'firebase/firestore/lite';
import { contactRef } from '../../firebase/collections';
import { remoteCall, WRITE_LIMIT } from '../../firebase/remoteCall';

/** Deletes one contact for good (spec 7, "Delete businessCards"). Throws `RemoteError`. */
export async function deleteContact(id: string): Promise<void> {
  await remoteCall(() => deleteDoc(contactRef(id)), WRITE_LIMIT);
}
