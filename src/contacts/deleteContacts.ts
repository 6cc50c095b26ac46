import { rememberFiles } from '../firebase/filesToDelete';
import { failureOf } from '../firebase/remoteCall';
import { chunksOf } from '../lib/chunksOf';
import { inParallel } from '../lib/inParallel';
import type { RemoteFailure } from '../lib/remoteFailure';
import { canComeBack } from './canComeBack';
import { picturesOf } from './contactPictures';
import { deleteDocuments } from './deleteDocuments';
import { contactsThere, type StoredContact } from './storedContacts';
import { CHUNK, WIDTH } from './writeTogether';

/** In ms: how long pictures stay at most while an undo is being offered or is under way. */
export const LONGEST_OFFER = 60 * 60_000;

export interface Deletion {
  /** Those that are gone now. */
  deleted: string[];
  /** As stored before: what an undo puts back. Also those whose deletion may have been done all the same. */
  stored: StoredContact[];
  /** Those that could not come back, and are still there (R15.62). */
  kept: StoredContact[];
  /** Why the others are still there; `null` where nothing has failed. */
  failure: RemoteFailure | null;
}

interface DeletionOptions {
  /** Also those that could not come back; none of them is then in `stored`. */
  forGood: boolean;
  /** Hears how many are done. */
  onProgress: (done: number) => void;
  /** Begins nothing more once it is aborted. */
  signal: AbortSignal;
}

/**
 * Deletes contacts of `uid` and leaves their pictures to `deletePictures` (R7.5, R15.61). One that is gone
 * already, deleted on the phone perhaps, counts as deleted. Never throws; begins nothing more after a failure.
 */
export async function deleteContacts(
  uid: string,
  ids: readonly string[],
  { forGood, onProgress, signal }: DeletionOptions,
): Promise<Deletion> {
  const result: Deletion = { deleted: [], stored: [], kept: [], failure: null };
  await inParallel(chunksOf(ids, CHUNK), WIDTH, async (chunk) => {
    if (signal.aborted || result.failure) return;
    try {
      const found = await contactsThere(chunk);
      const kept = found.filter((contact) => !forGood && !canComeBack(contact.data()));
      const going = found.filter((contact) => !kept.includes(contact));
      result.kept.push(...kept);
      if (!forGood) result.stored.push(...going);
      rememberPictures(uid, going);
      const { left, failure } = await deleteDocuments(going);
      const staying = new Set([...kept.map(({ id }) => id), ...left]);
      result.deleted.push(...chunk.filter((id) => !staying.has(id)));
      result.failure ??= failure;
      onProgress(result.deleted.length);
    } catch (error) {
      result.failure ??= failureOf(error);
    }
  });
  return result;
}

/** Before anything is deleted: afterwards nothing would tell where the pictures are. */
function rememberPictures(uid: string, contacts: readonly StoredContact[]): void {
  const due = Date.now() + LONGEST_OFFER;
  const entries = contacts.map((contact) => ({
    owner: contact.id,
    files: picturesOf(uid, contact.data()),
    due,
  }));
  rememberFiles(uid, ...entries.filter(({ files }) => files.length > 0));
}
