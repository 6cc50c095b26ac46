/** In bytes. */
const LONGEST = 1_500;

/**
 * Whether a document can have this id at all. The database refuses any other as a malformed request,
 * and one with slashes would lead to another document.
 */
export function isDocumentId(id: string): boolean {
  if (/^(?:\.{0,2}|__.*__)$/s.test(id) || id.includes('/')) return false;
  return new TextEncoder().encode(id).length <= LONGEST;
}
