import { authMessage } from '../../auth/authMessages';

const UNEXPECTED = 'An unexpected error occurred. Please try again later.';

/**
 * What the page says when no link could be sent (R8.27). `null`: the same as when
 * it was sent, for whether an account exists is nobody else's business.
 */
export function resetMessage(code: string): string | null {
  const message = authMessage(code, 'reset');
  return message === null || message === UNEXPECTED ? message : `Error: ${message}`;
}
