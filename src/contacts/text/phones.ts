import { lettersApart } from '../../platform/lettersApart';
import { digitsIn, plainPhone } from '../../platform/text';
import { EXTENSIONS } from './labels';
import { FEWEST_DIGITS, HOME_PREFIX, international, numbersIn, printed } from './readPhone';
import { DIGIT_FOR } from './slips';

/** One number of a contact for comparing: its digits as dialled inside the country, and the code where it says one. */
export interface Phone {
  /** Each way to read the digits; one is enough to be the same. */
  keys: readonly string[];
  country: string;
  /** Of a desk behind the number, or ''. */
  extension: string;
}

const EXTENSION = new RegExp(String.raw`(?:${EXTENSIONS})\.?:?\s*(\d{1,6})\s*$`, 'iu');
const MISREAD_LETTER = /(?<=\d)[OolISB](?=[\d\s-]|$)|(?<=[\d+][\s-]?)[OolISB](?=\d)/g;

/** Whether a letter stands among the digits, where one of these may be meant. */
export function hasLetterAmongDigits(text: string): boolean {
  return plainPhone(text).search(MISREAD_LETTER) >= 0;
}

/** The numbers of a text that may hold several. Without a number: none. */
export function parsedPhones(text: string): Phone[] {
  const plain = plainPhone(text).replace(MISREAD_LETTER, (letter) => DIGIT_FOR[letter] ?? letter);
  const [, extension = ''] = EXTENSION.exec(plain) ?? [];
  return numbersIn(plain.replace(EXTENSION, ''))
    .filter(({ number }) => digitsIn(number).length >= FEWEST_DIGITS)
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
