import { orderStart } from './familyFirst';
import { familyStart, isSpanish } from './familyLast';
import {
  KOREAN,
  PINYIN,
  ROLES,
  SOUTHERN,
  HAN,
  HANGUL,
  KANJI,
  LONG_HAN,
  LONG_HANGUL,
} from './nameTables';
import {
  degreesAfter,
  isSuffix,
  isTitle,
  titlesBefore,
  UNLISTED_DEGREE,
  withoutGluedTitle,
} from './nameTitles';
import { foldedWord, isInitial, isParticle, UNSURE, withParticles, type Start } from './nameWords';

export interface SplitName {
  given: string;
  family: string;
}

/** A name with what stands around it. */
export interface NameParts extends SplitName {
  prefix: string;
  suffix: string;
}

/** What stands in a file for a name that cannot be split. */
export function wholeName(name: string): NameParts {
  return { given: '', family: name, prefix: '', suffix: '' };
}

const LONGEST_NAME = 100;
const MOST_WORDS = 7;
/** Signs that no name has, and words of two people or of a firm. */
const NO_NAME =
  /[\d@&+|/\\<>=:;_*#!?%]|(?:^|\s)(?:and|und|et|gmbh|ltd|limited|inc|llc|plc|corp|company|group|ag)\.?(?:\s|$)/i;

/**
 * Given and family name, with titles and degrees by themselves, so that nothing of a name is lost in a file; `null`
 * where that is not sure, and the whole stands as last name (R15.120).
 */
export function nameParts(name: string): NameParts | null {
  const text = withoutGluedTitle(name.trim().replace(/\s+/g, ' '));
  if (text.length > LONGEST_NAME || NO_NAME.test(text)) return null;
  const pieces = text.split(/ ?[,，] ?/);
  const after: string[] = [];
  const isName = /\p{L} .*\p{Ll}/u.test(pieces[0] ?? '');
  const isAfter = (word: string) => isSuffix(word) || (isName && UNLISTED_DEGREE.test(word));
  while (pieces.length > 1 && (pieces.at(-1) ?? '').split(' ').every(isAfter)) {
    after.unshift(pieces.pop() ?? '');
  }
  const [first = '', second, third] = pieces.map((piece) => piece.split(' '));
  if (!first || third) return null;
  const named = second ?? first;
  const prefix = named.slice(0, titlesBefore(named));
  const inner = named.slice(prefix.length);
  const bare = inner.slice(0, inner.length - degreesAfter(inner));
  if (bare.some((word) => ROLES.has(foldedWord(word)))) return null;
  const split = second ? aroundComma(first, bare) : splitWords(bare);
  const suffix = [...inner.slice(bare.length), ...after].join(' ');
  return split && { ...split, prefix: prefix.join(' '), suffix };
}

/** `Sato, Hana` and `van den Berg, Jan`; what else stands before a comma may be a whole name. */
function aroundComma(family: readonly string[], given: readonly string[]): SplitName | null {
  const isOne = family.every((word, at) => at === family.length - 1 || isParticle(word));
  const isTwo = family.length === 2 && family.every(isSpanish);
  const isInCapitals = family.every(isCapital) && !given.every(isCapital);
  if (given.length > 3 || given.every(isTitle) || !(isOne || isTwo || isInCapitals)) return null;
  if (![...family, ...given].every((word) => /\p{L}/u.test(word))) return null;
  return { given: given.join(' '), family: family.join(' ') };
}

function splitWords(words: readonly string[]): SplitName | null {
  const text = words.join(' ');
  const script = scriptOf(text);
  if (script === 'cjk') return splitCjk(words);
  const isEnding = /\p{L}.*\p{L}[^)"”»\]]?$/u.test(words.at(-1) ?? '');
  if (script === null || words.length < 2 || words.length > MOST_WORDS || !isEnding) return null;
  if (!words.every((word) => /\p{L}/u.test(word))) return null;
  const start = capitalsStart(words) ?? orderStart(words) ?? familyStart(words);
  if (start === UNSURE) return null;
  if (start < 0)
    return { given: words.slice(-start).join(' '), family: words.slice(0, -start).join(' ') };
  return { given: words.slice(0, start).join(' '), family: words.slice(start).join(' ') };
}

/** `SATO Hana`, `Jean VAN DAMME`: capitals set the family name apart. */
function capitalsStart(words: readonly string[]): Start | null {
  const capitals = words.filter(isCapital).length;
  const others = words.filter((word) => !isCapital(word));
  if (capitals === 0 || others.length === 0 || others.every(isInitial)) return null;
  const run = words.findLastIndex((word) => !isCapital(word)) + 1;
  if (run === words.length - capitals) return withParticles(words, run);
  return words.slice(0, capitals).every(isCapital) ? -capitals : UNSURE;
}

/** Of two letters only where they are a name: `AJ` is none. */
function isCapital(word: string): boolean {
  if (isInitial(word)) return false;
  const letters = word.replace(/^(?:Mc|Mac|O['’])(?=\p{Lu})/u, '').replace(/[^\p{L}]/gu, '');
  if (letters.length < 2 || letters !== letters.toUpperCase() || letters === letters.toLowerCase())
    return false;
  const small = letters.toLowerCase();
  return letters.length > 2
    ? !/^[bcdfghjklmnpqrstvwxz]+$/.test(small)
    : PINYIN.has(small) || SOUTHERN.has(small) || KOREAN.has(small) || isParticle(word);
}

const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Armenian', 'Georgian', 'Thai']
  .concat(
    'Devanagari',
    'Bengali',
    'Tamil',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Gujarati',
    'Gurmukhi',
  )
  .map((name) => new RegExp(`^[\\p{Script=${name}}\\p{P}\\p{M}\\p{Zs}\\p{Cf}\\p{Sk}]+$`, 'u'));
const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々\p{Zs}]+$/u;

function scriptOf(text: string): 'cjk' | 'alphabet' | null {
  if (CJK.test(text)) return 'cjk';
  return SCRIPTS.some((script) => script.test(text)) ? 'alphabet' : null;
}

/** Family first. Without a blank, tables and scripts tell where it ends. */
function splitCjk(words: readonly string[]): SplitName | null {
  const [first = '', second] = words;
  if (words.length > 2) return null;
  if (second !== undefined) {
    const isTurned = HANGUL.has(second) && first.length === 2 && !LONG_HANGUL.has(first);
    if (isTurned) return { given: first, family: second };
    return isBySound(first) ? null : { given: second, family: first };
  }
  const length = familyLength(first);
  return length > 0 && length < first.length
    ? { given: first.slice(length), family: first.slice(0, length) }
    : null;
}

/** A name from abroad, `マイケル` or `마이클`, keeps the order that it has there. */
function isBySound(word: string): boolean {
  if (/^[\p{Script=Katakana}ー]+$/u.test(word)) return true;
  return /^\p{Script=Hangul}+$/u.test(word) && !HANGUL.has(word) && !LONG_HANGUL.has(word);
}

/** How many letters of a name without blanks are the family name; 0 where that is not sure. */
function familyLength(name: string): number {
  if (name.length > 5) return 0;
  const two = name.slice(0, 2);
  if (/^\p{Script=Hangul}+$/u.test(name)) {
    if (LONG_HANGUL.has(two) && name.length > 2) return name.length === 4 ? 2 : 0;
    return name.length === 3 || (name.length === 2 && HANGUL.has(name.charAt(0))) ? 1 : 0;
  }
  const kanji = [3, 2].find((length) => KANJI.has(name.slice(0, length)));
  if (kanji !== undefined) return kanji;
  const kana = name.search(/\p{Script=Hiragana}/u);
  if (kana >= 0) return kana === 2 ? 2 : 0;
  if (!/^\p{Script=Han}+$/u.test(name)) return 0;
  if (LONG_HAN.has(two)) return 2;
  return HAN.has(name.charAt(0)) && name.length < 4 ? 1 : 0;
}
