import {
  CHILD_OF,
  CHINESE_NAMES_OF_OLD,
  DEVOTIONS,
  DUTCH,
  GIVEN_AFTER,
  GIVEN_ONLY,
  HUNGARIAN,
  HUNGARIAN_GIVEN,
  JAPANESE,
  KOREAN,
  KOREAN_SYLLABLES,
  NEVER_GIVEN,
  PARTICLES,
  PINYIN,
  PINYIN_FREQUENT,
  PORTUGUESE,
  SHORT_VIETNAMESE,
  SLAVIC_GIVEN,
  SOUTHERN,
  SPANISH,
  SPANISH_GIVEN,
  VIETNAMESE,
  VIETNAMESE_BETWEEN,
  VIETNAMESE_MARKED,
} from './nameTables';
import { foldedWord, isInitial, isParticle, withParticles } from './nameWords';

/** Where a family name begins: the number of its first word, or, negative, how many words it has at the start. */
export type Start = number;
/** No family name begins at 0: there would be no given one. */
export const UNSURE: Start = 0;
const FIRST: Start = -1;

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

/** How many syllables of pinyin a word has, one or two as given names have; 0 where it is none. */
function syllablesOf(word: string): number {
  return fewest(word, 2);
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
  return (
    childStart(folded) ??
    eastAsianStart(words, folded) ??
    particleStart(words, folded) ??
    hungarianStart(words, folded) ??
    europeanStart(folded)
  );
}

/** `Mammadov Elvin Rashid oglu`, `Ilham Heydar oglu Aliyev`: the father stands before the word for a child. */
function childStart(folded: readonly string[]): Start | null {
  const at = folded.findIndex((word, place) => place > 1 && CHILD_OF.has(word));
  if (at < 0) return null;
  if (at === folded.length - 2) return at + 1;
  return at === folded.length - 1 && at > 2 ? FIRST : UNSURE;
}

/** `De Luca Giuseppe`, `van den Berg Jan`: the particles and a word are the family's, what follows is given. */
function particleStart(words: readonly string[], folded: readonly string[]): Start | null {
  const run = folded.findIndex(
    (word, at) => !(NEVER_GIVEN.has(word) && isParticle(words[at] ?? '')),
  );
  const [family = '', ...rest] = folded.slice(run);
  if (run < 1 || GIVEN_AFTER.test(family) || (folded[0] === 'al' && words.length < 3)) return null;
  if (run === 1 && folded[0] === 'van' && !rest.some(isGiven) && !DUTCH.test(family)) return null;
  if (rest.length === 0 || rest.length > 2 || rest.some((word) => PARTICLES.has(word)))
    return UNSURE;
  // Da Wei Li may be Chinese, and Al Bundy is an Al.
  const isPinyinName = run === 1 && SYLLABLE.has(family);
  const isAl = folded[0] === 'al' && !/(?:i|ee|y|ah|an)$/.test(family);
  return isPinyinName || isAl ? UNSURE : -(run + 1);
}

function eastAsianStart(words: readonly string[], folded: readonly string[]): Start | null {
  const [first = '', second = ''] = folded;
  const last = folded.at(-1) ?? '';
  const rest = folded.slice(1);
  if (words.length === 2 && isJapaneseFamily(first) && ROMAJI.test(second)) {
    return isJapaneseFamily(second) ? null : FIRST;
  }
  // Ren Sato, Yu Kato: the given names are Chinese families, too.
  if (words.length === 2 && isJapaneseFamily(second)) return null;
  const vietnamese = vietnameseStart(words, folded);
  if (vietnamese !== null) return vietnamese;
  if (KOREAN.has(first) && isKoreanGiven(rest)) return FIRST;
  if (isEastern(first) && words.length === 2 && HYPHENATED.test(second)) return FIRST;
  const areSyllables = HYPHENATED.test(rest.slice(0, 2).join('-')) && !ENGLISH.test(second);
  if (SOUTHERN.has(first) && rest.length > 1 && areSyllables && !SOUTHERN.has(last)) {
    return rest.length === 2 ? FIRST : UNSURE;
  }
  if (PINYIN.has(first) && rest.length < 3 && rest.every(isPinyin)) {
    // Of two syllables nobody can tell, but where the first is the family name of millions: Luo Si, Li Na.
    const isTold = rest.length > 1 || syllablesOf(last) > 1 || PINYIN_FREQUENT.has(first);
    return isTold && !PINYIN.has(last) ? FIRST : UNSURE;
  }
  return words.length > 3 && SOUTHERN.has(second) ? UNSURE : null;
}

/** Short given names that are a syllable, too: Lee Ann Moore. */
const ENGLISH =
  /^(?:ann|anne|ben|dan|dean|don|gene|ian|jan|jay|jean|joan|joe|john|jon|june|kay|ken|may|mae|ray|rose|roy|sue|tom|tim)$/;

