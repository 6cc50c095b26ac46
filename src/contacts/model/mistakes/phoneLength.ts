import type { Contact } from '../contact';
import { countryOfAddress } from '../../text/countries';
import { emailDomain, endingOf, hostOf } from '../../text/domains';
import type { CorpusStats } from './corpusStats';
import type { Finding } from './mistake';
import { digitsIn } from '../../../platform/text';
import { dialled, printed } from '../../text/readPhone';
import {
  isOneDigitOff,
  isValidNumber,
  isWithoutCountry,
  lengthKey,
  planOf,
  splitCode,
  type NumberingPlan,
} from '../../text/phoneNumbers';

const FEWEST_DIGITS = 7;

/** A phone that is too short or too long for its country, if that is known. */
export function wrongLength(text: string, contact: Contact, stats: CorpusStats): Finding | null {
  // Codes with * and #, words and short numbers of services have rules of their own.
  if (/[^+\d\s().\-‐-―/]/.test(text)) return null;
  const { code, national: digits } = printed(text);
  if (code !== '') return ofInternational(text, code, digits, stats);
  if (digits.length < FEWEST_DIGITS) return null;
  const countries = countriesOf(contact, stats);
  const [known = ''] = countries;
  if (known === '' || countries.some((country) => isFineAtHome(text, digits, country))) return null;
  const split = splitCode(digits);
  if (split && planOf(split[0])?.valid.test(split[1])) return null;
  const plan = planOf(known);
  if (!plan) return null;
  const national = digits.startsWith(plan.trunk) ? digits.slice(plan.trunk.length) : digits;
  const isValid = (shorter: string): boolean => isFineAtHome(shorter, digitsIn(shorter), known);
  return isOff(national, plan) ? finding(text, known, isValid) : null;
}

function ofInternational(
  text: string,
  code: string,
  national: string,
  stats: CorpusStats,
): Finding | null {
  const digits = code + national;
  if (isWithoutCountry(digits)) return null;
  const plan = planOf(code);
  if (!plan) {
    const reason = 'No country has the code that this number begins with.';
    return { field: 'phone', kind: 'phone-length', reason, suggestion: null };
  }
  const isValid = (shorter: string): boolean => isValidNumber(dialled(shorter));
  if (!plan.valid.test(national) && !isValidNumber(`+${digits}`))
    return isOff(national, plan) ? finding(text, `+${code}`, isValid) : null;
  const usual = usualLength(text, stats);
  return usual === 0
    ? null
    : {
        field: 'phone',
        kind: 'phone-length',
        reason: `Other numbers that begin like this one have ${usual} digits, it has ${digits.length}.`,
        suggestion: null,
      };
}

/** Numbers of made-up digits keep to the lengths of their country: then nothing says that a digit is lost. */
function isOff(national: string, plan: NumberingPlan): boolean {
  return !plan.lengths.has(national.length) || isOneDigitOff(national, plan);
}

/** The possible countries, or country codes, of a national number; '' first if nothing tells. */
export function countriesOf(contact: Contact, stats: CorpusStats): string[] {
  const known = countryOfAddress(contact.address) || stats.codeOfCompany(contact.company);
  const endings = [hostOf(contact.website), emailDomain(contact.email)].map(endingOf);
  const others = endings.filter((ending) => /^[a-z]{2}$/.test(ending));
  return [known, ...others.map((ending) => (ending === 'uk' ? 'GB' : ending.toUpperCase()))];
}

function isFineAtHome(phone: string, digits: string, country: string): boolean {
  const plan = planOf(country);
  if (!plan) return false;
  const { trunk, valid } = plan;
  const bare = digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
  if (valid.test(digits) || valid.test(bare)) return true;
  // A number of the town, without its area code, says nothing.
  if (trunk === '0' ? bare === digits : trunk !== '' && digits.length === FEWEST_DIGITS)
    return true;
  return /^[A-Z]/.test(country) && isValidNumber(phone, country);
}

/** The length of nearly all other numbers that begin like this one, if it is one digit off; else 0. */
function usualLength(phone: string, { lengths }: CorpusStats): number {
  const [begin, length] = lengthKey(phone);
  const counts = lengths.get(begin);
  if (!counts) return 0;
  let all = 0;
  for (const count of counts.values()) all += count;
  const usual =
    [length - 1, length + 1].find((near) => (counts.get(near) ?? 0) >= USUAL_SHARE * all) ?? 0;
  return all >= FEWEST_NUMBERS ? usual : 0;
}

const FEWEST_NUMBERS = 16;
const USUAL_SHARE = 0.93;

function finding(text: string, country: string, isValid: (text: string) => boolean): Finding {
  const shorter = new Set<string>();
  for (const { index } of text.matchAll(/\d/g)) {
    const rest = text.slice(index + 1);
    const next = rest.search(/\d/);
    const isDoubled = next >= 0 && rest.charAt(next) === text.charAt(index);
    const candidate = text.slice(0, index) + rest;
    if (isDoubled && isValid(candidate)) shorter.add(digitsIn(candidate));
  }
  const [only] = shorter.size === 1 ? without(text, shorter) : [];
  const reason = country.startsWith('+')
    ? `Numbers that begin with ${country} are longer or shorter than this one.`
    : 'Numbers of this country are longer or shorter than this one.';
  return {
    field: 'phone',
    kind: 'phone-length',
    reason,
    suggestion: only ? { phone: only } : null,
  };
}

function without(text: string, digits: ReadonlySet<string>): string[] {
  return Array.from(
    text.matchAll(/\d/g),
    ({ index }) => text.slice(0, index) + text.slice(index + 1),
  ).filter((one) => digits.has(digitsIn(one)));
}
