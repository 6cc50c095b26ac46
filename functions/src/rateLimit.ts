import { createHash } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';

// gRPC's own numbers.
const Status = { NOT_FOUND: 5, ALREADY_EXISTS: 6, FAILED_PRECONDITION: 9, ABORTED: 10 };

const WINDOW_MILLISECONDS = 10 * 60 * 1000;
const MOST_IN_WINDOW = 3;

/**
 * The times (in milliseconds) that count for this caller from now on, this one included; `null` when
 * there were as many as there may be within the last ten minutes.
 */
export function timesAfter(earlier: readonly number[], now: number): number[] | null {
  const recent = earlier.filter((time) => time > now - WINDOW_MILLISECONDS);
  return recent.length < MOST_IN_WINDOW ? [...recent, now] : null;
}

/**
 * Counts a support request of this caller and answers whether it is within the limit. The count is in
 * Firestore, so that all instances share it; no client can read or write it (the rules name no such
 * collection). Throws when Firestore does not answer: a mailbox open to anybody is worse than a form
 * that asks to write a mail instead.
 */
export async function takeTurn(caller: string): Promise<boolean> {
  if (getApps().length === 0) initializeApp();
  // The hash makes an id of any caller and keeps addresses out of sight; Firestore deletes the
  // document some time after `expiresAt` (firestore.indexes.json).
  const id = createHash('sha256').update(caller).digest('hex');
  const document = getFirestore().collection('supportRequestTurns').doc(id);
  // A write only counts on top of what was read. No locks: a caller who sends many requests at once
  // would have them wait for one another, and occupy every instance.
  for (let attempt = 0; attempt <= MOST_IN_WINDOW; attempt++) {
    const now = Date.now();
    const snapshot = await document.get();
    const times = timesAfter(storedTimes(snapshot.get('times')), now);
    if (!times) return false;
    const turns = { times, expiresAt: Timestamp.fromMillis(now + WINDOW_MILLISECONDS) };
    const written = snapshot.updateTime
      ? document.update(turns, { lastUpdateTime: snapshot.updateTime })
      : document.create(turns);
    const isCounted = await written.then(() => true, wasOvertaken);
    if (isCounted) return true;
  }
  // Overtaken by as many other requests of this caller as there may be.
  return false;
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
