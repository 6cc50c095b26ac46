import {
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type DocumentData,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';
import { binCollection, binRef } from '../../../firebase/collections';
import { cardFolder, ownPicture } from '../../../firebase/ownPicture';
import { loadStorage } from '../../../firebase/late';
import {
  failureOf,
  READ_LIMIT,
  remoteCall,
  RemoteError,
  remoteWrite,
  type WriteOptions,
} from '../../../firebase/remoteCall';
import { inTransaction } from '../../../firebase/transaction';
import { chunksOf } from '../../../platform/chunksOf';
import { inParallel } from '../../../platform/inParallel';
import type { RemoteFailure } from '../../../platform/remoteFailure';
import { without } from '../../../platform/without';
import { IMAGE_FIELDS, type Contact } from '../../model/contact';
import type { ContactStore } from '../ContactStore';
import type { WorkOptions } from '../verbs/Operation';
import { oldestKept } from './readBin';
import { cardIn, deletedAtOf, FOR_GOOD_SIZE, isGoing, storedBin } from './storedBin';

const WIDTH = 4;

const PURGED_AT_ONCE = 500;

type DeletionOptions = WorkOptions & Pick<WriteOptions, 'isHousekeeping'>;

/** Whose bin it is, and how its writes are sent. */
type Whose = Pick<WriteOptions, 'isHousekeeping'> & { uid: string };

export interface Deletion {
  deleted: string[];
  /** Contacts that were no longer in the bin: restored or deleted elsewhere. */
  missing: string[];
  /** Contacts that stay in the bin because a picture of theirs could not be deleted. */
  picturesLeft: string[];
  failure: RemoteFailure | null;
}

/**
 * Deletes contacts in the bin with their pictures, but for those that others show (R15.63, decision 0038). Never
 * throws; stops at a failure. Each is marked, and can't be restored from then on; then its pictures go, then it does.
 * What stopped half-way is still in the bin, which alone holds the addresses of its pictures.
 */
export async function deleteForGood(
  store: ContactStore,
  ids: readonly string[],
  { onProgress, signal, isHousekeeping = false }: DeletionOptions = {},
): Promise<Deletion> {
  const { uid } = store;
  const result: Deletion = { deleted: [], missing: [], picturesLeft: [], failure: null };
  try {
    // In this order: what was merged before it went to the bin is in the list by then.
    const bin = new Map((await storedBin(uid)).map((found) => [found.id, found]));
    const uses = picturesInUse(uid, await contactsNow(store), [...bin.values()]);
    const found = ids.flatMap((id) => bin.get(id) ?? []);
    result.missing.push(...ids.filter((id) => !bin.has(id)));
    await inParallel(chunksOf(found, FOR_GOOD_SIZE), WIDTH, async (chunk) => {
      if (signal?.aborted || result.failure) return;
      await deleteChunk({ uid, isHousekeeping }, chunk, uses, result).catch((error: unknown) => {
        result.failure ??= failureOf(error);
      });
      onProgress?.(result.deleted.length);
    });
  } catch (error) {
    result.failure ??= failureOf(error);
  }
  return result;
}

/** The list as it is stored now: by an older one, a picture might seem to be nobody's. Throws `RemoteError`. */
async function contactsNow(store: ContactStore): Promise<readonly Contact[]> {
  await store.refresh();
  const list = store.current();
  const failure = 'failure' in list ? list.failure : null;
  if (list.kind !== 'all' || failure) throw new RemoteError(failure ?? 'unknown', null);
  return list.contacts;
}

async function deleteChunk(
  whose: Whose,
  chunk: readonly QueryDocumentSnapshot[],
  uses: Map<string, number>,
  result: Deletion,
): Promise<void> {
  const known = new Map(chunk.map((binned) => [binned.id, binned]));
  const marked = await change(whose, [...known.keys()], (transaction, binned) => {
    const before = known.get(binned.id);
    // Another deletion than the one that was looked at may have brought a picture that others show.
    if (!before || deletedAtOf(binned) !== deletedAtOf(before)) return false;
    if (!isGoing(binned)) transaction.update(binned.ref, { going: true });
    return true;
  });
  result.missing.push(...without([...known.keys()], marked));
  const left = await deletePictures(
    whose,
    marked.flatMap((id) => known.get(id) ?? []),
    uses,
    result,
  );
  result.picturesLeft.push(...left);
  const going = without(marked, left);
  // What a phone has stored and deleted once more is not marked.
  const gone = await change(whose, going, (transaction, binned) => {
    if (!isGoing(binned)) return false;
    transaction.delete(binned.ref);
    return true;
  });
  result.deleted.push(...gone);
  result.missing.push(...without(going, gone));
}

/** Changes those of the contacts that are in the bin, all or none. Returns which. Throws `RemoteError`. */
async function change(
  { uid, ...options }: Whose,
  ids: readonly string[],
  decide: (transaction: Transaction, binned: QueryDocumentSnapshot) => boolean,
): Promise<string[]> {
  const refs = ids.map((id) => binRef(uid, id));
  if (refs.length === 0) return [];
  return remoteWrite(
    () =>
      inTransaction(binCollection(uid).firestore, async (transaction) => {
        const found = await Promise.all(refs.map((ref) => transaction.get(ref)));
        return found.filter(isThere).flatMap((binned) => {
          return decide(transaction, binned) ? [binned.id] : [];
        });
      }),
    options,
  );
}

function isThere(found: DocumentSnapshot): found is QueryDocumentSnapshot {
  return found.exists();
}

/** Deletes what nobody shows any more, and returns the ids of contacts of which a picture is left. */
async function deletePictures(
  { uid, ...options }: Whose,
  going: readonly QueryDocumentSnapshot[],
  uses: Map<string, number>,
  result: Deletion,
): Promise<string[]> {
  const left = new Set<string>();
  const files = going.flatMap((binned) =>
    picturesOf(uid, cardIn(binned)).flatMap((place) => {
      const others = (uses.get(place) ?? 1) - 1;
      uses.set(place, others);
      return others > 0 ? [] : [{ id: binned.id, place }];
    }),
  );
  if (files.length === 0) return [];
  // Without pictures, the code of Storage is not loaded.
  const { deleteFile } = await loadStorage();
  await Promise.all(
    files.map(({ id, place }) =>
      deleteFile(place, options).catch((error: unknown) => {
        left.add(id);
        result.failure ??= failureOf(error);
      }),
    ),
  );
  return [...left];
}

/** The places of a stored contact's pictures in its owner's folder, each once. */
export function picturesOf(uid: string, card: DocumentData): string[] {
  const places = ['photoURL', ...IMAGE_FIELDS].flatMap(
    (field) => ownPicture(cardFolder(uid), card[field]) ?? [],
  );
  return [...new Set(places)];
}

/** How many contacts of the list and of the bin show each picture, by its place. */
function picturesInUse(
  uid: string,
  contacts: readonly Contact[],
  bin: readonly QueryDocumentSnapshot[],
): Map<string, number> {
  const uses = new Map<string, number>();
  const shown = contacts.map(({ photoURL, cardImageURL }) => ({
    photoURL,
    cardImage: cardImageURL,
  }));
  for (const card of [...shown, ...bin.map(cardIn)]) {
    for (const place of picturesOf(uid, card)) uses.set(place, (uses.get(place) ?? 0) + 1);
  }
  return uses;
}

/** Deletes what was in the bin for more than 30 days (R15.12). Never throws: the next visit deletes the rest. */
export async function purgeBin(store: ContactStore): Promise<void> {
  try {
    const ids = await expiredIds(store.uid);
    if (ids.length > 0) await deleteForGood(store, ids, { isHousekeeping: true });
  } catch {
    // It is asked again at the next visit.
  }
}

async function expiredIds(uid: string): Promise<string[]> {
  const oldest = await oldestKept(uid);
  if (!oldest) return [];
  const expired = query(
    binCollection(uid),
    where('deletedAt', '<=', oldest),
    orderBy('deletedAt'),
    limit(PURGED_AT_ONCE),
  );
  const found = await remoteCall(() => getDocs(expired), READ_LIMIT);
  return found.docs.map(({ id }) => id);
}
