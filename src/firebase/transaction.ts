import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore/lite';
import { errorCode, RemoteError } from './remoteCall';

/** How often to try while others write the same documents. */
const MOST_TRIES = 5;

/** The error codes for a document that changed since it was read. */
const CONTENTION = new Set(['failed-precondition', 'aborted']);

/**
 * Reads and writes in one transaction, and again if somebody else writes in between. Run it by `remoteCall`, which
 * retries other failures. Throws the SDK's errors, and `RemoteError`, `busy`, if others keep writing.
 */
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
