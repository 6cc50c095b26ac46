import { createHash } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';

// gRPC's own numbers.
const Status = { NOT_FOUND: 5, ALREADY_EXISTS: 6, FAILED_PRECONDITION: 9, ABORTED: 10 };

/** How many requests there may be within a time. */
export interface Limit {
  most: number;
  milliseconds: number;
}

/** For one account, and for one network (R12.4). */
export const CALLER_LIMIT: Limit = { most: 3, milliseconds: 10 * 60_000 };

const DAY = 24 * 3_600_000;

/** For a site of many networks (R12.4). */
export const SITE_LIMIT: Limit = { most: 20, milliseconds: DAY };

/** For all callers together: what a person can read in a day (R12.8). */
export const TOTAL_LIMIT: Limit = { most: 200, milliseconds: DAY };

/** For all visitors: the rest of a day is for people with an account. */
export const VISITOR_LIMIT: Limit = { most: 120, milliseconds: DAY };

/** Something that is counted, and how often it may be. */
export interface Count {
  name: string;
  limit: Limit;
}

const TOTAL: Count = { name: 'all', limit: TOTAL_LIMIT };
const VISITORS: Count = { name: 'visitors', limit: VISITOR_LIMIT };

/** What a request counts for: its networks, and its account or, without one, the share of visitors. */
export function countsOf([network, site]: readonly string[], uid: string | undefined): Count[] {
  return [
    // Whose address cannot be told shares one count with all the others.
    { name: `address ${network ?? ''}`, limit: CALLER_LIMIT },
    ...(site === undefined ? [] : [{ name: `address ${site}`, limit: SITE_LIMIT }]),
    ...(uid === undefined ? [VISITORS] : [{ name: `uid ${uid}`, limit: CALLER_LIMIT }]),
    TOTAL,
  ];
}

/**
 * What became of a request. One beyond a limit is told for how many milliseconds that lasts. `reachesTotal`
 * and `isTotal` tell that a limit for all callers, or for all visitors, is what was reached.
 */
export type Turn =
  | { kind: 'taken'; time: number; reachesTotal: boolean }
  | { kind: 'refused'; wait: number; isTotal: boolean };

/** The times (in milliseconds) that count from now on, this one included, or how long there is no room. */
export function timesAfter(
  earlier: readonly number[],
  now: number,
  { most, milliseconds }: Limit,
): number[] | { wait: number } {
  const recent = earlier.filter((time) => time > now - milliseconds).sort((a, b) => a - b);
  // There is room again when all but the latest ones have passed.
  const leaving = recent[recent.length - most];
  return leaving === undefined ? [...recent, now] : { wait: leaving + milliseconds - now };
}

// Enough for callers who overtake one another in the total. A single one is at its limit long before.
const MOST_ATTEMPTS = 20;

/**
 * Counts a support request for each of these, or for none when it is beyond a limit. The counts are in Firestore,
 * so that all instances share them; no client can read or write them (the rules name no such collection). Throws
 * when Firestore does not answer: a mailbox open to anybody is worse than a form that asks to write a mail instead.
 */
export async function takeTurn(counts: readonly Count[]): Promise<Turn> {
  const { database, documents } = stored(counts);
  // A write only counts on top of what was read. No locks: a caller who sends many requests at once
  // would have them wait for one another, and occupy every instance.
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const now = Date.now();
    const snapshots = await database.getAll(...documents);
    const batch = database.batch();
    const waits: number[] = [];
    let reachesTotal = false;
    let isTotal = false;
    snapshots.forEach((snapshot, index) => {
      const { limit, name } = counts[index] ?? TOTAL;
      const isForAll = name === TOTAL.name || name === VISITORS.name;
      const times = timesAfter(storedTimes(snapshot.get('times')), now, limit);
      waits.push('wait' in times ? times.wait : 0);
      if ('wait' in times) {
        isTotal ||= isForAll;
        return;
      }
      reachesTotal ||= isForAll && times.length === limit.most;
      const turns = { times, expiresAt: Timestamp.fromMillis(now + limit.milliseconds) };
      if (snapshot.updateTime) {
        batch.update(snapshot.ref, turns, { lastUpdateTime: snapshot.updateTime });
      } else batch.create(snapshot.ref, turns);
    });
    const wait = Math.max(...waits);
    if (wait > 0) return { kind: 'refused', wait, isTotal };
    const isCounted = await batch.commit().then(() => true, wasOvertaken);
    if (isCounted) return { kind: 'taken', time: now, reachesTotal };
  }
  throw Object.assign(new Error('Overtaken too often.'), { code: Status.ABORTED });
}

/** Takes a request out of the counts again: what was not sent counts for nothing. */
export async function giveTurnBack(counts: readonly Count[], time: number): Promise<void> {
  const { database, documents } = stored(counts);
  await database.runTransaction(async (transaction) => {
    for (const snapshot of await transaction.getAll(...documents)) {
      if (!snapshot.exists) continue;
      const times = storedTimes(snapshot.get('times'));
      // One of them: another request may have come in the same millisecond.
      const at = times.indexOf(time);
      transaction.update(snapshot.ref, { times: times.filter((_, index) => index !== at) });
    }
  });
}

function stored(counts: readonly Count[]) {
  if (getApps().length === 0) initializeApp();
  const database = getFirestore();
  const all = database.collection('supportRequestTurns');
  return { database, documents: counts.map(({ name }) => all.doc(idOf(name))) };
}

/**
 * An id of any caller that keeps addresses out of sight. Firestore deletes the document some time after
 * `expiresAt` (firestore.indexes.json).
 */
function idOf(caller: string): string {
  return createHash('sha256').update(caller).digest('hex');
}

function storedTimes(stored: unknown): number[] {
  return Array.isArray(stored) ? stored.filter((time) => typeof time === 'number') : [];
}

/** `false` for a write that another one has overtaken; anything else is thrown on. */
function wasOvertaken(error: unknown): false {
  const { code } = error as { code?: unknown };
  const overtaken = [
    Status.NOT_FOUND,
    Status.ALREADY_EXISTS,
    Status.FAILED_PRECONDITION,
    Status.ABORTED,
  ];
  if (overtaken.some((status) => status === code)) return false;
  throw error;
}
