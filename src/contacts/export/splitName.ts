import { foldedText } from '../list/search';
import { PARTICLES, TITLES } from '../same/wordLists';
import {
  DEVOTIONS,
  DOTTED_TITLES,
  HAN,
  HANGUL,
  HUNGARIAN,
  HUNGARIAN_GIVEN,
  JAPANESE,
  KANJI,
  KOREAN,
  KOREAN_SYLLABLES,
  LONG_HAN,
  LONG_HANGUL,
  MORE_PARTICLES,
  MORE_TITLES,
  PINYIN,
  PORTUGUESE,
  SERVANTS,
  SHORT_VIETNAMESE,
  SLAVIC_GIVEN,
  SOUTHERN,
  SPANISH,
  SPANISH_GIVEN,
  VIETNAMESE,
} from './nameTables';

export interface SplitName {
  given: string;
  family: string;
}

/** A name with what stands around it. */
export interface NameParts extends SplitName {
  /** Titles before the name. */
  prefix: string;
  /** Degrees and generations after it. */
  suffix: string;
}

/** Given and family name; `null` where that is not sure, and the whole stands as last name (R15.120). */
export function splitName(name: string): SplitName | null {
  const parts = nameParts(name);
  return parts && { given: parts.given, family: parts.family };
}

/** What stands in a file for a name that cannot be split. */
export function wholeName(name: string): NameParts {
  return { given: '', family: name, prefix: '', suffix: '' };
}

