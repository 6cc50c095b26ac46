import { foldedText } from './fold';
import {
  ARTICLES,
  DEGREES,
  DEVOUT,
  DOTTED_TITLES,
  FAMILY_TITLES,
  GLUED_TITLES,
  JAPANESE,
  KOREAN,
  LETTER_TITLES,
  NOBILITY,
  OCCUPATIONS,
  PARTICLES,
  PINYIN,
  SERVANTS,
  SHORT_VIETNAMESE,
  SOUTHERN,
  SPANISH,
  HUNGARIAN,
  TITLES,
  TITLES_OF_SCRIPTS,
  VIETNAMESE,
} from './nameTables';

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
  return folded !== 'y' && folded !== 'e' && !/^\p{Lu}\.$/u.test(word) && PARTICLES.has(folded);
}

/** The place of the first of the particles, and ranks of nobility, that stand right before a word. */
export function withParticles(words: readonly string[], start: number): number {
  let first = start;
  while (first > 1 && (isParticle(words[first - 1] ?? '') || isNoble(words[first - 1] ?? '')))
    first -= 1;
  return first;
}

function isNoble(word: string): boolean {
  return NOBILITY.has(foldedWord(word));
}

/** The words of a name, those together that are one: Salah El Din, Abd al-Rahman, عبد الله. */
export function withCompounds(words: readonly string[]): readonly string[] {
  if (!MAYBE_COMPOUND.test(words.join(' '))) return words;
  const whole: string[] = [];
  let bound = '';
  for (const [at, word] of words.entries()) {
    const folded = foldedWord(word);
    const next = foldedWord(words[at + 1] ?? '');
    const isArticle = ARTICLES.has(folded);
    const isEnding = DEVOUT.has(folded.replace(/^(?:el|al|ad|ed|ud|ul)[- ]/, ''));
    if (bound !== '') {
      bound = `${bound} ${word}`;
      if (isArticle && at < words.length - 1) continue;
      whole.push(bound);
      bound = '';
    } else if (SERVANTS.has(folded) && next !== '') bound = word;
    else if (isArticle && DEVOUT.has(next) && whole.length > 0)
      bound = `${whole.pop() ?? ''} ${word}`;
    else if (isEnding && whole.length > 0) whole.push(`${whole.pop() ?? ''} ${word}`);
    else whole.push(word);
  }
  return bound === '' ? whole : [...whole, bound];
}

/** A quick look: nearly no name is one. */
const MAYBE_COMPOUND =
  /(?:^| )(?:abd|[aeu][ld][ -])|(?:d[ie]+ne?|islam|ha[qk]+|[aeu]ll?ah)(?: |$)|\p{Script=Arabic}/iu;

/** Whether a name that follows these titles is a family's alone: Mrs De Luca, Herr Professor Doktor Schmidt. */
export function isFamilyTitle(titles: readonly string[]): boolean {
  return titles.some((word) => FAMILY_TITLES.has(foldedWord(word)));
}

/** How many words at the start are titles; an occupation is one before two words or more. */
export function titlesBefore(words: readonly string[]): number {
  const isMixed = words.some((word) => /\p{Ll}{2}/u.test(word));
  const isAny = (word: string, at: number) =>
    isTitle(word) ||
    // Tan Sri, in Malaysia.
    (at === 0 && words[0] === 'Tan' && words[1] === 'Sri') ||
    BRACKETED.test(word) ||
    (isMixed && CAPITAL_TITLE.test(word)) ||
    (at < words.length - 2 && isOccupation(word));
  const end = words.findIndex((word, at) => !isAny(word, at));
  return Math.max(end, 0);
}

/** Whether a word without dots is a title or an occupation. */
export function isCalled(word: string): boolean {
  const folded = foldedWord(word);
  return TITLES.has(folded) || OCCUPATIONS.has(folded);
}

export function isOccupation(word: string): boolean {
  return OCCUPATIONS.has(foldedWord(word));
}

