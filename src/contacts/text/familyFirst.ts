import {
  CHINESE_NAMES_OF_OLD,
  GIVEN_ONLY,
  HUNGARIAN,
  HUNGARIAN_GIVEN,
  JAPANESE,
  KOREAN,
  KOREAN_SYLLABLES,
  PINYIN,
  PINYIN_FREQUENT,
  SHORT_VIETNAMESE,
  SLAVIC_GIVEN,
  SOUTHERN,
  VIETNAMESE,
  VIETNAMESE_BETWEEN,
  VIETNAMESE_MARKED,
} from './nameTables';
import { FIRST, foldedWord, UNSURE, type Start } from './nameWords';

/** What may follow each beginning of a syllable of pinyin. */
const FINALS: readonly [beginnings: string, finals: string][] = [
  ['', 'a ai an ang ao e ei en er ou'],
  ['b', 'a ai an ang ao ei en eng i ian iao ie in ing o u'],
  ['p', 'a ai an ang ao ei en eng i ian iao ie in ing o ou u'],
  ['m', 'a ai an ang ao ei en eng i ian iao ie in ing iu o ou u'],
  ['f', 'a an ang ei en eng o ou u'],
  ['d', 'a ai an ang ao e ei eng i ian iao ie ing iu ong ou u uan ui un uo'],
  ['t', 'a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo'],
  ['n', 'a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong u uan uo ue'],
  ['l', 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu ong ou u uan un uo ue'],
  ['g k h', 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo'],
  ['j q x', 'i ia ian iang iao ie in ing iong iu u uan ue un'],
  ['zh ch sh', 'a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo'],
  ['r', 'an ang ao e en eng i ong ou u uan ui un uo'],
  ['z c s', 'a ai an ang ao e en eng i ong ou u uan ui un uo'],
  ['y', 'a an ang ao e i in ing ong ou u uan ue un'],
  ['w', 'a ai an ang ei en eng o u'],
];

const SYLLABLES = FINALS.flatMap(([beginnings, finals]) =>
  beginnings.split(' ').flatMap((one) => finals.split(' ').map((final) => one + final)),
);
const SYLLABLE = new Set(SYLLABLES);

/** How many syllables of pinyin a word has, one to three; 0 where it is none. */
function syllablesOf(word: string): number {
  return fewest(word, 3);
}

function fewest(word: string, most: number): number {
  if (SYLLABLE.has(word)) return 1;
  let best = 0;
  for (let end = 1; most > 1 && end < word.length && end < 7; end += 1) {
    if (!SYLLABLE.has(word.slice(0, end))) continue;
    const rest = fewest(word.slice(end), most - 1);
    if (rest > 0 && (best === 0 || rest + 1 < best)) best = rest + 1;
  }
  return best;
}

/** Whether a word may be a Chinese given name in pinyin. */
function isPinyin(word: string): boolean {
  return syllablesOf(word) > 0;
}

/** Where a name begins with the family's, also in letters of an alphabet; `null` where nothing says so. */
export function orderStart(words: readonly string[]): Start | null {
  const folded = words.map(foldedWord);
  return eastAsianStart(words, folded) ?? hungarianStart(words, folded) ?? europeanStart(folded);
}

function eastAsianStart(words: readonly string[], folded: readonly string[]): Start | null {
  const [first = '', second = ''] = folded;
  const last = folded.at(-1) ?? '';
  const rest = folded.slice(1);
  if (words.length === 2 && isJapaneseFamily(first) && ROMAJI.test(second)) {
    return isJapaneseFamily(second) ? null : FIRST;
  }
  const vietnamese = vietnameseStart(words, folded);
  if (vietnamese !== null) return vietnamese;
  if (KOREAN.has(first) && isKoreanGiven(rest)) return FIRST;
  const isEastern = [KOREAN, PINYIN, SOUTHERN, CHINESE_NAMES_OF_OLD].some((set) => set.has(first));
  if (isEastern && words.length === 2 && HYPHENATED.test(second)) return FIRST;
  const isShort = rest.every((word) => /^[a-z]{1,5}$/.test(word));
  if (SOUTHERN.has(first) && words.length === 3 && isShort && !SOUTHERN.has(last)) return FIRST;
  if (PINYIN.has(first) && rest.length < 3 && rest.every(isPinyin)) {
    // Of two syllables nobody can tell, but where the first is the family name of millions: Luo Si, Li Na.
    const isTold = rest.length > 1 || syllablesOf(last) > 1 || PINYIN_FREQUENT.has(first);
    return isTold && !PINYIN.has(last) ? FIRST : UNSURE;
  }
  return words.length > 3 && SOUTHERN.has(second) ? UNSURE : null;
}

/** `Ing-wen`, `Yat-sen`, `Myung-bak`: Chinese or Korean syllables. */
const HYPHENATED =
  /^(?:[bcdfghjklmnpqrstwxyz]|ch|hs|kw|ng|sh|ts|tz|zh|sz)?[aeiouy]{1,3}(?:ng?|h|[klmptr])?-(?:[bcdfghjklmnpqrstwxyz]|ch|hs|hw|kw|ng|sh|ts|tz|zh|sz)?[aeiouy]{1,3}(?:ng?|h|[kmpt])?$/;

/** Syllables of Japanese in Latin letters. */
const ROMAJI = /^(?:(?:[kgsztdnhbpmrjfwy]|sh|ch|ts|[kgnhbpmr]y)?[aiueo](?:n(?![aiueoy]))?)+$/;
const JAPANESE_ENDING =
  /^.{2,}(?:moto|yama|[sz]awa|[kg]awa|mura|[sj]hima|jima|uchi|bayashi|hashi|shita|guchi|tani)$/;

function isJapaneseFamily(word: string): boolean {
  return JAPANESE.has(word) || (JAPANESE_ENDING.test(word) && ROMAJI.test(word));
}

function vietnameseStart(words: readonly string[], folded: readonly string[]): Start | null {
  const [first = '', second = ''] = folded;
  const last = folded.at(-1) ?? '';
  const isFamily = (word: string) => VIETNAMESE.has(word) || SHORT_VIETNAMESE.has(word);
  const isAll = folded.every((word) => VIETNAMESE_SYLLABLE.test(word));
  if (hasVietnameseMarks(words)) {
    const [isFirst, isLast] = [words[0] ?? '', words.at(-1) ?? ''].map((word) =>
      VIETNAMESE_MARKED.has(word.toLowerCase().normalize('NFC')),
    );
    if (isFirst && (!isLast || /^(?:nguyen|tran|pham|dang)$/.test(first))) return FIRST;
    if (isFamily(first)) return isFamily(last) ? UNSURE : FIRST;
    return isFamily(last) ? words.length - 1 : UNSURE;
  }
  if (!isAll || !isFamily(first)) return null;
  if (words.length > 2 && VIETNAMESE_BETWEEN.has(second)) {
    return isFamily(last) && !/^(?:nguyen|tran|pham)$/.test(first) ? UNSURE : FIRST;
  }
  return VIETNAMESE.has(first) && !VIETNAMESE.has(last) ? FIRST : null;
}

const VIETNAMESE_SYLLABLE =
  /^(?:ngh?|nh|th|tr|ch|kh|ph|gi|qu|[bcdghklmnrstvx])?[aeiouy]{1,3}(?:ng|nh|ch|[cmnpt])?$/;

function hasVietnameseMarks(words: readonly string[]): boolean {
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

function hungarianStart(words: readonly string[], folded: readonly string[]): Start | null {
  const [first = ''] = folded;
  const last = folded.at(-1) ?? '';
  if (HUNGARIAN.has(first) && !HUNGARIAN.has(last)) return FIRST;
  if (!HUNGARIAN_GIVEN.has(last) || !/[áéíóöőúüű]/i.test(words.join(''))) return null;
  return HUNGARIAN_GIVEN.has(first) || words.length > 2 ? UNSURE : FIRST;
}

const PATRONYMIC = /(?:[оеё]вич|[оеёії]вна|ична|ич|ovich|evich|ovna|evna)$/;
const FAMILY_ENDING =
  /(?:[оеёії]в|[оеё]ва|ина?|[сц]ь?к(?:и|а|ий|ая|ой)|[нвт]ий|енко|чук|юк)$|^.{3,}(?:ov|ova|[iy]ev|yeva|[sc]ki|sky|cky|d?zk[iy]|(?:ow|ew|in|an|on|ov)ska)$|^.{4,}(?:[lrndb]ska|[dw]zka|[iy]cka|opoulos|opoulou|akis|oglou)$|^.{3,}escu$/;
/** Family names where a given name follows that no family has; Derek and Patrick end so, too. */
const MAYBE_FAMILY = /^.{3,}(?:ak|ek|ik|czyk|cka|zka|ska|ova|ic)$/;
// Folding turns the final form of sigma into the other one.
const GREEK_FAMILY =
  /^παπα.{3}|^.{2,}(?:οπουλοσ|ιδησ|ιδη|ακησ|ακη|αδησ|αδη|(?<!κυρι)ακοσ|ατοσ|ελλησ|ουδησ|ογλου)$|^.{4,}ου$/;

/** `Иванов Иван Иванович`: the father's name is the last word, or an ending tells the family's. */
function europeanStart(words: readonly string[]): Start | null {
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  const isFamily = (word: string) =>
    (FAMILY_ENDING.test(word) && !SLAVIC_GIVEN.has(word)) || GREEK_FAMILY.test(word);
  if (words.length === 3 && PATRONYMIC.test(last) && !PATRONYMIC.test(second)) {
    return isFamily(first) || /\p{Script=Cyrillic}/u.test(last) ? FIRST : UNSURE;
  }
  if (/^(?:بن|ابن|بنت)$/.test(first)) return UNSURE;
  if (words.length !== 2) return null;
  if (/^ال.{3}/.test(words[0] ?? '') && !/^ال/.test(last)) return FIRST;
  if (/\p{Script=Cyrillic}/u.test(last) && /(?:[оеё]вич|[оеё]вна)$/.test(last)) return UNSURE;
  if (isFamily(last)) return null;
  // Jacky and Becky end so, too.
  if (isFamily(first)) return /^.{0,5}cky$/.test(first) ? null : FIRST;
  if (!GIVEN_ONLY.has(last) || GIVEN_ONLY.has(first)) return null;
  return MAYBE_FAMILY.test(first) ? FIRST : UNSURE;
}
