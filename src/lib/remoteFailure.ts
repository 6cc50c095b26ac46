/** Every way in which a call to the services can fail. */
export type RemoteFailure =
  'offline' | 'timedOut' | 'denied' | 'missing' | 'expired' | 'busy' | 'unknown';

const REASONS: Record<RemoteFailure, string> = {
  offline: 'You appear to be offline. Check your connection and try again.',
  timedOut: 'The service took too long to answer. Please try again.',
  denied: 'You do not have permission to do this.',
  missing: 'It no longer exists.',
  expired: 'Your session has ended. Please log in again.',
  busy: 'The service is busy. Please try again in a moment.',
  unknown: 'The service could not be reached. Please try again.',
};

/** The sentence after the page's own (R10.21) when something could not be read: why, and what to do. */
export function failureReason(failure: RemoteFailure): string {
  return REASONS[failure];
}

/** The same for something that could not be written: out of time is not the same as not done. */
export function writeFailureReason(failure: RemoteFailure): string {
  return failure === 'timedOut'
    ? 'The service took too long to answer. It may have been done all the same: check before you try again.'
    : REASONS[failure];
}
