/** The signs of a text in one order, but for blanks and commas: what is left of a name, wherever its parts stand. */
export function lettersOf(text: string): string {
  return text
    .replace(/[\s,，]/g, '')
    .split('')
    .sort()
    .join('');
}
