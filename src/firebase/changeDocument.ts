import {
  runTransaction,
  type DocumentData,
  type DocumentReference,
  type UpdateData,
} from 'firebase/firestore/lite';
import { errorCode, RemoteError } from './remoteCall';

/** What is to become of a stored document. Without `fields` nothing is written. */
export interface Change<Answer> {
  /** For the caller, once the fields are written. */
  answer: Answer;
  fields?: UpdateData<DocumentData>;
}

/** How often a change is tried while others write the same document. */
const MOST_TRIES = 5;

/** What the service says where the document is no longer as it was read. */
const CONTENTION = new Set(['failed-precondition', 'aborted']);

/**
 * Reads a document and updates it in one transaction: where somebody else writes it in between, it is read
 * again, and `decide` is asked again. To be run by `remoteCall`, which repeats what else may fail. Throws
 * what the SDK throws, and `RemoteError`, `busy`, when others write it all the time.
 */
export async function changeDocument<Answer>(
  ref: DocumentReference,
  decide: (stored: DocumentData | undefined) => Change<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const decided: Change<Answer>[] = [];
    try {
      return await runTransaction(
        ref.firestore,
        async (transaction) => {
          const snapshot = await transaction.get(ref);
          const change = decide(snapshot.data());
          decided.push(change);
          // Ends the transaction without the request that would only verify what was read.
          if (!change.fields) throw new Error('Nothing is to be written.');
          transaction.update(ref, change.fields);
          return change.answer;
        },
        // The SDK's own repeats would wait for 8 s without a network before they say so.
        { maxAttempts: 1 },
      );
    } catch (error) {
      const [change] = decided;
      if (change && !change.fields) return change.answer;
      if (!CONTENTION.has(errorCode(error))) throw error;
      if (tries === MOST_TRIES) throw new RemoteError('busy', error);
    }
  }
}
