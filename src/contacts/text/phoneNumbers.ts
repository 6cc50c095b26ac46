import { digitsIn } from '../../platform/text';
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { isPrintedSo, printed, readPhone } from './readPhone';

/** How many numbers have each length. */
export type LengthCounts = Map<number, number>;

const NUMBER = /^\+[\d\s().\-‐-―/]+$/;
/** Country code and one or more digits of the network. */
const BEGIN_DIGITS = 4;

/** The first digits of an international number, and how many it has in all; '' for any other text. */
export function lengthKey(phone: string): [begin: string, length: number] {
  if (phone.length > 40 || !NUMBER.test(phone)) return ['', 0];
  const { code, national } = printed(phone);
  const digits = code + national;
  return [digits.slice(0, BEGIN_DIGITS), digits.length];
}

/** What libphonenumber's data say of the numbers of a country code or a country. */
export interface NumberingPlan {
  valid: RegExp;
  lengths: ReadonlySet<number>;
  /** The digits before an area code at home, such as `0`, or ''. */
  trunk: string;
}

/** The part of libphonenumber's metadata that its types leave out: a pattern for each kind of number. */
interface Plan {
  types(): (readonly [pattern?: string, lengths?: unknown] | 0 | undefined)[];
  possibleLengths(): number[];
  nationalPrefix(): string | 0 | undefined;
}

let countriesByCode: Map<string, CountryCode[]> | undefined;

/** The countries that share a country code. */
export function countriesOfCode(code: string): readonly CountryCode[] {
  if (!countriesByCode) {
    countriesByCode = new Map();
    for (const country of getCountries()) {
      const key = getCountryCallingCode(country);
      countriesByCode.set(key, [...(countriesByCode.get(key) ?? []), country]);
    }
  }
  return countriesByCode.get(code) ?? [];
}

const plans = new Map<string, NumberingPlan>();

/** The plan of a country (`DE`) or of all countries of a code (`1`); undefined for a code that none has. */
export function planOf(country: string): NumberingPlan | undefined {
  const kept = plans.get(country);
  const isCode = /^\d/.test(country);
  const countries = isCode
    ? countriesOfCode(country)
    : [country].filter((one) => isSupportedCountry(one));
  if (kept ?? countries.length === 0) return kept;
  const all = countries.map((one) => {
    const metadata = new Metadata();
    metadata.selectNumberingPlan(one);
    return metadata.numberingPlan as unknown as Plan;
  });
  const patterns = all.flatMap((one) =>
    one.types().flatMap((type) => (type && type[0] ? [type[0]] : [])),
  );
  const plan = {
    valid: new RegExp(`^(?:${patterns.join('|')})$`),
    lengths: new Set(all.flatMap((one) => one.possibleLengths())),
    trunk: all[0]?.nationalPrefix() || '',
  };
  plans.set(country, plan);
  return plan;
}

/** Codes that belong to no country: satellites, freephone and shared cost. */
const WITHOUT_COUNTRY = /^(?:800|808|870|878|88[1238]|979)/;

export function isWithoutCountry(digits: string): boolean {
  return WITHOUT_COUNTRY.test(digits);
}

/** The country code that a number without its + begins with, and the rest; undefined for none. */
export function splitCode(digits: string): [code: string, national: string] | undefined {
  const length = [1, 2, 3].find((count) => countriesOfCode(digits.slice(0, count)).length > 0);
  return length === undefined ? undefined : [digits.slice(0, length), digits.slice(length)];
}

/** By all that libphonenumber knows of writing a number, and it is valid. Slow: some 60 µs. */
function validNumber(text: string, country?: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, country as CountryCode | undefined);
  return number?.isValid() ? number : undefined;
}

export function isValidNumber(text: string, country?: string): boolean {
  return validNumber(text, country) !== undefined;
}

/** A phone as it is dialled, and as another program writes it. */
export interface FullNumber {
  /** '' for none. */
  number: string;
  /** '' where the text says it already. */
  written: string;
  isInDoubt: boolean;
}

/** The longest numbers of services that are dialled inside their country alone: 13 12 34. */
const LONGEST_SERVICE = 6;

/** What `readPhone` reads, with the last word of libphonenumber: whether a country's code begins it, and which is missing. */
export function fullNumber(phone: string, country: string): FullNumber {
  const { number: read, doubt } = readPhone(phone);
  if (read === '') return { number: '', written: '', isInDoubt: doubt !== '' };
  const isWhole = read.startsWith('+');
  const abroad = isWhole || doubt === 'code' ? validNumber(`+${digitsIn(read)}`) : undefined;
  const home = isWhole || country === '' ? undefined : validNumber(read, country);
  const isOwn = abroad !== undefined && abroad.countryCallingCode === callingCode(country);
  const isService = home?.nationalNumber === read && read.length <= LONGEST_SERVICE;
  // Two numbers may be meant, or one of a country that nothing says.
  if (abroad && !isWhole && !isOwn && (home || country === ''))
    return { number: '', written: '', isInDoubt: true };
  const right = (isOwn || !home ? abroad : undefined) ?? (isService ? undefined : home);
  const isPrinted = isPrintedSo(phone, read);
  const written =
    right && !(isWhole && isPrinted)
      ? right.formatInternational()
      : isPrinted || digitsIn(read).length < LONGEST_SERVICE
        ? ''
        : read;
  return { number: right?.number ?? read, written, isInDoubt: false };
}

function callingCode(country: string): string {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : '';
}

/** Whether one digit more or one less makes a valid number. */
export function isOneDigitOff(national: string, { valid }: NumberingPlan): boolean {
  for (let place = 0; place <= national.length; place++) {
    const [before, after] = [national.slice(0, place), national.slice(place)];
    if (after !== '' && valid.test(before + after.slice(1))) return true;
    for (let digit = 0; digit < 10; digit++)
      if (valid.test(before + String(digit) + after)) return true;
  }
  return false;
}
