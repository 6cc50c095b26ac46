import { getDoc } from 'firebase/firestore/lite';
import { contactRef } from '../../firebase/collections';
import { READ_LIMIT, remoteCall } from '../../firebase/remoteCall';

/**
 * Whether there is no such contact: the rules answer a write to one that was deleted with the same
 * refusal as a write to somebody else's. Throws `RemoteError`.
 */
export async function isContactGone(id: string): Promise<boolean> {
  const snapshot = await remoteCall(() => getDoc(contactRef(id)), READ_LIMIT);
  return !snapshot.exists();
}
