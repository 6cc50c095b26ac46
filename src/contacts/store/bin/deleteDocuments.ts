import { failureOf } from '../../../firebase/remoteCall';
import type { RemoteFailure } from '../../../platform/remoteFailure';
import { contactsThere } from '../reads';
import type { StoredContact } from './storedContacts';
import { writeTogether } from './writeTogether';

/** Deletes at most `CHUNK` contacts in one write (R7.5). Returns which are still there, and why. */
export async function deleteDocuments(
  uid: string,
  contacts: readonly StoredContact[],
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
