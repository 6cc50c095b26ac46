/** `text` inside a sentence: whatever its direction or control marks, the words around it keep theirs. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