const LONGEST = 100;
const MOST_WORDS = 7;
/** Signs that no name has, and words of two people or of a firm. */
const NO_NAME =
  /[\d@&+|/\\<>=:;_*#!?%]|(?:^|\s)(?:and|und|et|gmbh|ltd|limited|inc|llc|plc|corp|company|group|ag)\.?(?:\s|$)/i;

/** As `splitName`, with titles and degrees by themselves, so that nothing of a name is lost in a file. */
export function nameParts(name: string): NameParts | null {
  const text = name.trim().replace(/\s+/g, ' ');
  if (text.length > LONGEST || NO_NAME.test(text)) return null;
  const pieces = text.split(/ ?[,，] ?/);
  const after: string[] = [];
  const isName = (pieces[0] ?? '').includes(' ');
  const isAfter = (word: string) => isSuffix(word) || (isName && DOTTED.test(word));
  while (pieces.length > 1 && (pieces.at(-1) ?? '').split(' ').every(isAfter)) {
    after.unshift(pieces.pop() ?? '');
  }
  const [first = '', second, third] = pieces.map((piece) => piece.split(' '));
  if (!first || third) return null;
  const named = second ?? first;
  const prefix = titlesBefore(named);
  const inner = named.slice(prefix.length);
  const isLast = (word: string) =>
    isSuffix(word) || (inner.length > 2 && /^(?:I|V|VI)$/.test(word));
  const suffixes = inner.length - (inner.findLastIndex((word) => !isLast(word)) + 1);
  const bare = inner.slice(0, inner.length - suffixes);
  const split = second ? aroundComma(first, bare) : splitWords(bare);
  const suffix = [...inner.slice(bare.length), ...after].join(' ');
  return split && { ...split, prefix: prefix.join(' '), suffix };
}

/** `Sato, Hana` and `van den Berg, Jan`; what else stands before a comma may be a whole name. */
function aroundComma(family: readonly string[], given: readonly string[]): SplitName | null {
  const isOne = family.every((word, at) => at === family.length - 1 || isParticle(word));
  const isTwo = family.length === 2 && family.every(isSpanish);
  const isInCapitals = family.every(isCapital) && !given.every(isCapital);
  if (given.length === 0 || given.length > 3 || !(isOne || isTwo || isInCapitals)) return null;
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

/** Where a family name begins: the number of its first word, or, negative, how many words it has at the start. */
type Start = number;
/** No family name begins at 0: there would be no given one. */
const UNSURE: Start = 0;
const FIRST: Start = -1;

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
  const letters = word.replace(/^(?:Mc|Mac|O['’])(?=\p{Lu})/u, '').replace(/[^\p{L}]/gu, '');
  if (letters.length < 2 || letters !== letters.toUpperCase() || letters === letters.toLowerCase())
    return false;
  const small = letters.toLowerCase();
  return letters.length > 2
    ? !/^[bcdfghjklmnpqrstvwxz]+$/.test(small)
    : PINYIN.has(small) || SOUTHERN.has(small) || KOREAN.has(small) || isParticle(word);
}

/** Whose family name comes first, also in letters of an alphabet; `null` where nothing says so. */
function orderStart(words: readonly string[]): Start | null {
  const folded = words.map(fold);
  const [first = '', second = ''] = folded;
  const last = folded.at(-1) ?? '';
  const isBetween = (set: ReadonlySet<string>) => (set.has(last) ? null : FIRST);
  const rest = folded.slice(1);
  if (JAPANESE.has(first) && words.length === 2 && ROMAJI.test(second)) return isBetween(JAPANESE);
  if (isVietnamese(words)) {
    const [isFirst, isLast] = [first, last].map(
      (word) => VIETNAMESE.has(word) || SHORT_VIETNAMESE.has(word),
    );
    if (isFirst) return isLast && !/^(?:nguyễn|trần)$/i.test(words[0] ?? '') ? UNSURE : FIRST;
    return isLast ? words.length - 1 : UNSURE;
  }
  if (VIETNAMESE.has(first) && rest.every((word) => word.length < 6)) return isBetween(VIETNAMESE);
  if (KOREAN.has(first) && isKoreanGiven(rest)) return FIRST;
  const isShort = rest.every((word) => /^[a-z]{1,5}$/.test(word));
  if (SOUTHERN.has(first) && words.length === 3 && isShort && !SOUTHERN.has(last)) return FIRST;
  if (PINYIN.has(first) && rest.length < 3 && rest.every((word) => PINYIN_WORD.test(word))) {
    return PINYIN.has(last) ? UNSURE : FIRST;
  }
  if (words.length > 3 && SOUTHERN.has(second)) return UNSURE;
  if (HUNGARIAN.has(first) && !HUNGARIAN.has(last)) return FIRST;
  if (HUNGARIAN_GIVEN.has(last) && /[áéíóöőúüű]/i.test(words.join(''))) {
    return HUNGARIAN_GIVEN.has(first) || words.length > 2 ? UNSURE : FIRST;
  }
  return slavicStart(folded);
}

function isVietnamese(words: readonly string[]): boolean {
  return /[đơưăĐƠƯĂ]|[\u0300-\u0304\u0306\u0308\u0309\u0323][\u0300-\u0309\u0323]|[aeiouy][\u0309\u0323]|\u031b/iu.test(
    words.join('').normalize('NFD'),
  );
}

function isKoreanGiven(rest: readonly string[]): boolean {
  const parts = rest.flatMap((word) => word.split('-'));
  if (parts.length === 2) return parts.every((part) => KOREAN_SYLLABLES.has(part));
  const [whole = ''] = parts;
  const cuts = Array.from({ length: whole.length - 1 }, (_, at) => at + 1);
  return (
    parts.length === 1 &&
    cuts.some(
      (at) => KOREAN_SYLLABLES.has(whole.slice(0, at)) && KOREAN_SYLLABLES.has(whole.slice(at)),
    )
  );
}

/** Syllables of Japanese in Latin letters. */
const ROMAJI = /^(?:(?:[kgsztdnhbpmrjfwy]|sh|ch|ts|[kgnhbpmr]y)?[aiueo](?:n(?![aiueoy]))?)+$/;

/** One to three syllables of pinyin. */
const PINYIN_WORD =
  /^(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|an|ao|ei|en|er|ia|ie|in|iu|ou|ua|ue|ui|un|uo|[aeiou])){1,3}$/;

const PATRONYMIC = /(?:[оеё]вич|[оеёії]вна|ична|ич|ovich|evich|ovna|evna)$/;
const SLAVIC_FAMILY =
  /(?:[оеёії]в|[оеё]ва|ина?|[сц]ь?к(?:и|а|ий|ая|ой)|[нвт]ий|енко|чук|юк)$|^.{3,}(?:ov|ova|[iy]ev|yeva|[sc]ki|sky|cky|(?:ow|ew|in|an|on|ov)ska)$/;
const GREEK_FAMILY = /(?:οπουλος|οπουλου|ιδης|ιδου|ακης|ακη|αδης|αδου|ακος|ατος)$/;

/** `Иванов Иван Иванович`: the father's name is the last word, or an ending tells the family's. */
function slavicStart(words: readonly string[]): Start | null {
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  const isFamily = (word: string) =>
    (SLAVIC_FAMILY.test(word) && !SLAVIC_GIVEN.has(word)) || GREEK_FAMILY.test(word);
  if (words.length === 3 && PATRONYMIC.test(last) && !PATRONYMIC.test(second)) {
    return isFamily(first) || /\p{Script=Cyrillic}/u.test(last) ? FIRST : UNSURE;
  }
  if (/^(?:بن|ابن|بنت)$/.test(first)) return UNSURE;
  if (words.length !== 2) return null;
  if (/^ال.{3}/.test(words[0] ?? '') && !/^ال/.test(last)) return FIRST;
  if (/\p{Script=Cyrillic}/u.test(last) && /(?:[оеё]вич|[оеё]вна)$/.test(last)) return UNSURE;
  if (isFamily(last) || !isFamily(first)) return null;
  // Jacky and Becky end so, too.
  return /^.{0,5}cky$/.test(first) ? null : FIRST;
}

/** The family name is the last word, with its particles, and the one before it where both are Spanish. */
function familyStart(words: readonly string[]): Start {
  const last = words.length - 1;
  if (SERVANTS.has(fold(words[last - 1] ?? '')) && last === 1) return UNSURE;
  if (/^(?:filho|neto|junior|senior|sobrinho)$/.test(fold(words[last] ?? ''))) return UNSURE;
  let start = withParticles(words, last);
  const before = words[start - 1] ?? '';
  if (start === last && last > 1 && !isInitial(before)) {
    const spanish = spanishStart(words, last);
    if (spanish !== null) return spanish;
    if (/.{3}(?:sen|sson)$/.test(fold(before))) return UNSURE;
  }
  if (start > 2 && fold(before) === 'y') start = withParticles(words, start - 2);
  else if (start > 1 && isSpanish(before)) {
    if (start === last && !isSpanish(words[last] ?? '')) return UNSURE;
    start -= 1;
  } else if (start > 1 && PORTUGUESE.has(fold(before))) return UNSURE;
  const isDevotion = start < last && DEVOTIONS.has(fold(words[last] ?? ''));
  if (isDevotion && /^(?:maria|jose|ana|rosa|juan)$/.test(fold(words[start - 1] ?? '')))
    return UNSURE;
  return isSplitByParticles(words, start) ? UNSURE : start;
}

/** `Carlos Ruiz Zafón` has two family names, `José Luis Ruiz` one; `null` where nothing is Spanish. */
function spanishStart(words: readonly string[], last: number): Start | null {
  const [first = '', second = ''] = words.map(fold);
  const [before = '', end = ''] = words.slice(-2);
  if (PORTUGUESE.has(fold(end)) && PORTUGUESE.has(fold(before))) return UNSURE;
  const isTwice = SPANISH_GIVEN.has(second) && (SPANISH_GIVEN.has(first) || first === 'maria');
  if (isTwice) return last < 4 ? 2 : null;
  if (last > 2 || SPANISH_GIVEN.has(second)) return null;
  if (SPANISH_GIVEN.has(first)) return isSpanish(before) || isSpanish(end) ? 1 : UNSURE;
  if (isSpanish(before) && isSpanish(end)) return 1;
  return isSpanish(end) ? UNSURE : null;
}

/** A particle in the middle, as in `Juan de la Rosa Smith`, leaves it open; `María del Carmen García` does not. */
function isSplitByParticles(words: readonly string[], start: number): boolean {
  const isArabic = /^(?:al|el|آل)$/.test(fold(words[start] ?? ''));
  return words.slice(1, start).some((word, place) => {
    if (!isParticle(word) || SERVANTS.has(fold(word))) return false;
    const next = words.slice(place + 2, start).find((one) => !isParticle(one)) ?? '';
    return !isArabic && !DEVOTIONS.has(fold(next));
  });
}

function withParticles(words: readonly string[], start: number): number {
  let first = start;
  while (first > 1 && isParticle(words[first - 1] ?? '')) first -= 1;
  return first;
}

function isParticle(word: string): boolean {
  const folded = fold(word);
  return folded !== 'y' && folded !== 'e' && (PARTICLES.has(folded) || MORE_PARTICLES.has(folded));
}

function isSpanish(word: string): boolean {
  const folded = fold(word);
  return SPANISH.has(folded) || /^\p{L}{3,}ez$/u.test(folded);
}

function isInitial(word: string): boolean {
  return /^\p{L}\.?$/u.test(word);
}

function titlesBefore(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word) => !isTitle(word));
  return words.slice(0, Math.max(end, 0));
}

function isTitle(word: string): boolean {
  const is = (part: string) => TITLES.has(part) || MORE_TITLES.has(part);
  const plain = fold(word);
  if (is(plain) || (word.endsWith('.') && DOTTED_TITLES.has(plain))) return true;
  const parts = word.split(/[.-]+/).filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => part.length > 1 && is(fold(part)));
}

