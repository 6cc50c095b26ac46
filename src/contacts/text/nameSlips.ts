import { wordSet } from '../../platform/wordSet';
import { looksLike, soundsLike } from './letters';
import { skeleton } from './slips';

/**
 * Whether a mailbox's word is a misread word of the name, and no other spelling of it (Ahmad, Arvind, Thomson).
 * `isSure`: the rest of the mailbox is the name to the letter. `isLast`: it is the name's last word.
 */
export function isSlip(
  read: string,
  right: string,
  { isSure, isLast }: { isSure: boolean; isLast: boolean },
): boolean {
  if (read === right || right.length < 2 || /\d/.test(right)) return false;
  if (skeleton(read) === skeleton(right))
    return withoutQ(read) !== withoutQ(right) && lettersOf(read) !== lettersOf(right);
  if (/\d/.test(read)) return right.length > 2 && looksLike(read, right);
  if (right.length < (isSure ? 3 : 4)) return false;
  const start = commonStart(read, right);
  const [one, other] = [read.slice(start), right.slice(start)];
  const both = one.charAt(0) + other.charAt(0);
  const isReplaced = one.slice(1) === other.slice(1);
  if (isReplaced && both === 'ce') return isSure || start > 0 || right.length > 4;
  if (right.length < 4 || soundsLike(read, right)) return false;
  if (isReplaced && both === 'oa') return isSure && isRoundA(right, start, isLast);
  if (start === 0 && !(isReplaced && isFirst(both, right))) return false;
  if (isReplaced && one.length === 1 && NASALS.test(both)) return isLastN(both, right);
  if (VOWELS.test(both)) return false;
  // `Eduard` is `Edvard`, `Maria` is `Maris` or `Marija`.
  if (isReplaced && both === 'vu')
    return (
      !VOWEL.test(right.charAt(start - 1) + other.charAt(1)) || /[gjq]$/.test(right.slice(0, start))
    );
  if (isReplaced) return looksLike(read, right) || (one.length > 1 && isNoLetter(both));
  if (!isSure || right.length < 5) return false;
  const before = right.charAt(start - 1);
  return (
    isLost(one, other, before) ||
    isLostInside(read, right, start) ||
    isSwapped(one, other, right.length)
  );
}

/** `Quliyev` is `Guliyev`, `Tariq` is `Tarig`, `Miquel` is `Miguel`. */
const withoutQ = (word: string): string =>
  word.replace(/^q(?=[aouy]|e.{0,4}$)|(?<!n)q$|q(?=u[ei])/g, 'g');
const lettersOf = (word: string): string => Array.from(word).sort().join('');
/** What scans swap at the start of a name, where nobody spells it so. */
const FIRST = wordSet('tf ft hb bh ec oc co');
const VOWELS = /^[aeiouy]{2}$/;
const VOWEL = /[aeiouy]/;
const NASALS = /^(?:mn|nm)$/;
/** Hardly heard, or spelled in one language and not in the next. */
const SILENT = /[hyjdptcwuv]/;

function isFirst(both: string, right: string): boolean {
  if (right.length < 5) return false;
  // `Nikolas` is `Mikolas`.
  return FIRST.has(both) || (both === 'mn' && right.length > 5 && !/^n[iy]/.test(right));
}

/** `Joaquin` and `Joaquim`, `Carmen` and `Carmem` are one name; nobody is called `Stevem` or `Nielsem`. */
function isLastN(both: string, right: string): boolean {
  return (
    both === 'mn' &&
    right.length > 4 &&
    /(?:[dgknstvwz]e|gre|[^l]o|[^o]ma|[lv]a|[vd]i|[hny])n$/.test(right)
  );
}

