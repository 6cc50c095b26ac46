import type { DocumentData, DocumentReference, UpdateData } from 'firebase/firestore/lite';
import { remoteWrite } from './remoteCall';
import { inTransaction } from './transaction';

/** The change of a stored document. Without `fields` nothing is written. */
export interface Change<Answer> {
  answer: Answer;
  fields?: UpdateData<DocumentData>;
}

/** Reads and updates a document in one transaction. Calls `decide` again if somebody else writes in between. */
export async function changeDocument<Answer>(
  ref: DocumentReference,
  decide: (stored: DocumentData | undefined) => Change<Answer>,
): Promise<Answer> {
  const decided: Change<Answer>[] = [];
  try {
    return await inTransaction(ref.firestore, async (transaction) => {
      decided.length = 0;
      const snapshot = await transaction.get(ref);
      const change = decide(snapshot.data());
      decided.push(change);
      // Ends the transaction without the request that would only verify what was read.
      if (!change.fields) throw new Error('Nothing is to be written.');
      transaction.update(ref, change.fields);
      return change.answer;
    });
  } catch (error) {
    const [change] = decided;
    if (change && !change.fields) return change.answer;
    throw error;
  }
}

/** The same within the time limit of a write: `decide` is not called after it. Throws `RemoteError`. */
export async function changeInTime<Answer>(
  ref: DocumentReference,
  decide: (stored: DocumentData | undefined) => Change<Answer>,
): Promise<Answer> {
  let isOver = false;
  const inTime: typeof decide = (stored) => {
    // The person knows of the failure, and may have written something newer.
    if (isOver) throw new Error('The time for this write is over.');
    return decide(stored);
  };
  try {
    return await remoteWrite(() => changeDocument(ref, inTime));
  } finally {
    isOver = true;
  }
}
