import { failureOf } from '../../firebase/remoteCall';
import { writeFailureReason } from '../../lib/remoteFailure';

/** Why the contact could not be saved. */
export function saveProblem(error: unknown): string {
  return `Failed to update contact. ${writeFailureReason(failureOf(error))}`;
}
