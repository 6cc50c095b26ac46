// With the `u` flag a surrogate matches only when it has lost its other half.
const BROKEN = /[\0\p{Surrogate}]/gu;

/**
 * The text without NUL characters and with U+FFFD for half a surrogate pair: what a file, an address
 * and an input field can all hold (`encodeURIComponent` throws on half a pair).
 */
export function wellFormed(text: string): string {
  return text.replace(BROKEN, (broken) => (broken === '\0' ? '' : '\uFFFD'));
}
