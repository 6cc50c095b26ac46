import {
  getDocs,
  limit,
  query,
  writeBatch,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { contactsCollection } from '../../../firebase/collections';
import { failureOf, READ_LIMIT, remoteCall, remoteWrite } from '../../../firebase/remoteCall';
import { besideOthers } from '../../../firebase/transaction';
import type { RemoteFailure } from '../../../platform/remoteFailure';
import { allOf, contactsThere, readAll } from '../reads';

/** How many contacts one write deletes. A failed write is small enough to check one by one. */
export const CHUNK = 120;

/** How many such writes run at a time. */
export const WIDTH = 2;

const PAGE = 500;

/** The first 500 contacts of `uid` as they are stored; none where there are no more. Throws `RemoteError`. */
export async function storedContacts(uid: string): Promise<QueryDocumentSnapshot[]> {
  const page = query(allOf(uid), limit(PAGE));
  const { docs } = await remoteCall(() => getDocs(page), READ_LIMIT);
  return docs;
}

/** All of them. Throws `RemoteError`. */
export function allStoredContacts(uid: string): Promise<QueryDocumentSnapshot[]> {
  return readAll(allOf(uid), (document) => document);
}

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

/** Deletes at most `CHUNK` contacts in one write (R7.5). Returns which are still there, and why. */
export async function deleteDocuments(
  uid: string,
  contacts: readonly QueryDocumentSnapshot[],
): Promise<{ left: string[]; failure: RemoteFailure | null }> {
  if (contacts.length === 0) return { left: [], failure: null };
  try {
    await writeTogether((batch) => {
      for (const { ref } of contacts) batch.delete(ref);
    });
    return { left: [], failure: null };
  } catch (error) {
    const ids = contacts.map(({ id }) => id);
    const failure = failureOf(error);
    const there = await contactsThere(uid, ids).catch(() => null);
    // The rules refuse the whole batch if one is already gone.
    if (failure === 'denied' && there && there.length < contacts.length) {
      return deleteDocuments(uid, there);
    }
    const left = there ? there.map(({ id }) => id) : ids;
    return { left, failure: left.length > 0 ? failure : null };
  }
}
