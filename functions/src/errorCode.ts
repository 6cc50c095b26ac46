/**
 * The code of anything thrown (`ECONNREFUSED`, an SMTP server's `550`, a gRPC number), which is all
 * that may be logged: messages of mail and network errors hold addresses and passwords.
 */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((part) => ['string', 'number'].includes(typeof part));
  return codes.join(' ') || (error instanceof Error ? error.name : 'unknown');
}
