import {
  serverTimestamp,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { binRef, contactRef } from '../../../firebase/collections';
import { errorCode, failureOf, RemoteError } from '../../../firebase/remoteCall';
import { chunksOf } from '../../../platform/chunksOf';
import { inParallel } from '../../../platform/inParallel';
import type { RemoteFailure } from '../../../platform/remoteFailure';
import { without } from '../../../platform/without';
import type { Contact } from '../../model/contact';
import { contactOf, contactsThere, documentsThere } from '../reads';
import { MOST_REFUSALS, type WorkOptions } from '../verbs/Operation';
import { allStoredContacts, writeTogether } from './documents';
import { cardIn, isGoing, storedBin } from './storedBin';

/** The documents that the rules may read in one batch: 20, two for each move, one for each restore. */
const MOVE_SIZE = 10;
const RESTORE_SIZE = 20;

/** How many batches run at a time. More of them would wait for each other in the database. */
const WIDTH = 8;

/** From this many on, everything is read page by page: single reads take longer. */
const MANY = 1_000;

const TRIES = 3;

export interface BinMove {
  moved: string[];
  /** The ids of contacts that may be moved: the answer was lost, and so was the check. */
  unsure: string[];
  failure: RemoteFailure | null;
}

/** Moves contacts into the bin (R7.5, R15.12) as stored; missing ones count too. Never throws; stops at a failure. */
export function moveToBin(
  uid: string,
  ids: readonly string[],
  options: WorkOptions = {},
): Promise<BinMove> {
  const way: Way = {
    size: MOVE_SIZE,
    all: () => allStoredContacts(uid),
    left: (asked) => contactsThere(uid, asked),
    write: (batch, card) => {
      batch
        .set(binRef(uid, card.id), { card: card.data(), deletedAt: serverTimestamp() })
        .delete(card.ref);
    },
  };
  return move(ids, way, options);
}

export interface BinRestore extends BinMove {
  /** The contacts that are in the list now, as stored: restored here or before. */
  restored: Contact[];
  /** The ids of contacts in neither place: deleted for good elsewhere. */
  gone: string[];
  /** The ids of contacts that are in the bin and go for good. */
  going: string[];
  /** The ids of contacts that stay in the bin, because somebody else has a contact under their id. */
  taken: string[];
}

/** Moves contacts back (R15.12), but not over one that is in the list again. Never throws; stops at a failure. */
export async function restoreFromBin(
  uid: string,
  ids: readonly string[],
  options: WorkOptions = {},
): Promise<BinRestore> {
  const restored = new Map<string, Contact>();
  const taken = new Set<string>();
  const way: Way = {
    size: RESTORE_SIZE,
    all: async () => (await storedBin(uid)).filter((one) => !isGoing(one)),
    left: async (asked, isRefused) => {
      const binned = await documentsThere(asked.map((id) => binRef(uid, id)));
      // The rules refuse to overwrite a contact.
      const there = isRefused ? await contactsThere(uid, asked, taken) : [];
      const thereIds = new Set([...there.map(({ id }) => id), ...taken]);
      return binned.filter((one) => !isGoing(one) && !thereIds.has(one.id));
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
  const going: string[] = [];
  const stay: string[] = [];
  try {
    const there = await contactsThere(uid, others, taken);
    for (const card of there) restored.set(card.id, contactOf(card));
    const rest = without(others, [...restored.keys()]);
    const binned = await documentsThere(rest.map((id) => binRef(uid, id)));
    // What was deleted again since can be restored again.
    stay.push(...binned.filter((one) => !isGoing(one)).map(({ id }) => id));
    if (stay.some((id) => !taken.has(id))) result.failure ??= 'busy';
    result.moved = without(result.moved, stay);
    going.push(...binned.filter(isGoing).map(({ id }) => id));
  } catch (error) {
    result.failure ??= failureOf(error);
    result.moved = result.moved.filter((id) => restored.has(id));
    result.unsure.push(...others);
  }
  return {
    ...result,
    restored: [...restored.values()],
    gone: without(result.moved, [...restored.keys(), ...going]),
    going,
    taken: stay.filter((id) => taken.has(id)),
  };
}

interface Way {
  size: number;
  /** All documents that could be moved, as stored now. Throws `RemoteError`. */
  all: () => Promise<QueryDocumentSnapshot[]>;
  /** The documents of `ids` that are not moved yet, as stored now. Throws `RemoteError`. */
  left: (ids: readonly string[], isRefused: boolean) => Promise<QueryDocumentSnapshot[]>;
  write: (batch: WriteBatch, document: QueryDocumentSnapshot) => void;
  written?: (document: QueryDocumentSnapshot) => void;
}

async function move(
  ids: readonly string[],
  way: Way,
  { onProgress, signal }: WorkOptions,
): Promise<BinMove> {
  const result: Moving = { moved: [], unsure: [], failure: null, refusals: 0 };
  let stored: Stored | null = null;
  try {
    if (ids.length >= MANY) stored = new Map((await way.all()).map((found) => [found.id, found]));
  } catch (error) {
    return { ...result, failure: failureOf(error) };
  }
  await inParallel(chunksOf(ids, way.size), WIDTH, async (chunk) => {
    if (signal?.aborted || isOver(result)) return;
    try {
      await moveChunk(chunk, way, result, stored);
    } catch (error) {
      fail(result, failureOf(error));
    }
    onProgress?.(result.moved.length);
  });
  return result;
}

interface Moving extends BinMove {
  /** How many contacts were refused since the last success. */
  refusals: number;
}

/** A contact that is refused does not keep the others. */
function isOver({ failure, refusals }: Moving): boolean {
  return failure === 'denied' ? refusals >= MOST_REFUSALS : failure !== null;
}

function fail(result: Moving, failure: RemoteFailure): void {
  if (failure === 'denied') result.refusals += 1;
  if (result.failure === null || result.failure === 'denied') result.failure = failure;
}

/** The documents that were read beforehand, by id: the rules refuse if they changed since. */
type Stored = ReadonlyMap<string, QueryDocumentSnapshot>;

/** Moves as many of `ids` as possible and adds them to `result`. Throws `RemoteError` if they could not be read. */
async function moveChunk(
  ids: readonly string[],
  way: Way,
  result: Moving,
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
      result.refusals = 0;
      result.moved.push(...asked);
      for (const document of found) way.written?.(document);
      return;
    } catch (error) {
      if (!isRefused(error)) {
        await lookAfterFailure(asked, way, result, failureOf(error));
        return;
      }
      // Something changed since the read: a batch succeeds as a whole or not at all.
      if (tries < TRIES) continue;
      if (asked.length === 1) {
        fail(result, 'denied');
        return;
      }
    }
    // One contact is refused each time: it must not hold up the others.
    for (const id of asked) if (!isOver(result)) await moveChunk([id], way, result, null);
    return;
  }
}

/** The write may have succeeded anyway. */
async function lookAfterFailure(
  ids: readonly string[],
  way: Way,
  result: Moving,
  failure: RemoteFailure,
): Promise<void> {
  try {
    const left = (await way.left(ids, false)).map(({ id }) => id);
    result.moved.push(...without(ids, left));
    if (left.length > 0) fail(result, failure);
  } catch {
    result.unsure.push(...ids);
    fail(result, failure);
  }
}

/** By the rules, or because it is too large for one write. */
function isRefused(error: unknown): boolean {
  const code = error instanceof RemoteError ? errorCode(error.cause) : '';
  return failureOf(error) === 'denied' || code === 'invalid-argument';
}
