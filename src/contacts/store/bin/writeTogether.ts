import { writeBatch, type WriteBatch } from 'firebase/firestore/lite';
import { contactsCollection } from '../../../firebase/collections';
import { remoteWrite } from '../../../firebase/remoteCall';
import { besideOthers } from '../../../firebase/transaction';

/** How many contacts one write deletes. A failed write is small enough to check one by one. */
export const CHUNK = 120;

/** How many such writes run at a time. */
export const WIDTH = 2;

/** Commits all that `fill` adds to a batch, or nothing of it. Throws `RemoteError`. */
export function writeTogether(fill: (batch: WriteBatch) => void): Promise<void> {
  return remoteWrite(() =>
    besideOthers(() => {
      const batch = writeBatch(contactsCollection().firestore);
      fill(batch);
      return batch.commit();
    }),
  );
}
