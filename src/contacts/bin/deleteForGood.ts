import {
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type DocumentData,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { auth } from '../../firebase/auth';
import { binCollection, binRef } from '../../firebase/collections';
import { cardFolder, ownPicture } from '../../firebase/ownPicture';
import { loadStorage } from '../../firebase/late';
import { failureOf, READ_LIMIT, remoteCall } from '../../firebase/remoteCall';
import { chunksOf } from '../../lib/chunksOf';
import { inParallel } from '../../lib/inParallel';
import type { RemoteFailure } from '../../lib/remoteFailure';
import { IMAGE_FIELDS, type Contact } from '../contact';
import { documentsThere } from './storedContacts';
import { writeTogether } from './writeTogether';
import type { MoveOptions } from './moveCards';
import { BIN_DAYS, readBin } from './readBin';
import { cardIn } from './storedBin';

const CHUNK = 20;
const WIDTH = 4;

const PURGED_AT_ONCE = 500;

export interface Deletion {
  deleted: string[];
  /** Contacts that were no longer in the bin: restored or deleted elsewhere. */
  missing: string[];
  /** Contacts that stay in the bin because a picture of theirs could not be deleted. */
  picturesLeft: string[];
  failure: RemoteFailure | null;
}

/**
 * Deletes contacts in the bin, first their pictures but those `inUse` (R15.63). Never throws; stops at a failure. If a
 * picture can't be deleted its contact stays in the bin: it holds the picture's only address.
 */
export async function deleteForGood(
  uid: string,
  ids: readonly string[],
  inUse: ReadonlySet<string>,
  { onProgress, signal }: MoveOptions = {},
): Promise<Deletion> {
  const result: Deletion = { deleted: [], missing: [], picturesLeft: [], failure: null };
  await inParallel(chunksOf(ids, CHUNK), WIDTH, async (chunk) => {
    if (signal?.aborted || result.failure) return;
    try {
      // A contact that was restored since is not in the bin and keeps its pictures.
      const found = await documentsThere(chunk.map((id) => binRef(uid, id)));
      const left = await deletePictures(uid, found, inUse, result);
      await writeTogether((batch) => {
        for (const { id, ref } of found) if (!left.has(id)) batch.delete(ref);
      });
      result.picturesLeft.push(...left);
      const foundIds = found.map(({ id }) => id);
      result.deleted.push(...foundIds.filter((id) => !left.has(id)));
      result.missing.push(...chunk.filter((id) => !foundIds.includes(id)));
    } catch (error) {
      result.failure ??= failureOf(error);
    }
    onProgress?.(result.deleted.length);
  });
  return result;
}

async function deletePictures(
  uid: string,
  binned: readonly QueryDocumentSnapshot[],
  inUse: ReadonlySet<string>,
  result: Deletion,
): Promise<Set<string>> {
  const left = new Set<string>();
  const files = binned.flatMap((document) =>
    picturesOf(uid, cardIn(document))
      .filter((place) => !inUse.has(place))
      .map((place) => ({ id: document.id, place })),
  );
  if (files.length === 0) return left;
  // Without pictures, the code of Storage is not loaded.
  const { deleteFile } = await loadStorage();
  await Promise.all(
    files.map(({ id, place }) =>
      deleteFile(place).catch((error: unknown) => {
        left.add(id);
        result.failure ??= failureOf(error);
      }),
    ),
  );
  return left;
}

/** The places of a stored contact's pictures in its owner's folder, each once. */
export function picturesOf(uid: string, card: DocumentData): string[] {
  const places = ['photoURL', ...IMAGE_FIELDS].flatMap(
    (field) => ownPicture(cardFolder(uid), card[field]) ?? [],
  );
  return [...new Set(places)];
}

/** The places of the pictures that these contacts show. */
export function picturesInUse(uid: string, contacts: readonly Contact[]): Set<string> {
  return new Set(
    contacts.flatMap(({ photoURL, cardImageURL }) =>
      picturesOf(uid, { photoURL, cardImage: cardImageURL }),
    ),
  );
}

/** Deletes what was in the bin for more than 30 days (R15.12). Never throws: the next visit deletes the rest. */
export async function purgeBin(
  uid: string,
  living: () => Promise<readonly Contact[]>,
): Promise<void> {
  try {
    const ids = await expiredIds(uid);
    if (ids.length === 0) return;
    const [contacts, bin] = await Promise.all([living(), readBin(uid)]);
    const going = new Set(ids);
    const staying = bin.map(({ contact }) => contact).filter(({ id }) => !going.has(id));
    await deleteForGood(uid, ids, picturesInUse(uid, [...contacts, ...staying]));
  } catch {
    // It is asked again at the next visit.
  }
}

async function expiredIds(uid: string): Promise<string[]> {
  // The services' clock, at most an hour late: the browser's may be wrong by years.
  const token = await auth.currentUser?.getIdTokenResult();
  const issuedAt = Date.parse(token?.issuedAtTime ?? '');
  if (auth.currentUser?.uid !== uid || Number.isNaN(issuedAt)) return [];
  const oldest = new Date(issuedAt - BIN_DAYS * 24 * 60 * 60_000);
  const expired = query(
    binCollection(uid),
    where('deletedAt', '<=', oldest),
    orderBy('deletedAt'),
    limit(PURGED_AT_ONCE),
  );
  const found = await remoteCall(() => getDocs(expired), READ_LIMIT);
  return found.docs.map(({ id }) => id);
}
