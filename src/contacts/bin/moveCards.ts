import {
  serverTimestamp,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { binRef, contactRef } from '../../firebase/collections';
import { errorCode, failureOf, RemoteError } from '../../firebase/remoteCall';
import { chunksOf } from '../../lib/chunksOf';
import { inParallel } from '../../lib/inParallel';
import type { RemoteFailure } from '../../lib/remoteFailure';
import type { Contact } from '../contact';
import { contactOf } from '../store/reads';
import { allStoredContacts, contactsThere, documentsThere } from './storedContacts';
import { writeTogether } from './writeTogether';
import { cardIn, storedBin } from './storedBin';

/** What the rules look at in one batch: 20 other documents, two for each move, one for each restore. */
const MOVE_SIZE = 10;
const RESTORE_SIZE = 20;

/** How many batches are under way at a time. More of them wait for each other in the database. */
const WIDTH = 8;

/** From so many on, all that is stored is read page by page: asking for each one takes longer. */
const MANY = 1_000;

/** How often a batch that is refused is made again of what is stored then. */
const TRIES = 3;

export interface MoveOptions {
  /** Called with the number of contacts that are done. */
  onProgress?: (done: number) => void;
  /** Begins nothing more once it is aborted. */
  signal?: AbortSignal;
}

export interface BinMove {
  /** The ids of those that are where they should be. */
  moved: string[];
  /** Those that may be: the answer was lost, and so was the look after it. */
  unsure: string[];
  /** Why the others are not; `null` where nothing has failed. */
  failure: RemoteFailure | null;
}

/**
 * Moves contacts of `uid` into Recently Deleted (R7.5, R15.12): all fields, as stored. One that is gone already
 * counts as moved. Never throws; begins nothing more after a failure.
 */
export function moveToBin(
  uid: string,
  ids: readonly string[],
  options: MoveOptions = {},
): Promise<BinMove> {
  const way: Way = {
    size: MOVE_SIZE,
    all: () => allStoredContacts(uid),
    left: contactsThere,
    write: (batch, card) => {
      batch
        .set(binRef(uid, card.id), { card: card.data(), deletedAt: serverTimestamp() })
        .delete(card.ref);
    },
  };
  return move(ids, way, options);
}

export interface BinRestore extends BinMove {
  /** Those that are there now, as stored: restored here, or there already. */
  restored: Contact[];
  /** The ids of those that are in neither place: deleted for good elsewhere. */
  gone: string[];
}

/**
 * Moves deleted contacts of `uid` back, as they were stored (R15.12). One that is there again, restored in another
 * tab or stored once more by the app, is not overwritten. Never throws; begins nothing more after a failure.
 */
export async function restoreFromBin(
  uid: string,
  ids: readonly string[],
  options: MoveOptions = {},
): Promise<BinRestore> {
  const restored = new Map<string, Contact>();
  const way: Way = {
    size: RESTORE_SIZE,
    all: () => storedBin(uid),
    left: async (asked, isRefused) => {
      const binned = await documentsThere(asked.map((id) => binRef(uid, id)));
      // The rules refuse a write over a contact that is there.
      const there = isRefused ? await contactsThere(asked) : [];
      const thereIds = new Set(there.map(({ id }) => id));
      return binned.filter(({ id }) => !thereIds.has(id));
    },
    write: (batch, binned) => {
      batch.delete(binned.ref).set(contactRef(binned.id), cardIn(binned));
    },
    written: (binned) => {
      restored.set(binned.id, contactOf({ id: binned.id, data: () => cardIn(binned) }));
    },
  };
  const result = await move(ids, way, options);
  const others = result.moved.filter((id) => !restored.has(id));
  try {
    const there = await contactsThere(others);
    for (const card of there) restored.set(card.id, contactOf(card));
  } catch (error) {
    result.failure ??= failureOf(error);
    result.moved = result.moved.filter((id) => restored.has(id));
    result.unsure.push(...others);
  }
  const gone = result.moved.filter((id) => !restored.has(id));
  return { ...result, restored: [...restored.values()], gone };
}

/** One of the two ways between the list and the bin. */
interface Way {
  /** How many go with one batch. */
  size: number;
  /** All that could be moved, as stored now. Throws `RemoteError`. */
  all: () => Promise<QueryDocumentSnapshot[]>;
  /** Those of `ids` that are still to be moved, as stored now. Throws `RemoteError`. */
  left: (ids: readonly string[], isRefused: boolean) => Promise<QueryDocumentSnapshot[]>;
  write: (batch: WriteBatch, document: QueryDocumentSnapshot) => void;
  /** Called once it is written. */
  written?: (document: QueryDocumentSnapshot) => void;
}

async function move(
  ids: readonly string[],
  way: Way,
  { onProgress, signal }: MoveOptions,
): Promise<BinMove> {
  const result: BinMove = { moved: [], unsure: [], failure: null };
  let stored: Stored | null = null;
  try {
    if (ids.length >= MANY) stored = new Map((await way.all()).map((found) => [found.id, found]));
  } catch (error) {
    return { ...result, failure: failureOf(error) };
  }
  await inParallel(chunksOf(ids, way.size), WIDTH, async (chunk) => {
    if (signal?.aborted || result.failure) return;
    try {
      await moveChunk(chunk, way, result, stored);
    } catch (error) {
      result.failure ??= failureOf(error);
    }
    onProgress?.(result.moved.length);
  });
  return result;
}

/** What was read beforehand, by id: the rules refuse what has changed since. */
type Stored = ReadonlyMap<string, QueryDocumentSnapshot>;

/** Moves what it can of `ids` into `result`. Throws `RemoteError` where it could not even look. */
async function moveChunk(
  ids: readonly string[],
  way: Way,
  result: BinMove,
  stored: Stored | null,
): Promise<void> {
  let asked = ids;
  for (let tries = 1; ; tries += 1) {
    const isKnown = stored !== null && tries === 1;
    const found = isKnown
      ? asked.flatMap((id) => stored.get(id) ?? [])
      : await way.left(asked, tries > 1);
    const foundIds = found.map(({ id }) => id);
    result.moved.push(...without(asked, foundIds));
    if (found.length === 0) return;
    asked = foundIds;
    try {
      await writeTogether((batch) => {
        for (const document of found) way.write(batch, document);
      });
      result.moved.push(...asked);
      for (const document of found) way.written?.(document);
      return;
    } catch (error) {
      if (!isRefused(error)) {
        await lookAfterFailure(asked, way, result, failureOf(error));
        return;
      }
      // Changed since the look: a batch is done as a whole, or not at all.
      if (tries < TRIES) continue;
      if (asked.length === 1) {
        result.failure ??= 'denied';
        return;
      }
    }
    // One of them is refused each time: it must not keep the others.
    for (const id of asked) await moveChunk([id], way, result, null);
    return;
  }
}

/** The write may have been done all the same. */
async function lookAfterFailure(
  ids: readonly string[],
  way: Way,
  result: BinMove,
  failure: RemoteFailure,
): Promise<void> {
  try {
    const left = (await way.left(ids, false)).map(({ id }) => id);
    result.moved.push(...without(ids, left));
    if (left.length > 0) result.failure ??= failure;
  } catch {
    result.unsure.push(...ids);
    result.failure ??= failure;
  }
}

/** By the rules, or because it is too large for one write. */
function isRefused(error: unknown): boolean {
  const code = error instanceof RemoteError ? errorCode(error.cause) : '';
  return failureOf(error) === 'denied' || code === 'invalid-argument';
}

function without(ids: readonly string[], others: readonly string[]): string[] {
  const rest = new Set(others);
  return ids.filter((id) => !rest.has(id));
}
