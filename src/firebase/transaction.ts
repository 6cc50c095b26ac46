import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore/lite';
import { errorCode, RemoteError } from './remoteCall';

const MOST_TRIES = 5;

/** The error codes for a document that changed since it was read. */
const CONTENTION = new Set(['failed-precondition', 'aborted']);

/** Runs `work`, again if others write too. Call it by `remoteWrite`. Throws SDK errors, or `RemoteError`, `busy`. */
export function inTransaction<Answer>(
  firestore: Firestore,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  // The SDK's own retries would wait 8 s without a network before they fail.
  return besideOthers(() => runTransaction(firestore, work, { maxAttempts: 1 }));
}

/** Runs `write`, again if others write the same documents at that moment. Throws as `inTransaction`. */
export async function besideOthers<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (!CONTENTION.has(errorCode(error))) throw error;
      if (tries === MOST_TRIES) throw new RemoteError('busy', error);
    }
  }
}
