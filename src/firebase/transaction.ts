import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore/lite';
import { errorCode, RemoteError } from './remoteCall';

const MOST_TRIES = 5;

/** The error codes for a document that changed since it was read. */
const CONTENTION = new Set(['failed-precondition', 'aborted']);

/** Runs `work`, again if others write too. Call it by `remoteCall`. Throws SDK errors, or `RemoteError`, `busy`. */
export async function inTransaction<Answer>(
  firestore: Firestore,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      // The SDK's own retries would wait 8 s without a network before they fail.
      return await runTransaction(firestore, work, { maxAttempts: 1 });
    } catch (error) {
      if (!CONTENTION.has(errorCode(error))) throw error;
      if (tries === MOST_TRIES) throw new RemoteError('busy', error);
    }
  }
}
