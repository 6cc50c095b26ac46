import { lettersApart } from '../../platform/lettersApart';
import { digitsIn, plainPhone } from '../../platform/text';

/** A number as it is printed, taken apart. */
interface Printed {
  /** The country's code, or '' where it is a number at home. */
  code: string;
  /** What is dialled behind the code, without the prefix of calls at home; without a code all digits as printed. */
  national: string;
}

/** One number of a contact for comparing: its digits as dialled inside the country, and the code where it says one. */
export interface Phone {
  /** Each way to read the digits; one is enough to be the same. */
  keys: readonly string[];
  country: string;
  /** Of a desk behind the number, or ''. */
  extension: string;
}

const FEWEST_DIGITS = 7;
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
const FAX = /(?<!\p{L})(?:(?:tele)?fax|f|факс|传真|傳真|팩스)[\s.:)]*$/iu;

/**
 * What home calls begin with that is no zero, or a zero that numbers may begin with, too: it goes where the rest has the
 * length of a number. Everywhere else each zero behind the code goes.
 */
const HOME_PREFIX: Readonly<Record<string, RegExp>> = {
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

/** An international number without its + or 00, as code and the rest without what is dialled at home alone. */
function international(digits: string): Printed {
  const code = CODE.exec(digits)?.[0] ?? '';
  const rest = digits.slice(code.length);
  // Some print the code twice.
  const national = rest.startsWith(`00${code}`) ? rest.slice(2 + code.length) : rest;
  return { code, national: national.replace(HOME_PREFIX[code] ?? /^0+/, '') };
}

/** A text that is one number, taken apart. */
export function printed(number: string): Printed {
  const digits = digitsIn(number);
  // Behind the code of a country a (0) tells it without a plus.
  const isInternational =
    /^[\s([{]*\+|^\s*[1-9]\d{0,2}\s?\(0\)/.test(number) || /^00[1-9]/.test(digits);
  return isInternational
    ? international(digits.replace(/^00/, ''))
    : { code: '', national: digits };
}

/** One number with the usual signs, as nearly all are. */
const PLAIN = /^[+(]?\d\d[\d ().-]*$/;

/** A text's numbers as they are printed, a fax last, each with what follows it. */
function numbersIn(phone: string): { number: string; after: string }[] {
  if (PLAIN.test(phone) && digitsIn(phone).length <= MOST_DIGITS)
    return [{ number: phone, after: '' }];
  const text = plainPhone(phone.slice(0, LONGEST_PHONE))
    .replace(WHICH, '')
    .replace(/(?<=\d\s*)[([{]\s*[oO]\s*[)\]}]/g, '(0)');
  const numbers: { number: string; after: string; isFax: boolean }[] = [];
  let end = 0;
  for (const { index, 0: match } of text.matchAll(NUMBER)) {
    const isFax = FAX.test(text.slice(end, index)) && !/t[eé]l/i.test(text.slice(end, index));
    end = index + match.length;
    // "030/1234567" is one number, "555 123 4567 / 555 765 4321" is two.
    const parts = joined(match.split(BETWEEN)).flatMap((part) =>
      digitsIn(part).length > MOST_DIGITS ? joined(part.split(BLANK)) : [part],
    );
    for (const [at, number] of parts.entries())
      numbers.push({ number, isFax, after: at === parts.length - 1 ? text.slice(end) : '' });
  }
  return numbers.sort((a, b) => Number(a.isFax) - Number(b.isFax));
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
  return digitsIn(piece).length >= FEWEST_DIGITS;
}

/** A `tel:` of the number that Call dials; `null` for none (R14.4). */
export function telLink(phone: string): string | null {
  const number = dialled(phone);
  return number === '' ? null : `tel:${number}`;
}

/**
 * The first number that is no fax, without extension and home prefix; '' for none, for one that is too short or too
 * long, for `*` or `#`, and for letters. A number with `*` or `#` can change settings of the phone that dials it, and an
 * extension would be dialled.
 */
export function dialled(phone: string): string {
  if (phone.length > LONGEST_PHONE) return '';
  const numbers = numbersIn(phone);
  const first = numbers.find(({ number }) => digitsIn(number).length >= 6) ?? numbers[0];
  if (!first || numbers.some(({ number }) => /[*#]/.test(number))) return '';
  const { number, after } = first;
  if (/[\d-]$/.test(number) && /^(?!x|ext)\p{L}/iu.test(after)) return '';
  const { code, national } = printed(number);
  if (code === '') return national.length > MOST_DIGITS ? '' : national;
  const isNumber = national.length >= FEWEST_NATIONAL && (code + national).length <= MOST_DIGITS;
  return isNumber ? `+${code}${national}` : '';
}

/** The number that Call dials, if the printed text is more than that number or printed otherwise; else ''. */
export function dialable(phone: string): string {
  const number = dialled(phone);
  const isPrinted =
    /^(?!\s*\(\+)[+\d\s().\-/]+$/.test(phone) && phone.replace(/[^+\d]/g, '') === number;
  return isPrinted || digitsIn(number).length < 6 ? '' : number;
}

const EXTENSION = /(?:ext(?:ension)?|x|#|durchwahl|dw|poste|int|вн|доб)\.?:?\s*(\d{1,6})\s*$/i;
const MISREAD: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  l: '1',
  I: '1',
  S: '5',
  B: '8',
};
const MISREAD_LETTER = /(?<=\d)[OolISB](?=[\d\s-]|$)|(?<=[\d+][\s-]?)[OolISB](?=\d)/g;

/** The numbers of a text that may hold several. Without a number: none. */
export function parsedPhones(text: string): Phone[] {
  const plain = plainPhone(text).replace(MISREAD_LETTER, (letter) => MISREAD[letter] ?? letter);
  const [, extension = ''] = EXTENSION.exec(plain) ?? [];
  return numbersIn(plain.replace(EXTENSION, ''))
    .filter(({ number }) => isWhole(number))
    .map(({ number }) => ({
      keys: readings(number).filter((key) => key.length > 5 && !/^(\d)\1*$/.test(key)),
      country: printed(number).code,
      extension,
    }))
    .filter(({ keys }) => keys.length > 0);
}

/** The digits of a number as they are dialled inside its country, without zeros: one, or each that they may be. */
function readings(number: string): string[] {
  const { code, national } = printed(number);
  const significant = national.replace(/^0+/, '');
  if (code !== '') return [significant];
  const keys = [significant];
  if (national === significant && national.length > 10)
    keys.push(international(national).national.replace(/^0+/, ''));
  // Inside Russia and its neighbours 8 comes first, in Hungary 06.
  if (/^8\d{10}$/.test(national)) keys.push(national.slice(1));
  if (/^06\d{8,}$/.test(national)) keys.push(national.slice(2));
  return keys;
}

const FEWEST_KEY_DIGITS = 5;
const HOME_DIGIT: Readonly<Record<string, string>> = { 1: '1', 7: '8', 36: '06' };
const KEYPAD = 'abc def ghi jkl mno pqrs tuv wxyz'.split(' ');

/**
 * The digits under which a phone is found and, for a search, those that it asks for: all as printed, then of each number
 * those with the country's code, and those without code, home prefix and `(0)`. A search finds a phone where one of its
 * keys stands within one of the phone's. The beginning of a number is enough: `+49 172` asks for 0172.
 */
export function phoneSearchKeys(phone: string): string[] {
  const keys = [digitsIn(plainPhone(phone))];
  for (const { number } of numbersIn(phone)) {
    const { code, national } = printed(number);
    if (code !== '') keys.push(code + national);
    const home = HOME_DIGIT[code] ?? (code === '' || HOME_PREFIX[code] ? undefined : '0');
    for (const key of readings(number)) {
      if (key.length >= FEWEST_KEY_DIGITS) keys.push(key);
      else if (home !== undefined && key.length > 1) keys.push(home + key);
    }
  }
  if (/\d{3}\W*[A-Z]{3}/.test(phone)) keys.push(digitsIn(onKeypad(phone)));
  return [...new Set(keys)].filter((key) => key !== '');
}

/** `1-800-FLOWERS` as its digits. */
function onKeypad(phone: string): string {
  return phone.replace(/[A-Z]/g, (letter) =>
    String(KEYPAD.findIndex((key) => key.includes(letter.toLowerCase())) + 2),
  );
}

/** The numbers that both have. Those of two countries are two, and so are two desks behind one number. */
export function samePhones(a: readonly Phone[], b: readonly Phone[]): readonly string[] {
  const same: string[] = [];
  for (const one of a) {
    for (const other of b) {
      if (areOfTwoCountries(one, other)) continue;
      const shared = one.keys.filter((key) => other.keys.includes(key));
      if (one.extension === other.extension) {
        for (const key of shared) same.push(...phoneKeys(key, one));
      } else if (one.extension === '' || other.extension === '') same.push(...shared);
    }
  }
  return same;
}

/** Under which a number is looked for: by itself, and with the desk behind it. */
export function phoneKeys(key: string, { extension }: Phone): string[] {
  return extension === '' ? [key] : [key, `${key}x${extension}`];
}

/** Whether two numbers are one but for a digit lost or added: of one length they are two desks of a firm. */
export function areNearPhones(a: readonly Phone[], b: readonly Phone[]): boolean {
  return a.some((one) =>
    b.some((other) => !areOfTwoCountries(one, other) && areNear(one.keys, other.keys)),
  );
}

function areNear(a: readonly string[], b: readonly string[]): boolean {
  return a.some((key) =>
    b.some(
      (other) =>
        Math.min(key.length, other.length) > 8 &&
        key.length !== other.length &&
        lettersApart(key, other, 1) === 1,
    ),
  );
}

function areOfTwoCountries(a: Phone, b: Phone): boolean {
  return a.country !== '' && b.country !== '' && a.country !== b.country;
}
