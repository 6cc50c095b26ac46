/** Every way in which a call to the services can fail. */
export type RemoteFailure =
  'offline' | 'timedOut' | 'denied' | 'missing' | 'expired' | 'busy' | 'lost' | 'unknown';

const REASONS: Record<RemoteFailure, string> = {
  offline: 'You appear to be offline. Check your connection and try again.',
  timedOut: 'The service took too long to respond. Please try again.',
  denied: 'You don’t have permission to do this.',
  missing: 'It no longer exists.',
  expired: 'Your session has ended. Please log in again.',
  busy: 'The service is busy. Please try again in a moment.',
  // Asked for once more, the browser may say again that it is gone.
  lost: 'A part of the site didn’t load. Please reload the page.',
  unknown: 'We couldn’t reach the service. Please try again.',
};

/** The reason and advice for a failed read, to follow the page's own sentence (R10.21). */
export function failureReason(failure: RemoteFailure): string {
  return REASONS[failure];
}

/** The same for a failed write: after a time-out it may still have gone through. */
export function writeFailureReason(failure: RemoteFailure): string {
  return failure === 'timedOut'
    ? 'The service took too long to respond. It may still have gone through. Check before you try again.'
    : REASONS[failure];
}
