import { foldedText } from './folded';
import { PARTICLES } from './wordLists';
import { MORE_PARTICLES } from './nameTables';

/** Where a family name begins: the number of its first word, or, negative, how many words it has at the start. */
export type Start = number;
/** No family name begins at 0: there would be no given one. */
export const UNSURE: Start = 0;
export const FIRST: Start = -1;

/** Small, without marks and dots. */
export function foldedWord(word: string): string {
  const small = /^[ -~]*$/.test(word) ? word.toLowerCase() : foldedText(word);
  return small.replace(/[.'’"“”«»()[\]]/g, '');
}

/** `J.`, `J`, and `J.R.R.` */
export function isInitial(word: string): boolean {
  return /^\p{L}\.?$|^(?:\p{Lu}\.){2,}$|^(?:\p{Lu}\.)+\p{Lu}$/u.test(word);
}

/** A small word before a family name: `van`, `de`, `v.`, `'t`. */
export function isParticle(word: string): boolean {
  if (/^(?:v\.|v\.? ?d\.?|['’]t)$/.test(word)) return true;
  const folded = foldedWord(word);
  return folded !== 'y' && folded !== 'e' && (PARTICLES.has(folded) || MORE_PARTICLES.has(folded));
}

/** The place of the first of the particles that stand right before a word. */
export function withParticles(words: readonly string[], start: number): number {
  let first = start;
  while (first > 1 && isParticle(words[first - 1] ?? '')) first -= 1;
  return first;
}
