import { lettersApart } from '../../platform/lettersApart';
import { asciiDigits } from '../../platform/text';

/** One number of a contact: its digits as dialled inside the country, and the country's code where it says one. */
export interface Phone {
  /** Each way to read the digits; one is enough to be the same. */
  keys: readonly string[];
  country: string;
  /** Of a desk behind the number, or ''. */
  extension: string;
}

const FEWEST_DIGITS = 7;
const MOST_DIGITS = 17;
const EXTENSION = /(?:ext(?:ension)?|x|#|durchwahl|dw|poste|int|вн|доб)\.?:?\s*(\d{1,6})\s*$/i;
const NUMBER = /\+?[\d(][\d\s()./\u2010-\u2015-]*\d/g;
/** Country codes of one and two digits; all others have three (ITU-T E.164). */
const SHORT_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
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
  const plain = asciiDigits(text).replace(MISREAD_LETTER, (letter) => MISREAD[letter] ?? letter);
  const [, extension = ''] = EXTENSION.exec(plain) ?? [];
  const numbers = plain.replace(EXTENSION, '').match(NUMBER) ?? [];
  return numbers
    .flatMap((number) => (digitsIn(number) > MOST_DIGITS ? number.split('/') : [number]))
    .filter((number) => digitsIn(number) >= FEWEST_DIGITS && digitsIn(number) <= MOST_DIGITS)
    .map((number) => phoneOf(number, extension))
    .filter(({ keys }) => keys.length > 0);
}

function digitsIn(number: string): number {
  return number.replace(/\D/g, '').length;
}

function phoneOf(number: string, extension: string): Phone {
  const digits = number.replace(/\(0\)/, '').replace(/\D/g, '');
  const isInternational = number.trim().startsWith('+') || /^00[1-9]/.test(digits);
  const significant = digits.replace(/^0+/, '');
  const country = countryCode(significant);
  const abroad = withoutTrunk(country, significant.slice(country.length));
  if (isInternational) return { keys: usable([abroad]), country, extension };
  const readings = [significant];
  if (digits === significant && digits.length > 10) readings.push(abroad);
  // Inside Russia and its neighbours 8 comes first, in Hungary 06.
  if (digits.startsWith('8') && digits.length === 11) readings.push(digits.slice(1));
  if (digits.startsWith('06') && digits.length > 9) readings.push(digits.slice(2));
  return { keys: usable(readings), country: '', extension };
}

function countryCode(significant: string): string {
  return SHORT_CODE.exec(significant)?.[0] ?? significant.slice(0, 3);
}

/** Zeros that are dialled inside the country alone; Mexico once put a 1 before mobile numbers. */
function withoutTrunk(country: string, digits: string): string {
  const national = digits.replace(/^0+/, '');
  return country === '52' && national.length === 11 ? national.replace(/^1/, '') : national;
}

function usable(keys: readonly string[]): string[] {
  return keys.filter((key) => key.length > 5 && !/^(\d)\1*$/.test(key));
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
