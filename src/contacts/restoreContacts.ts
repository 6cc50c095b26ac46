import { forgetFiles } from '../firebase/filesToDelete';
import { errorCode, failureOf, RemoteError } from '../firebase/remoteCall';
import { chunksOf } from '../lib/chunksOf';
import { inParallel } from '../lib/inParallel';
import type { RemoteFailure } from '../lib/remoteFailure';
import type { Contact } from './contact';
import { contactOf } from './newestContacts';
import { contactsThere, type StoredContact } from './storedContacts';
import { CHUNK, WIDTH, writeTogether } from './writeTogether';

export interface Restoration {
  /** Those that are there now, as they are stored. */
  restored: Contact[];
  /** Those that the rules do not let back. */
  refused: StoredContact[];
  /** Those that are still to be put back, and why. */
  left: StoredContact[];
  failure: RemoteFailure | null;
}

/**
 * Puts deleted contacts of `uid` back: id, times and all fields as they were read (R15.61). One that is there
 * again stays as it is: the rules judge a write over it as a change, and refuse its old updatedAt. Pictures
 * of both stay. Never throws; begins nothing more after a failure.
 */
export async function restoreContacts(
  uid: string,
  contacts: readonly StoredContact[],
  onProgress: (done: number) => void,
): Promise<Restoration> {
  const result: Restoration = { restored: [], refused: [], left: [], failure: null };
  await inParallel(chunksOf(contacts, CHUNK), WIDTH, async (chunk) => {
    if (result.failure) return;
    try {
      await restore(uid, chunk, result);
    } catch (error) {
      result.failure ??= failureOf(error);
    }
    onProgress(result.restored.length);
  });
  const settled = new Set([...result.restored, ...result.refused].map(({ id }) => id));
  return { ...result, left: contacts.filter(({ id }) => !settled.has(id)) };
}

/** Restores what it can of `chunk` into `result`. One that is refused makes all of a write fail. */
async function restore(
  uid: string,
  chunk: readonly StoredContact[],
  result: Restoration,
): Promise<void> {
  const created = await isCreated(chunk);
  const ids = chunk.map(({ id }) => id);
  const there = created ? chunk : await contactsThere(ids);
  forgetFiles(uid, ...there.map(({ id }) => id));
  result.restored.push(...there.map(contactOf));
  const thereIds = new Set(there.map(({ id }) => id));
  const missing = chunk.filter(({ id }) => !thereIds.has(id));
  if (chunk.length === 1) result.refused.push(...missing);
  else {
    const half = Math.ceil(chunk.length / 2);
    for (const part of chunksOf(missing, half)) await restore(uid, part, result);
  }
}

/** Creates contacts in one write; `false` where something in them is refused. Throws `RemoteError`. */
async function isCreated(contacts: readonly StoredContact[]): Promise<boolean> {
  try {
    await writeTogether((batch) => {
      for (const contact of contacts) batch.set(contact.ref, contact.data());
    });
    return true;
  } catch (error) {
    // Too large for one write is refused too, but not by the rules.
    const code = error instanceof RemoteError ? errorCode(error.cause) : '';
    if (failureOf(error) === 'denied' || code === 'invalid-argument') return false;
    throw error;
  }
}
