import { errorCode, failureOf } from '../../firebase/remoteCall';
import { writeFailureReason } from '../../platform/remoteFailure';

/** A deletion that began and failed before its end. */
export class DeletionError extends Error {
  constructor(cause: unknown) {
    super('The account wasn’t fully deleted.', { cause });
    this.name = 'DeletionError';
  }
}

/** What went wrong, and that the next press continues. */
export function deletionMessage({ cause }: DeletionError): string {
  // The services refuse the last steps to a login that is older.
  const isLoginOld = failureOf(cause) === 'denied' || errorCode(cause) === 'requires-recent-login';
  const reason = isLoginOld
    ? 'For the last steps, you must have logged in within the last five minutes.'
    : writeFailureReason(failureOf(cause));
  return `Your account isn’t fully deleted yet. ${reason} Press Delete Account to continue.`;
}
