/** The `code` of a Firebase error without its service (`auth/invalid-email` -> `invalid-email`), or ''. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  const { code } = error;
  return typeof code === 'string' ? code.slice(code.indexOf('/') + 1) : '';
}
