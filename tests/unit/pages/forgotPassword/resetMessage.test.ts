import { expect, test } from 'vitest';
import { resetMessage } from '../../../../src/pages/forgotPassword/resetMessage';

test.each([
  ['invalid-email', 'Error: Invalid email address format.'],
  [
    'network-request-failed',
    'Error: Network error. Please check your internet connection and try again.',
  ],
  ['too-many-requests', 'Error: Too many attempts. Please try again later.'],
  ['internal-error', 'An unexpected error occurred. Please try again later.'],
  ['unauthorized-continue-uri', 'An unexpected error occurred. Please try again later.'],
  ['', 'An unexpected error occurred. Please try again later.'],
  ['user-not-found', null],
])('%s: %s', (code, message) => {
  expect(resetMessage(code)).toBe(message);
});
