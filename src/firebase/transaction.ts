import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore/lite';
import { errorCode, RemoteError } from './remoteCall';

/** How often it is tried while others write the same documents. */
const MOST_TRIES = 5;

/** What the service says where a document is no longer as it was read. */
const CONTENTION = new Set(['failed-precondition', 'aborted']);

/**
 * Reads and writes at once, or not at all; again where somebody else writes in between. To be run by `remoteCall`, which
 * repeats what else may fail. Throws what the SDK throws, and `RemoteError`, `busy`, when others write all the time.
 */
export async function inTransaction<Answer>(
  firestore: Firestore,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      // The SDK's own repeats would wait for 8 s without a network before they say so.
      return await runTransaction(firestore, work, { maxAttempts: 1 });
    } catch (error) {
      if (!CONTENTION.has(errorCode(error))) throw error;
      if (tries === MOST_TRIES) throw new RemoteError('busy', error);
    }
  }
}
