import { digitsIn, plainPhone } from '../../platform/text';
import { FAXES, labelKind } from './labels';
import { DIGIT_FOR } from './slips';

/** A number as it is printed, taken apart. */
interface Printed {
  /** The country's code, or '' where it is a number at home. */
  code: string;
  /** What is dialled behind the code, without the prefix of calls at home; without a code all digits as printed. */
  national: string;
}

/** Of a number of its own, beside others. */
export const FEWEST_DIGITS = 7;
/** With a country's code. */
const FEWEST_ABROAD = 9;
/** Less are a number of a service, or none. */
const FEWEST_DIALLED = 6;
/** Of ITU-T E.164. */
const MOST_DIGITS = 15;
const LONGEST_PHONE = 200;
/** Behind a country code. */
const FEWEST_NATIONAL = 4;
/** Country codes of one and two digits; all others have three (ITU-T E.164). */
const CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

// Designers write a phone's groups with dots in the middle of the line, and with minus signs.
const NUMBER = /[+*#([{\s]*\d[\d\s()[\]{}.\-‐-―−·•‧∙⋅・/*#]*/g;
const BETWEEN = /(?=[/·•‧∙⋅・])/;
/** Before a second number, where no sign stands between. */
const BLANK = /\s+(?=[(]?0|\s)/;
// "Tel. 1: 0171 123456": the 1 says which of several phones it is.
const WHICH = /^[^\d(+*#]*\d(?:\s*[:)]|\.\s+(?=[+0]))/;
const FAX = new RegExp(String.raw`(?<!\p{L})(?:${FAXES}|f)[\s.:)]*$`, 'iu');

/**
 * What home calls begin with that is no zero, or a zero that numbers may begin with, too: it goes where the rest has the
 * length of a number. Everywhere else each zero behind the code goes.
 */
export const HOME_PREFIX: Readonly<Record<string, RegExp>> = {
  1: /^1(?=\d{10}$)|^0+/,
  7: /^8(?=\d{10}$)|^0+/,
  36: /^06|^0+/,
  // A number of a town keeps its 0; these are mobile numbers, and no area code.
  39: /^0(?=3(?:[23]0|[234][7-9]|3[3-6]|40)\d{7}$)/,
  52: /^(?:01|04[45]|1)(?=\d{10}$)|^0+/,
  370: /^8(?=\d{8}$)|^0+/,
  375: /^80?(?=\d{9}$)|^0+/,
  378: /^(?!)/,
  692: /^1(?=\d{7}$)|^0+/,
  993: /^8(?=\d{8}$)|^0+/,
  ...Object.fromEntries(
    Object.entries({
      5: '247',
      6: '687',
      7: '501 676 679',
      8: '226 227 241 267 268 853 974',
      9: '242 992',
      10: '225 229',
    }).flatMap(([length, codes]) =>
      codes.split(' ').map((code) => [code, new RegExp(`^0(?=\\d{${length}}$)`)]),
    ),
  ),
};

/** An international number without what is dialled before it, as code and the rest without what is dialled at home alone. */
export function international(digits: string): Printed {
  const code = CODE.exec(digits)?.[0] ?? '';
  const rest = digits.slice(code.length);
  // Some print the code twice.
  const national = rest.startsWith(`00${code}`) ? rest.slice(2 + code.length) : rest;
  return { code, national: national.replace(HOME_PREFIX[code] ?? /^0+/, '') };
}

/** What is dialled before another country's code: in Australia, in America (no number at home is so long), elsewhere. */
const ABROAD = /^(?:0011(?=[2-9])|011(?=[2-9]\d{10})|00(?=[1-9]))/;

/** A text that is one number, taken apart. */
export function printed(number: string): Printed {
  const digits = digitsIn(number);
  // Behind the code of a country a (0) tells it without a plus.
  const isInternational =
    /^[\s([{]*\+|^\s*[1-9]\d{0,2}\s?\(0\)/.test(number) || ABROAD.test(digits);
  return isInternational
    ? international(digits.replace(ABROAD, '').replace(/^00/, ''))
    : { code: '', national: digits };
}

/** One number with the usual signs, as nearly all are. */
const PLAIN = /^[+(]?\d\d[\d ().-]*$/;

function isPlain(phone: string): boolean {
  return PLAIN.test(phone) && digitsIn(phone).length <= MOST_DIGITS;
}

interface Found {
  number: string;
  /** What follows it. */
  after: string;
  isFax: boolean;
}

/** A text's numbers as they are printed, a fax last. */
export function numbersIn(phone: string): Found[] {
  if (isPlain(phone)) return [{ number: phone, after: '', isFax: false }];
  const numbers = runsIn(phone).flatMap(({ before, run, after }) => {
    const isFax = FAX.test(before) && !/t[eé]l/i.test(before);
    const parts = numbersOf(run);
    return parts.map((number, at) => ({
      ...{ number, isFax, after: at === parts.length - 1 ? after : '' },
    }));
  });
  return numbers.sort((a, b) => Number(a.isFax) - Number(b.isFax));
}

/** Digits and what parts groups of them, with what stands before and after. */
interface Run {
  before: string;
  run: string;
  after: string;
}

function runsIn(phone: string): Run[] {
  const text = plainPhone(phone.slice(0, LONGEST_PHONE))
    .replace(WHICH, '')
    // On a card from right to left the plus comes out at the end.
    .replace(/^\s*(\d[\d\s().-]*\d)\s*\+\s*$/, '+$1')
    .replace(/(?<=\d\s*)[([{]\s*[oO]\s*[)\]}](?=\s*\d)/g, '(0)');
  const runs = [...text.matchAll(NUMBER)];
  let end = 0;
  return runs.map(({ index, 0: run }, at) => {
    const before = text.slice(end, index);
    end = index + run.length;
    return { before, run, after: text.slice(end, runs[at + 1]?.index) };
  });
}

/** "030/1234567" is one number, "555 123 4567 / 555 765 4321" is two. */
function numbersOf(run: string): string[] {
  return joined(run.split(BETWEEN)).flatMap((part) =>
    digitsIn(part).replace(ABROAD, '').length > MOST_DIGITS ? joined(part.split(BLANK)) : [part],
  );
}

/** The pieces, each with those behind it until it is long enough for a number; a short rest is none. */
function joined(pieces: readonly string[]): string[] {
  const numbers: string[] = [];
  for (const piece of pieces) {
    const last = numbers.at(-1);
    if (last === undefined || isWhole(last)) numbers.push(piece);
    else numbers[numbers.length - 1] = last + piece;
  }
  return numbers.filter((number, at) => at === 0 || isWhole(number));
}

function isWhole(piece: string): boolean {
  const isAbroad = /^\s*(?:\+|00)/.test(piece);
  return digitsIn(piece).length >= (isAbroad ? FEWEST_ABROAD : FEWEST_DIGITS);
}

/** Signs around numbers, and pictures: no scan reads a digit as one of them. */
const AROUND = /^[:;,|/\\()[\]{}<>.\-‐-―−•·‧∙⋅・●○■▪&"'“”„’=#\p{So}\p{Emoji_Presentation}]$/u;
/** Scripts without letters that look like digits. */
const OTHER_SCRIPT = /^[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}|!ㅇㅣ口丨一〇]+$/u;
/** As Americans print a number. */
const AMERICAN = /^\s*\(?\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]\d{4}(?!\d)/;

/** Whether a word or sign between two numbers, or around one, is surely no misread digit. */
function isText(word: string, before: string, after: string, next: string): boolean {
  if (!/[\p{L}|!]/u.test(word)) return AROUND.test(word);
  const kind = labelKind(word);
  if (kind === 'word' || kind === 'extension') return true;
  const mayBeDigits = Array.from(word).every((sign) => sign in DIGIT_FOR);
  if (/\d$/.test(before) || /^\d/.test(after)) return OTHER_SCRIPT.test(word);
  if (
    !mayBeDigits ||
    /\p{L}{2}\s+$/u.test(before) ||
    /^\s*[.:)]/.test(after) ||
    /^\p{Lu}\p{Ll}{2,}$/u.test(word)
  )
    return true;
  if (word === '|') return /^(?:.*\d\D*)?\s$/s.test(before) && /^\s/.test(after) && isWhole(next);
  // "D +49 30 901820" and "O 415.555.0132" are of a desk and an office.
  return kind === 'letter' && (/^\s*[+(0]/.test(next) || AMERICAN.test(next));
}

/** Whether what stands between two numbers, or around one, parts them for sure. */
function parts(gap: string, previous: string, next: string): boolean {
  const words = [...gap.matchAll(/[\p{L}\p{M}|!]+|[^\s\p{L}\p{M}]/gu)];
  for (const { 0: word, index } of words) {
    const [before, after] = [previous + gap.slice(0, index), gap.slice(index + word.length) + next];
    if (!isText(word, before, after, next)) return false;
  }
  if (previous === '' || next === '') return true;
  const isPlus = /^\s*\+/.test(next);
  const hasWord = words.some(
    ({ 0: word }) => /\p{L}{2}/u.test(word) || labelKind(word) === 'extension',
  );
  if (!isWhole(previous)) return isPlus || (hasWord && isWhole(next));
  // ", 24" is the end of another number, ",24" may be that of this one.
  return isPlus || isWhole(next) || hasWord || /^\s*[,;&]\s/.test(gap + next) || /\)\s*$/.test(gap);
}

/** Another end of a number: `2555 0123/24`. */
const OTHER_ENDS = /^(?:\/\d{1,4}|\s+\/\s+\d{1,4})*[\s([{/·•‧∙⋅・-]*$/;

/** Whether each sign of a phone is a digit, parts digits, or is surely neither. */
function isUnderstood(phone: string): boolean {
  return runsIn(phone).every(({ before, run, after }, at, runs) => {
    const kept = digitsIn(numbersOf(run).join('')).length;
    const rest = run.replace(new RegExp(String.raw`^(?:\D*\d){${kept}}`), '');
    const isFirst = at === 0;
    return (
      OTHER_ENDS.test(rest) &&
      (!isFirst || parts(before, '', run)) &&
      parts(after, run, runs[at + 1]?.run ?? '')
    );
  });
}

/** What Call may dial. */
export interface ReadPhone {
  number: string;
  /** `sign`: one of its signs may be a misread digit. `code`: it may begin with a country's code without plus. */
  doubt: '' | 'sign' | 'code';
}

const NONE: ReadPhone = { number: '', doubt: '' };

/**
 * The first number that is no fax, without extension and home prefix, whole or not at all (R14.4): links, vCards, QR codes
 * and what a scan misread are asked of it. None for one that is too short or too long, and for `*` or `#`, which can change
 * settings of the phone that dials them.
 */
export function readPhone(phone: string): ReadPhone {
  if (phone.length > LONGEST_PHONE) return NONE;
  const numbers = numbersIn(phone);
  const first =
    numbers.find(({ number }) => digitsIn(number).length >= FEWEST_DIALLED) ?? numbers[0];
  if (!first || numbers.some(({ number }) => /[*#]/.test(number))) return NONE;
  const { number, after } = first;
  // A word on the keypad, as in 1-800-FLOWERS.
  if (/[\d-]$/.test(number) && /^(?!EXT)[A-Z-]{3,}\s*$/.test(after)) return NONE;
  if (digitsIn(phone).length < FEWEST_DIALLED && /\p{L}/u.test(phone)) return NONE;
  const { code, national } = printed(number);
  if (!isPlain(phone) && !isUnderstood(phone)) return { number: '', doubt: 'sign' };
  if (code === '' && national.length <= MOST_DIGITS)
    return { number: national, doubt: mayHaveCode(number) ? 'code' : '' };
  const isNumber = national.length >= FEWEST_NATIONAL && (code + national).length <= MOST_DIGITS;
  return isNumber ? { number: `+${code}${national}`, doubt: '' } : NONE;
}

/** A code of a country as a group of its own. */
const CODE_APART =
  /^\s*(?:7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-69]\d|3[578]\d|42\d|50\d|59\d|6[789]\d|8[058]\d|9[679]\d)[\s.-]/;

/** Whether a number may begin with the code of a country without plus: dialled so, a stranger may answer. */
function mayHaveCode(number: string): boolean {
  const digits = digitsIn(number);
  if (digits.length < 10 || /^\s*[0(]/.test(number)) return false;
  // Of China and America, of Russia and its neighbours, as they are dialled there.
  if (digits.length === 11 && /^[18]/.test(digits)) return false;
  return digits.length > 11 || (CODE_APART.test(number) && !AMERICAN.test(number));
}

/** The number that Call dials wherever it is, or ''. */
export function dialled(phone: string): string {
  const { number, doubt } = readPhone(phone);
  return doubt === '' ? number : '';
}

/** A `tel:` of the number that Call dials; `null` for none (R14.4). */
export function telLink(phone: string): string | null {
  const number = dialled(phone);
  return number === '' ? null : `tel:${number}`;
}

/** Whether the text is this number in the usual signs, and nothing else. */
export function isPrintedSo(phone: string, number: string): boolean {
  return /^(?!\s*\(\+)[+\d\s().\-/]+$/.test(phone) && phone.replace(/[^+\d]/g, '') === number;
}
