import { NO_PERSON } from './firmWords';
import { familyStart, isSpanish, middleFamily, orderStart, UNSURE, type Start } from './nameOrder';
import {
  CJK_FIRM,
  CJK_TITLE,
  HAN,
  HANGUL,
  KANJI,
  KOREAN,
  LONG_HAN,
  LONG_HANGUL,
  NO_GIVEN,
  PINYIN,
  ROLES,
  SOUTHERN,
} from './nameTables';
import {
  capitalsAfter,
  degreesAfter,
  foldedWord,
  isCalled,
  isFamilyTitle,
  isInitial,
  isOccupation,
  isParticle,
  isSuffix,
  isSuffixAfterComma,
  isTitle,
  titlesBefore,
  withCompounds,
  withoutGluedTitle,
  withParticles,
} from './nameWords';

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
/** Signs that no name has, and words of two people. */
const NO_NAME =
  /\/(?<!^\p{Script=Arabic}{1,2}\/)|[\d@&+|\\<>=:;_*#!?%]|(?:^|\s)(?:and|und|et)(?:\s|$)/iu;
/** `geb. Schmidt`, `(née Jones)`. */
const BORN =
  /,? ?(\(?(?:geb\.?|geborene|née|nee|born|z domu|z d\.|roz\.|rozená|született) \p{L}[^,()]*\)?)$/u;

/** A name with what stands around it; `family` where a comma says which it is. */
interface Bare {
  prefix: readonly string[];
  family: readonly string[];
  words: readonly string[];
  suffix: readonly string[];
}

/** Takes titles, degrees, generations and the name at birth off a name; `null` where commas part more than that. */
export function bareName(name: string): Bare | null {
  if (name.length > LONGEST_NAME) return null;
  const spaced = withoutGluedTitle(name.trim().replace(/\s+/g, ' '));
  const born = BORN.exec(spaced);
  const text = born?.index ? spaced.slice(0, born.index) : spaced;
  const pieces = text.split(/ ?[,，،] ?/);
  const after = born?.index ? [born[1] ?? ''] : [];
  const isAfter = /\p{L} .*\p{Ll}/u.test(pieces[0] ?? '') ? isSuffixAfterComma : isSuffix;
  while (pieces.length > 1 && (pieces.at(-1) ?? '').split(' ').every(isAfter)) {
    after.unshift(pieces.pop() ?? '');
  }
  const [first = '', second, third] = pieces.map((piece) => piece.split(' '));
  if (!first || third) return null;
  const named = second ?? first;
  const prefix = named.slice(0, titlesBefore(named));
  const inner = named.slice(prefix.length);
  const isTitled = inner.length > 1 && CJK_TITLE.exec(inner.at(-1) ?? '')?.index === 0;
  const words = inner.slice(0, inner.length - (isTitled ? 1 : degreesAfter(inner)));
  const suffix = [...inner.slice(words.length), ...after];
  return { prefix, family: second ? first : [], words, suffix };
}

/** Nearly all names: words that begin with a capital. */
const PLAIN =
  /^(\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)* (\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)$/u;

/** The words of a name by themselves, for comparing it. */
export function bareText(name: string): string {
  const isPlain = !/[A-Za-z,.،/]/.test(name) && !CJK_TITLE.test(name);
  if (isPlain && !isTitle(name.slice(0, Math.max(name.indexOf(' '), 0)))) return name;
  const [, first, last = ''] = PLAIN.exec(name) ?? [];
  if (first !== undefined && !isCalled(first) && !isSuffix(last)) return name;
  const bare = bareName(name);
  return bare ? [...bare.family, ...bare.words].join(' ') : name;
}

/**
 * Given and family name, with titles and degrees by themselves, so that nothing of a name is lost in a file; `null`
 * where that is not sure, and the whole stands as last name (R15.120).
 */
export function nameParts(name: string): NameParts | null {
  const bare = NO_NAME.test(name.slice(0, LONGEST_NAME)) ? null : bareName(name);
  if (!bare || [...bare.family, ...bare.words].some(isNoName)) return null;
  const { prefix, family, words, suffix } = bare;
  const split =
    family.length > 0
      ? aroundComma(family, words)
      : (familyAlone(prefix, words) ?? splitWords(withCompounds(words)));
  return split && { ...split, prefix: prefix.join(' '), suffix: suffix.join(' ') };
}

/** `Mrs De Luca`, `Herr Professor Doktor Schmidt`; some particles are given names, too: Dr. Van Johnson. */
function familyAlone(prefix: readonly string[], words: readonly string[]): SplitName | null {
  const last = words.length - 1;
  const isAlone = words.every((word, at) =>
    at === last ? scriptOf(word) === 'alphabet' && /\p{L}{2}/u.test(word) : isParticle(word),
  );
  const isName = last > 0 && /^(?:Van|Ben|Al|Li|Mac|Da|Di|Le|La|Lo)$/.test(words[0] ?? '');
  if (!isAlone || !isFamilyTitle(prefix)) return null;
  return isName && !/^(?:di|le|da)$/i.test(words[0] ?? '') && last === 1
    ? null
    : { given: '', family: words.join(' ') };
}

function isNoName(word: string): boolean {
  const folded = foldedWord(word);
  return ROLES.has(folded) || NO_PERSON.has(folded);
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
  const [first = ''] = words;
  if (capitalsAfter(words) === 'unsure' || isOccupation(first)) return null;
  if (NO_GIVEN.has(foldedWord(first))) return null;
  const middle = middleFamily(words);
  if (middle === UNSURE) return null;
  if (middle !== null)
    return { given: words.toSpliced(middle, 1).join(' '), family: words[middle] ?? '' };
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
  if (words.length > 2 || words.some((word) => CJK_TITLE.test(word) || CJK_FIRM.test(word)))
    return null;
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
