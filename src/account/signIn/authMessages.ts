import { failureReason } from '../../platform/remoteFailure';

export type AuthFlow = 'email' | 'apple' | 'reset';

const BY_DEFAULT = 'An error occurred during authentication. Please try again.';
const CANCELLED = 'Sign-in was cancelled. Please try again.';
const NETWORK = 'Network error. Please check your internet connection and try again.';
const NOT_ENABLED = 'This login method isn’t enabled. Please contact support.';
const INVALID_EMAIL = 'Invalid email address format.';
const WEAK_PASSWORD = 'The password is too weak. Please use at least 6 characters.';
const EXPIRED = failureReason('expired');
const TOO_MANY =
  'Too many unsuccessful login attempts. Please try again later or reset your password.';
// New projects never say which of the two is wrong, so that nobody can find out who has an account.
const WRONG_EMAIL_OR_PASSWORD =
  'Incorrect email or password. Check both, reset your password, or sign up.';
const APPLE_PROBLEM =
  'There was a problem with Apple Sign-In. Please try again or log in with your email instead.';

/** The messages of R8.1 to R8.16, also for codes that mean the same to a person. */
const MESSAGES: ReadonlyMap<string, string> = new Map([
  ['popup-blocked', 'The sign-in pop-up was blocked. Please enable pop-ups and try again.'],
  ['popup-closed-by-user', CANCELLED],
  ['user-cancelled', CANCELLED],
  ['redirect-cancelled-by-user', CANCELLED],
  ['cancelled-popup-request', 'The previous sign-in attempt was cancelled. Please try again.'],
  ['invalid-credential', WRONG_EMAIL_OR_PASSWORD],
  ['invalid-login-credentials', WRONG_EMAIL_OR_PASSWORD],
  ['user-not-found', 'No account found with this email address. Please check it or sign up.'],
  ['wrong-password', 'Incorrect password. Please try again or use forgot password.'],
  ['invalid-email', INVALID_EMAIL],
  ['missing-email', INVALID_EMAIL],
  [
    'email-already-in-use',
    'This email is already registered. Please log in or use a different email.',
  ],
  ['weak-password', WEAK_PASSWORD],
  ['password-does-not-meet-requirements', WEAK_PASSWORD],
  ['network-request-failed', NETWORK],
  ['timeout', NETWORK],
  ['too-many-requests', TOO_MANY],
  ['quota-exceeded', TOO_MANY],
  ['operation-not-allowed', NOT_ENABLED],
  ['unauthorized-domain', NOT_ENABLED],
  ['admin-restricted-operation', NOT_ENABLED],
  ['configuration-not-found', NOT_ENABLED],
  [
    'account-exists-with-different-credential',
    'An account with this email address already exists. Please log in the way you did before.',
  ],
  ['user-disabled', 'This account has been disabled. Please contact support.'],
  ['user-token-expired', EXPIRED],
  ['invalid-user-token', EXPIRED],
  ['invalid-refresh-token', EXPIRED],
]);

/** The message of a code that depends on the flow; `null` shows nothing. */
const BY_FLOW: Record<AuthFlow, ReadonlyMap<string, string | null>> = {
  email: new Map(),
  apple: new Map([
    ['internal-error', APPLE_PROBLEM],
    ['invalid-credential', APPLE_PROBLEM],
  ]),
  reset: new Map([
    // The page then shows success: whether an account exists is nobody else's business.
    ['user-not-found', null],
    ['too-many-requests', 'Too many attempts. Please try again later.'],
    ['quota-exceeded', 'Too many attempts. Please try again later.'],
  ]),
};

const RESET_BY_DEFAULT = 'An unexpected error occurred. Please try again later.';

const DEFAULTS: Record<AuthFlow, string> = {
  email: BY_DEFAULT,
  apple: BY_DEFAULT,
  reset: RESET_BY_DEFAULT,
};

/** The service gave no code: something on the way to it broke (R8.17). */
const WITHOUT_CODE: Record<AuthFlow, string> = {
  email: 'An unexpected error occurred. Please try again.',
  apple: 'Sign in failed. Please try again.',
  reset: RESET_BY_DEFAULT,
};

/**
 * The sentence for a sign-in error: `code` without `auth/`, '' when there was none. `null` means stay
 * silent: for `superseded`, when our own newer try ended this one, and for a password reset whose
 * account does not exist.
 */
export function authMessage(code: string, flow: AuthFlow, superseded = false): string | null {
  if (superseded && code === 'cancelled-popup-request') return null;
  const inFlow = BY_FLOW[flow].get(code);
  if (inFlow !== undefined) return inFlow;
  return MESSAGES.get(code) ?? (code ? DEFAULTS : WITHOUT_CODE)[flow];
}

/**
 * What the password reset says when no link could be sent (R8.27). `null`: the same as when it was sent,
 * since whether an account exists is nobody else's business.
 */
export function resetMessage(code: string): string | null {
  const message = authMessage(code, 'reset');
  return message === null || message === RESET_BY_DEFAULT ? message : `Error: ${message}`;
}