/** The place of a family name between two given ones, as in `Tony Leung Chiu-wai`; `null` where none is. */
export function middleFamily(words: readonly string[]): Start | null {
  const [first = '', second = '', third = ''] = words.map(foldedWord);
  if (words.length !== 3 || !HYPHENATED.test(third) || isEastern(first)) return null;
  return isEastern(second) ? 1 : UNSURE;
}

const isEastern = (word: string) =>
  [KOREAN, PINYIN, SOUTHERN, CHINESE_NAMES_OF_OLD].some((set) => set.has(word));

/** `Ing-wen`, `Yat-sen`, `Myung-bak`: Chinese or Korean syllables. */
const HYPHENATED =
  /^(?:[bcdfghjklmnpqrstwxyz]|ch|hs|kw|ng|sh|ts|tz|zh|sz)?[aeiouy]{1,3}(?:ng?|h|[klmptrw])?-(?:[bcdfghjklmnpqrstwxyz]|ch|hs|hw|kw|ng|sh|ts|tz|zh|sz)?[aeiouy]{1,3}(?:ng?|h|[kmptw])?$/;

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
  if (!HUNGARIAN_GIVEN.has(last) || !/[áéíóöőúüű]|sz|zs|gy/i.test(words.join(''))) return null;
  // André Robert, Müller Albert: these are given names and families elsewhere, too.
  if (
    /^(?:robert|david|daniel|adam|albert|norbert|viktor|leo)$/.test(last) &&
    !MAGYAR.test(words[0] ?? '')
  ) {
    return /[öü]/.test(words[0] ?? '') ? UNSURE : null;
  }
  return HUNGARIAN_GIVEN.has(first) || words.length > 2 ? UNSURE : FIRST;
}

/** Letters that Hungarian alone has together. */
const MAGYAR = /[őű]|sz(?!$)|gy|ssy/i;

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

/** Whether a word is a given name that hardly any family has. */
const isGiven = (word: string): boolean =>
  [GIVEN_ONLY, SPANISH_GIVEN, HUNGARIAN_GIVEN].some((set) => set.has(word));

/** The family name is the last word, with its particles, and the one before it where both are Spanish. */
export function familyStart(words: readonly string[]): Start {
  const last = words.length - 1;
  if (/^(?:filho|neto|junior|senior|sobrinho)$/.test(foldedWord(words[last] ?? ''))) return UNSURE;
  let start = withParticles(words, last);
  const before = words[start - 1] ?? '';
  if (start === last && last > 1 && !isInitial(before)) {
    const spanish = spanishStart(words, last);
    if (spanish !== null) return spanish;
    if (/.{3}(?:sen|sson)$/.test(foldedWord(before))) return UNSURE;
  }
  // Ortega y Gasset, Costa e Silva, Gaudí i Cornet.
  if (start > 2 && /^(?:[yY]|[ei])$/.test(before)) start = withParticles(words, start - 2);
  else if (start > 1 && isSpanish(before)) {
    if (start === last && !isSpanish(words[last] ?? '')) return UNSURE;
    start -= 1;
  } else if (start > 1 && PORTUGUESE.has(foldedWord(before))) return UNSURE;
  const isDevotion = start < last && DEVOTIONS.has(foldedWord(words[last] ?? ''));
  if (isDevotion && /^(?:maria|jose|ana|rosa|juan)$/.test(foldedWord(words[start - 1] ?? '')))
    return UNSURE;
  return isSplitByParticles(words, start) ? UNSURE : start;
}

/** `Carlos Ruiz Zafón` has two family names, `José Luis Ruiz` one; `null` where nothing is Spanish. */
function spanishStart(words: readonly string[], last: number): Start | null {
  const [first = '', second = ''] = words.map(foldedWord);
  const [before = '', end = ''] = words.slice(-2);
  if (PORTUGUESE.has(foldedWord(end)) && PORTUGUESE.has(foldedWord(before))) return UNSURE;
  const isTwice = SPANISH_GIVEN.has(second) && (SPANISH_GIVEN.has(first) || first === 'maria');
  if (isTwice) return last < 4 ? 2 : null;
  if (last > 2 || SPANISH_GIVEN.has(second)) return null;
  if (SPANISH_GIVEN.has(first)) return isSpanish(before) || isSpanish(end) ? 1 : UNSURE;
  if (isSpanish(before) && isSpanish(end)) return 1;
  return isSpanish(end) ? UNSURE : null;
}

/** A particle in the middle, as in `Juan de la Rosa Smith`, leaves it open; `María del Carmen García` does not. */
function isSplitByParticles(words: readonly string[], start: number): boolean {
  const isArabic = /^(?:al|el|آل)$/.test(foldedWord(words[start] ?? ''));
  return words.slice(1, start).some((word, place) => {
    if (!isParticle(word)) return false;
    const next = words.slice(place + 2, start).find((one) => !isParticle(one)) ?? '';
    return !isArabic && !DEVOTIONS.has(foldedWord(next));
  });
}

export function isSpanish(word: string): boolean {
  const folded = foldedWord(word);
  return SPANISH.has(folded) || /^\p{L}{3,}ez$/u.test(folded);
}
