import { isYounger } from '../platform/isYounger';
import { withTabOpen } from '../platform/keepTabOpen';
import { ChunkLoadError } from '../platform/lateCode';
import { isOnline, noteCall } from '../platform/network';
import type { RemoteFailure } from '../platform/remoteFailure';
import { reportError } from '../platform/reporting/reportError';

/** Time limits in ms: nothing on screen waits for ever. */
export const READ_LIMIT = 15_000;
export const WRITE_LIMIT = 20_000;

/** Older data is read again in the background when its page opens. */
export const FRESH_FOR_MS = 5 * 60_000;

/** The pause before a busy service is asked again is random, or all browsers would return at once. */
const SHORTEST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 800;

interface Session {
  /** Replaces the token; `false` when nobody is signed in. Rejects with the service's refusal. */
  freshToken: () => Promise<boolean>;
  onExpired: () => void;
}

/** What refuses a token as young as this means it. */
const FRESH_TOKEN_FOR_MS = 30_000;

interface Connection extends Session {
  /** All refused calls wait for one renewal of the token. */
  renewing: Promise<boolean> | null;
  renewals: number;
  renewedAt: number;
}

/** `null` until the SDK is loaded: the calls of a visitor need not load it. */
let connection: Connection | null = null;

/** Connects calls with the session; returns a function that disconnects them. */
export function connectSession(session: Session): () => void {
  connection = { ...session, renewing: null, renewals: 0, renewedAt: -Infinity };
  return () => {
    connection = null;
  };
}

/** What `remoteCall` throws: the kind of failure; the SDK's own words never reach the screen. */
export class RemoteError extends Error {
  readonly failure: RemoteFailure;

  constructor(failure: RemoteFailure, cause: unknown) {
    super(`Remote call failed: ${failure}`, { cause });
    this.name = 'RemoteError';
    this.failure = failure;
  }
}

/**
 * Runs a call within `limit` ms. A refused token ends the session. Reports other failures and throws `RemoteError`. A
 * refusal or a busy moment runs it again, once (R14.2, R15.26); with `once` only a refusal: nothing was done yet.
 */
export async function remoteCall<T>(
  work: () => Promise<T>,
  limit: number,
  repeats: 'again' | 'once' = 'again',
): Promise<T> {
  const note = noteCall();
  try {
    const answer = await withinLimit(withSecondTry(work, repeats), limit);
    note(true);
    return answer;
  } catch (error) {
    const failure = failureOf(error);
    note(isAnswer(failure));
    if (failure === 'expired') connection?.onExpired();
    const failed = new RemoteError(failure, error);
    reportError(failed, 'firebase/remoteCall');
    throw failed;
  }
}

/** How a write is sent. */
export interface WriteOptions {
  limit?: number;
  repeats?: 'again' | 'once';
  /** Whether nobody has asked for it, and the next visit does what is left. */
  isHousekeeping?: boolean;
}

/**
 * The same for what changes something that is stored: until the answer is there, the browser asks before the tab closes
 * (R15.24). Each write goes through here.
 */
export function remoteWrite<T>(
  work: () => Promise<T>,
  { limit = WRITE_LIMIT, repeats = 'again', isHousekeeping = false }: WriteOptions = {},
): Promise<T> {
  const write = () => remoteCall(work, limit, repeats);
  return isHousekeeping ? write() : withTabOpen(write);
}

/** The kind of failure behind anything thrown. */
export function failureOf(error: unknown): RemoteFailure {
  if (error instanceof RemoteError) return error.failure;
  if (error instanceof ChunkLoadError) return error.reason === 'lost' ? 'lost' : 'offline';
  const failure = FAILURES[errorCode(error)] ?? 'unknown';
  // Firestore lite reports a dead network as an unknown error. The browser may be wrong: an answer is the proof.
  return isAnswer(failure) || isOnline() ? failure : 'offline';
}

/** Whether a service must have answered for a call to fail like this. */
function isAnswer(failure: RemoteFailure): boolean {
  return ['denied', 'missing', 'expired', 'busy'].includes(failure);
}

const FAILURES: Record<string, RemoteFailure> = {
  'permission-denied': 'denied',
  unauthorized: 'denied',
  'not-found': 'missing',
  'network-request-failed': 'offline',
  'user-token-expired': 'expired',
  'invalid-user-token': 'expired',
  'invalid-refresh-token': 'expired',
  'user-disabled': 'expired',
  'user-not-found': 'expired',
  unavailable: 'busy',
  'resource-exhausted': 'busy',
  aborted: 'busy',
  'deadline-exceeded': 'timedOut',
  canceled: 'timedOut',
  'quota-exceeded': 'busy',
};

/** A refused token looks like a missing permission, and one refusal says little about the session. */
const REFUSALS = new Set(['permission-denied', 'unauthenticated']);

async function withSecondTry<T>(work: () => Promise<T>, repeats: 'again' | 'once'): Promise<T> {
  const known = connection?.renewals ?? 0;
  try {
    return await work();
  } catch (error) {
    const code = errorCode(error);
    if (REFUSALS.has(code)) {
      if (!connection || !(await hasNewToken(connection, known))) throw error;
    } else {
      if (code !== 'unavailable' || repeats === 'once') throw error;
      await pause();
    }
    return work();
  }
}

/** Whether the token is newer than after `known` renewals, or could be renewed now. */
async function hasNewToken(session: Connection, known: number): Promise<boolean> {
  if (session.renewals > known) return true;
  if (!session.renewing && isYounger(session.renewedAt, FRESH_TOKEN_FOR_MS)) return false;
  session.renewing ??= renew(session).finally(() => {
    session.renewing = null;
  });
  return session.renewing;
}

async function renew(session: Connection): Promise<boolean> {
  const isRenewed = await session.freshToken();
  if (isRenewed) {
    session.renewals += 1;
    session.renewedAt = Date.now();
  }
  return isRenewed;
}

function pause(): Promise<void> {
  const length = SHORTEST_PAUSE_MS + Math.random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS);
  return new Promise((resolve) => setTimeout(resolve, length));
}

/** Waits for an answer, at most `limit` milliseconds, then throws `RemoteError`. */
export function withinLimit<T>(call: Promise<T>, limit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        reject(new RemoteError('timedOut', new DOMException('No answer in time.', 'TimeoutError'))),
      limit,
    );
    call.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The `code` of a Firebase error without its service (`auth/invalid-email` -> `invalid-email`), or ''. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  const { code } = error;
  return typeof code === 'string' ? code.slice(code.indexOf('/') + 1) : '';
}
