import { expect, test } from 'vitest';
import { failureReason, writeFailureReason } from '../../../src/platform/remoteFailure';

const REASONS = [
  ['offline', 'You appear to be offline. Check your connection and try again.'],
  ['timedOut', 'The service took too long to respond. Please try again.'],
  ['denied', 'You don’t have permission to do this.'],
  ['missing', 'It no longer exists.'],
  ['expired', 'Your session has ended. Please log in again.'],
  ['busy', 'The service is busy. Please try again in a moment.'],
  ['lost', 'A part of the site didn’t load. Please reload the page.'],
  ['unknown', 'We couldn’t reach the service. Please try again.'],
] as const;

test.each(REASONS)('%s: %s', (failure, sentence) => {
  expect(failureReason(failure)).toBe(sentence);
});

test.each(REASONS.filter(([failure]) => failure !== 'timedOut'))(
  'of a write, %s: %s',
  (failure, sentence) => {
    expect(writeFailureReason(failure)).toBe(sentence);
  },
);

test('a write that timed out may have been done', () => {
  expect(writeFailureReason('timedOut')).toBe(
    'The service took too long to respond. It may still have gone through. Check before you try again.',
  );
});