/** A degree that no list has: D.O. */
const DOTTED = /^(?:\p{Lu}\p{Ll}{0,3}\.){2,}$/u;

/** A generation or a degree; of those that are family names too, such as Ma, the form with dots alone. */
const SUFFIX =
  /^(?:jr|sr|jnr|snr|fils|ii|iii|iv|esq|ph\.?d|m\.?b\.?a|e?m\.?sc|b\.?sc|ll\.?[mbd]|c\.?p\.?a|c\.?f\.?a|d\.?d\.?s|d\.?phil|ed\.?d|d\.?v\.?m|m\.?p\.?h|m\.?eng|b\.?eng|p\.?eng|c\.?eng|p\.?m\.?p|r\.?n|m\.a|b\.a|m\.d|j\.d|dipl\.?-ing|fca|aca|frcs|cissp)\.?$/i;

function isSuffix(word: string): boolean {
  return SUFFIX.test(word) || /^(?:MD|JD|MA|BA)$/.test(word);
}

/** Small, without marks and dots. */
function fold(word: string): string {
  const small = /^[ -~]*$/.test(word) ? word.toLowerCase() : foldedText(word);
  return small.replace(/[.'’"“”«»()[\]]/g, '');
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
    return isTurned ? { given: first, family: second } : { given: second, family: first };
  }
  const length = familyLength(first);
  return length > 0 && length < first.length
    ? { given: first.slice(length), family: first.slice(0, length) }
    : null;
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
