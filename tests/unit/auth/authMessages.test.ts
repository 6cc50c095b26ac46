import { describe, expect, test } from 'vitest';
import { authMessage, resetMessage, type AuthFlow } from '../../../src/account/signIn/authMessages';

const BLOCKED = 'The sign-in pop-up was blocked. Please enable pop-ups and try again.';
const CANCELLED = 'Sign-in was cancelled. Please try again.';
const PREVIOUS = 'The previous sign-in attempt was cancelled. Please try again.';
const APPLE =
  'There was a problem with Apple Sign-In. Please try again or log in with your email instead.';
const NEUTRAL = 'Incorrect email or password. Check both, reset your password, or sign up.';
const NO_ACCOUNT = 'No account found with this email address. Please check it or sign up.';
const PASSWORD = 'Incorrect password. Please try again or use forgot password.';
const EMAIL = 'Invalid email address format.';
const IN_USE = 'This email is already registered. Please log in or use a different email.';
const WEAK = 'The password is too weak. Please use at least 6 characters.';
const NETWORK = 'Network error. Please check your internet connection and try again.';
const TOO_MANY =
  'Too many unsuccessful login attempts. Please try again later or reset your password.';
const NOT_ENABLED = 'This login method isn’t enabled. Please contact support.';
const OTHER_WAY =
  'An account with this email address already exists. Please log in the way you did before.';
const DISABLED = 'This account has been disabled. Please contact support.';
const ENDED = 'Your session has ended. Please log in again.';
const DEFAULT = 'An error occurred during authentication. Please try again.';
const RESET_DEFAULT = 'An unexpected error occurred. Please try again later.';
const RESET_TOO_MANY = 'Too many attempts. Please try again later.';

type Row = [code: string, email: string | null, apple: string | null, reset: string | null];

describe.each<Row>([
  ['popup-blocked', BLOCKED, BLOCKED, BLOCKED],
  ['popup-closed-by-user', CANCELLED, CANCELLED, CANCELLED],
  ['user-cancelled', CANCELLED, CANCELLED, CANCELLED],
  ['redirect-cancelled-by-user', CANCELLED, CANCELLED, CANCELLED],
  ['cancelled-popup-request', PREVIOUS, PREVIOUS, PREVIOUS],
  ['internal-error', DEFAULT, APPLE, RESET_DEFAULT],
  ['invalid-credential', NEUTRAL, APPLE, NEUTRAL],
  ['invalid-login-credentials', NEUTRAL, NEUTRAL, NEUTRAL],
  ['user-not-found', NO_ACCOUNT, NO_ACCOUNT, null],
  ['wrong-password', PASSWORD, PASSWORD, PASSWORD],
  ['invalid-email', EMAIL, EMAIL, EMAIL],
  ['missing-email', EMAIL, EMAIL, EMAIL],
  ['email-already-in-use', IN_USE, IN_USE, IN_USE],
  ['weak-password', WEAK, WEAK, WEAK],
  ['password-does-not-meet-requirements', WEAK, WEAK, WEAK],
  ['network-request-failed', NETWORK, NETWORK, NETWORK],
  ['timeout', NETWORK, NETWORK, NETWORK],
  ['too-many-requests', TOO_MANY, TOO_MANY, RESET_TOO_MANY],
  ['quota-exceeded', TOO_MANY, TOO_MANY, RESET_TOO_MANY],
  ['operation-not-allowed', NOT_ENABLED, NOT_ENABLED, NOT_ENABLED],
  ['unauthorized-domain', NOT_ENABLED, NOT_ENABLED, NOT_ENABLED],
  ['admin-restricted-operation', NOT_ENABLED, NOT_ENABLED, NOT_ENABLED],
  ['configuration-not-found', NOT_ENABLED, NOT_ENABLED, NOT_ENABLED],
  ['account-exists-with-different-credential', OTHER_WAY, OTHER_WAY, OTHER_WAY],
  ['user-disabled', DISABLED, DISABLED, DISABLED],
  ['user-token-expired', ENDED, ENDED, ENDED],
  ['invalid-user-token', ENDED, ENDED, ENDED],
  ['invalid-refresh-token', ENDED, ENDED, ENDED],
  // The page asks once more without the link back; these words are for when that fails too.
  ['invalid-continue-uri', DEFAULT, DEFAULT, RESET_DEFAULT],
  ['unauthorized-continue-uri', DEFAULT, DEFAULT, RESET_DEFAULT],
  ['missing-continue-uri', DEFAULT, DEFAULT, RESET_DEFAULT],
  ['argument-error', DEFAULT, DEFAULT, RESET_DEFAULT],
  ['toString', DEFAULT, DEFAULT, RESET_DEFAULT],
  ['odd', DEFAULT, DEFAULT, RESET_DEFAULT],
  [
    '',
    'An unexpected error occurred. Please try again.',
    'Sign in failed. Please try again.',
    RESET_DEFAULT,
  ],
])('%s', (code, email, apple, reset) => {
  test.each<[AuthFlow, string | null]>([
    ['email', email],
    ['apple', apple],
    ['reset', reset],
  ])('%s: %s', (flow, message) => {
    expect(authMessage(code, flow)).toBe(message);
  });
});

test('says nothing when a newer attempt ended this one', () => {
  expect(authMessage('cancelled-popup-request', 'apple', true)).toBeNull();
  expect(authMessage('popup-blocked', 'apple', true)).toBe(BLOCKED);
});

test.each([
  ['invalid-email', 'Error: Invalid email address format.'],
  [
    'network-request-failed',
    'Error: Network error. Please check your internet connection and try again.',
  ],
  ['too-many-requests', 'Error: Too many attempts. Please try again later.'],
  ['internal-error', RESET_DEFAULT],
  ['unauthorized-continue-uri', RESET_DEFAULT],
  ['', RESET_DEFAULT],
  ['user-not-found', null],
])('password reset, %s: %s', (code, message) => {
  expect(resetMessage(code)).toBe(message);
});