// An `a` read as `o`. Many languages spell a name with either: before the last letter (Jordan, Jordon; Mario, Maria),
// in Chinese syllables, in Slavic, Bengali and Uzbek names, and in the roots below.
function isRoundA(right: string, start: number, isLast: boolean): boolean {
  const rest = right.slice(start + 1);
  if (right.length < 5 || /^[^aeiouybgkx]$|^ng$|^nds?$|^l[dt]|^a|^y(?:.?.?$)/.test(rest))
    return false;
  if (start === 0 && (right.length < 6 || !/^a(?:n(?!dr)|r(?!ian)|[gpcf])/.test(right)))
    return false;
  // `Pereira` is no `Pereiro`; but `Daniela` may be a `Danielo`, and `Danila` a `Danilo`.
  if (rest === '' && !(isLast && right.length > 5)) return false;
  const marked = `${right.slice(0, start)}A${rest}`;
  return (
    !SLAVIC.test(right) && !A_OR_O.test(marked) && !(right.length < 8 && A_OR_O_FIRST.test(marked))
  );
}

const SLAVIC = /(?:[eo]va?|[ao]u|enk[ao]|sk[aiy]i?|s[tzc]?k[aiy]i?|[iy]ch|[cv]ic|uk|in[ao]?)$/;
/** Roots of names that people spell with `A` or `O`: Arabic, Persian, Turkic, Indian, then European. */
const A_OR_O = new RegExp(
  [
    'gAn|slA|hAn$|mAl|mAd|mAn[do]|rAk|stAm|khtA|qbA|mrA|nvA|lAli|mkA|nirbA|tAf|ddA|mAil|rAn[gk]|AdAt|Ahr[ai]?$|rAhm|rAm|hAd|rAh[iu]',
    'leAn|elAn|vAn|isAb|tAk|rAz|slAv|rA[iv]s?$|erAm|kAt|mAr$|lAnA|sAl|sAlA|stAf|hrAd|lomA|dAn$|brAn|ristofA|rbAr',
  ].join('|'),
);
/** Beginnings of short names that people spell with `A` or `O`. */
const A_OR_O_FIRST =
  /^(?:b[Ah]A?[bhkrsty]|br?Ad|[cdgjkq]A|chA|fA[rt]|[hl]A[lrs]|khA|lA|mA[hjlmnr]|nA[drs]|prA|rA[hjlmnsx]|rolA|sA[bdflnrt]|shA|t[Ao]h|tA[mnl]|[vwz]A|yA[kq]|alAn)/;

/** A consonant in place of a vowel, or a vowel of a consonant: no language spells a name so. */
function isNoLetter(both: string): boolean {
  return (
    both.length === 2 &&
    !SILENT.test(both) &&
    VOWEL.test(both.charAt(0)) !== VOWEL.test(both.charAt(1))
  );
}

/** A consonant between two others that is missing, or one too many. */
function isLost(one: string, other: string, before: string): boolean {
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  const letter = longer.charAt(0);
  return (
    longer.slice(1) === shorter &&
    !SILENT.test(letter) &&
    ![before, letter, shorter.charAt(0)].some((each) => VOWEL.test(each))
  );
}

/** A letter that is always heard, missing inside a long name: `Seastian`. `Lefebvre` is `Lefevre`, `Lizbeth` is `Lizeth`. */
function isLostInside(read: string, right: string, start: number): boolean {
  const rest = right.slice(start);
  return (
    right.length > 6 &&
    start > 1 &&
    rest.length > 2 &&
    read.slice(start) === rest.slice(1) &&
    /^(?:b[^v]|m[^bp])/.test(rest) &&
    !/[mz]$/.test(right.slice(0, start))
  );
}

/** Two neighbours that have changed places. `Kirsten` is `Kristen`, `Micheal` is `Michael`. */
function isSwapped(one: string, other: string, length: number): boolean {
  const [a, b] = [other.charAt(0), other.charAt(1)];
  return (
    length > 5 &&
    other.length > 2 &&
    other.length < length &&
    one.startsWith(b + a) &&
    one.slice(2) === other.slice(2) &&
    !/[rlhnyjw]/.test(a + b) &&
    !VOWELS.test(a + b)
  );
}

function commonStart(a: string, b: string): number {
  let place = 0;
  while (place < a.length && a[place] === b[place]) place++;
  return place;
}
