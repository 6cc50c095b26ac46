import { writeBatch, type WriteBatch } from 'firebase/firestore/lite';
import { contactsCollection } from '../../firebase/collections';
import { remoteCall, WRITE_LIMIT } from '../../firebase/remoteCall';

/** How many contacts go with one write. One that fails is small enough to look into. */
export const CHUNK = 120;

/** How many such writes are under way at a time. */
export const WIDTH = 2;

/** Does all that `fill` puts into a batch in one write, or nothing of it. Throws `RemoteError`. */
export function writeTogether(fill: (batch: WriteBatch) => void): Promise<void> {
  return remoteCall(() => {
    const batch = writeBatch(contactsCollection().firestore);
    fill(batch);
    return batch.commit();
  }, WRITE_LIMIT);
}