/** How many words at the end are degrees, generations, or titles with a dot. */
export function degreesAfter(words: readonly string[]): number {
  let end = words.length;
  while (end > 1) {
    const [before = '', word = ''] = words.slice(end - 2, end);
    if (end > 2 && /^(?:[MB]|Ph|LL)\.$/i.test(before) && SECOND_HALF.test(word)) end -= 2;
    else if (
      isLast(word) ||
      capitalsAfter(words, end) === 'degree' ||
      (end > 2 && /^(?:mr|mrs|ms|herr|dhr|mevr)$/i.test(word)) ||
      (end > 2 && /^(?:I|V|VI)$/.test(word))
    )
      end -= 1;
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
const BRACKETED = /^\((?:FH|TU|TH|BA|DH|ETH|Univ\.?|Uni|Ret\.?|i\. ?R\.?|a\. ?D\.?)\)$/i;

/** These are titles in just this form: Di, Ra and Me are names. */
const CAPITAL_TITLE = /^(?:RAin|RA|DI|StBin|StB|WP|KR|Ông|Bà)$/;

/** `Prof.`, `Dipl.-Ing.`, `Prof.Dr.`, and the `h. c.` after them; not the initials of M.S. Dhoni. */
export function isTitle(word: string): boolean {
  if (/^(?:\p{Lu}\.)+\p{Lu}?$/u.test(word)) return false;
  if (/^[hce]\.$/.test(word)) return true;
  const is = (part: string) => TITLES.has(part) || TITLES_OF_SCRIPTS.has(part);
  const plain = foldedWord(word);
  if (/[./]$/.test(word) && LETTER_TITLES.has(plain.replace('/', ''))) return true;
  if (is(plain) || (word.endsWith('.') && DOTTED_TITLES.has(plain))) return true;
  const parts = word.split(/[.-]+/).filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => part.length > 1 && is(foldedWord(part)));
}

/** Names with a blank after each title: `Dr.Hans Müller`. */
export function withoutGluedTitle(text: string): string {
  const glued = GLUED_TITLES.exec(text)?.[0] ?? '';
  if (glued !== '') return `${glued} ${text.slice(glued.length)}`;
  const [, titles = '', name = ''] = /^((?:[\p{L}-]{2,}\.)+)(\p{Lu}\p{Ll}.*)$/u.exec(text) ?? [];
  return titles !== '' && isTitle(titles) ? `${titles} ${name}` : text;
}

/**
 * What the last of these words is in capitals, behind two words or more of a name: `Roberts CFP` has a degree,
 * `Claire DUPONT` and `Ming WANG` a family name, and of `Paul RABE` nobody can tell.
 */
export function capitalsAfter(
  words: readonly string[],
  end = words.length,
): 'degree' | 'unsure' | null {
  const word = words[end - 1] ?? '';
  const names = words.slice(0, end - 1).filter((one) => /\p{L}\p{Ll}/u.test(one));
  if (names.length < 2 || isParticle(words[end - 2] ?? '')) return null;
  if (DEGREES.has(word)) return 'degree';
  if (!/^[A-Z]{2,4}$/.test(word)) return null;
  const small = word.toLowerCase();
  if (FAMILIES.some((families) => families.has(small))) return null;
  return /[AEIOUY]/.test(word) ? 'unsure' : 'degree';
}
const FAMILIES = [
  PINYIN,
  SOUTHERN,
  KOREAN,
  VIETNAMESE,
  SHORT_VIETNAMESE,
  JAPANESE,
  SPANISH,
  HUNGARIAN,
];

/** A degree that no list has: D.O., MRICS. */
const UNLISTED_DEGREE = /^(?:(?:\p{Lu}\p{Ll}{0,3}\.){2,}|\p{Lu}{2,5})$/u;

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

/** The same behind a comma, where capitals are a degree. */
export function isSuffixAfterComma(word: string): boolean {
  return isSuffix(word) || DEGREES.has(word) || UNLISTED_DEGREE.test(word);
}
