import { TITLES } from './wordLists';
import { DOTTED_TITLES, MORE_TITLES } from './nameTables';
import { foldedWord } from './nameWords';

/** How many words at the start are titles. */
export function titlesBefore(words: readonly string[]): number {
  const isMixed = words.some((word) => /\p{Ll}{2}/u.test(word));
  const isAny = (word: string) =>
    isTitle(word) || BRACKETED.test(word) || (isMixed && CAPITAL_TITLE.test(word));
  const end = words.findIndex((word) => !isAny(word));
  return Math.max(end, 0);
}

/** How many words at the end are degrees, generations, or titles with a dot. */
export function degreesAfter(words: readonly string[]): number {
  let end = words.length;
  while (end > 1) {
    const [before = '', word = ''] = words.slice(end - 2, end);
    if (end > 2 && /^(?:[MB]|Ph|LL)\.$/i.test(before) && SECOND_HALF.test(word)) end -= 2;
    else if (isLast(word) || (end > 2 && /^(?:I|V|VI)$/.test(word))) end -= 1;
    else break;
  }
  return words.length - end;
}

function isLast(word: string): boolean {
  return isSuffix(word) || BRACKETED.test(word) || (/.{2}\.$/.test(word) && isTitle(word));
}

/** `M. Sc.`, `Ph. D.`: a degree that is written in two words. */
const SECOND_HALF = /^(?:Sc|Eng|Ed|Phil|Arch|A|D|M|B)\.?$/i;

/** `(FH)`, as it follows a title or a name. */
const BRACKETED = /^\((?:FH|TU|TH|BA|DH|ETH|Univ\.?|Uni)\)$/i;

/** These are titles in just this form: Di, Ra and Me are names. */
const CAPITAL_TITLE = /^(?:RAin|RA|DI|StBin|StB|WP|KR)$/;

/** `Prof.`, `Dipl.-Ing.`, `Prof.Dr.`, and the `h. c.` after them; not the initials of M.S. Dhoni. */
export function isTitle(word: string): boolean {
  if (/^(?:\p{Lu}\.)+\p{Lu}?$/u.test(word)) return false;
  if (/^[hce]\.$/.test(word)) return true;
  const is = (part: string) => TITLES.has(part) || MORE_TITLES.has(part);
  const plain = foldedWord(word);
  if (is(plain) || (word.endsWith('.') && DOTTED_TITLES.has(plain))) return true;
  const parts = word.split(/[.-]+/).filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => part.length > 1 && is(foldedWord(part)));
}

/** Names with a blank after each title: `Dr.Hans Müller`. */
export function withoutGluedTitle(text: string): string {
  const [, titles = '', name = ''] = /^((?:[\p{L}-]{2,}\.)+)(\p{Lu}\p{Ll}.*)$/u.exec(text) ?? [];
  return titles !== '' && isTitle(titles) ? `${titles} ${name}` : text;
}

/** A degree that no list has: D.O., MRICS. */
export const UNLISTED_DEGREE = /^(?:(?:\p{Lu}\p{Ll}{0,3}\.){2,}|\p{Lu}{2,5})$/u;

/** A generation or a degree; of those that are family names too, such as Ma, the form with dots alone. */
const SUFFIX =
  /^(?:jr|sr|jnr|snr|fils|ii|iii|iv|esq|ph\.?d|m\.?b\.?a|e?m\.?sc|b\.?sc|c\.?sc|dr\.?sc|ll\.?[mbd]|c\.?p\.?a|c\.?f\.?a|d\.?d\.?s|d\.?phil|ed\.?d|d\.?v\.?m|m\.?p\.?h|m\.?eng|b\.?eng|p\.?eng|c\.?eng|p\.?m\.?p|r\.?n|p\.e|m\.s|b\.s|m\.a|b\.a|m\.d|j\.d|d\.o|dipl\.?-ing|dis|fca|aca|frcs|frs|obe|mbe|cbe|cissp)\.?$/i;

/** In just this form. */
const CAPITAL_SUFFIX =
  /^(?:MD|JD|MA|BA|PE|KC|QC|MP|DBA|AIA|[FM]RICS|[AF]CCA|[AF]CMA|[FM]CIPD|CAIA|MSc|BSc|BEng|FH)$/;

/** Whether a word that stands after a name is none. */
export function isSuffix(word: string): boolean {
  return SUFFIX.test(word) || CAPITAL_SUFFIX.test(word);
}
