import { dayStamp } from '../../platform/dates';
import { memoizeByRef } from '../../platform/memoizeByRef';
import { companyAmong, companyOf } from '../model/companies';
import type { Contact } from '../model/contact';
import { imageSource } from '../store/imageSource';
import type { Predicate } from '../store/ContactIndex';
import { FACETS, readFilter, spanOf, withChoice, type Facet, type Filter } from './filter';
import { wordSet } from '../../platform/wordSet';
import { getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { plainPhone } from '../../platform/text';
import { companyEmailDomain } from '../model/companyKey';
import { countryOfAddress } from '../text/countries';
import { countriesOfCode, splitCode } from '../text/phoneNumbers';
import { endingOf } from '../text/domains';

/** The country of a contact as `DE`: by the phone, else the address, else the e-mail (R15.124). '' if none tells. */
export function countryOf(contact: Contact): string {
  return (
    countryOfPhone(contact.phone) ||
    countryOfAddress(contact.address) ||
    countryOfDomain(companyEmailDomain(contact))
  );
}

/** After a word, too: "Tel. (+44) 20"; and written apart: "00 44 20". */
const INTERNATIONAL = /^[^\d+]*(?:\+|00(?=\s?[1-9]))/;

/** The country of an international number. A code of several countries takes longer: some 60 µs. */
function countryOfPhone(phone: string): string {
  if (phone === '') return '';
  const text = plainPhone(phone);
  if (!INTERNATIONAL.test(text)) return '';
  // The first of several numbers.
  const [first = ''] = text.replace(INTERNATIONAL, '').split('+');
  const digits = first.replace(/\D/g, '');
  const [code = ''] = splitCode(digits) ?? [];
  const [country = '', other] = countriesOfCode(code);
  if (other === undefined) return country;
  const number = parsePhoneNumberFromString(`+${first}`);
  return (number?.isValid() && number.country) || '';
}

/** Endings of countries that are sold to all the world as words of their own. */
const FOR_ALL = wordSet(
  'ac ag ai am as bz cc cd co dj fm gg gl gs io la ly me mn ms nu pw sc sh sr st tk to tv vc vg vu ws',
);

function countryOfDomain(domain: string): string {
  const ending = endingOf(domain);
  if (FOR_ALL.has(ending)) return '';
  const country = ending === 'uk' ? 'GB' : ending.toUpperCase();
  return (getCountries() as string[]).includes(country) ? country : '';
}

/** A contact's values of each facet. For `scanned` it is the day, '' without one. */
type FacetValues = Readonly<Record<Facet, readonly string[]>>;

/** The values of a contact, computed at the first call. */
export const facetValuesOf = memoizeByRef((contact: Contact): FacetValues => ({
  scanned: [contact.createdAt ? dayStamp(contact.createdAt) : ''],
  company: some(companyOf(contact)),
  country: some(countryOf(contact)),
  tag: contact.tags,
  picture: [yesOrNo(imageSource(contact.cardImageURL))],
  email: [yesOrNo(contact.email)],
  phone: [yesOrNo(contact.phone)],
  notes: [yesOrNo(contact.notes)],
}));

function some(value: string): readonly string[] {
  return value === '' ? [] : [value];
}

function yesOrNo(text: string): 'yes' | 'no' {
  return text === '' ? 'no' : 'yes';
}

type Test = (values: FacetValues) => boolean;

function testOf(facet: Facet, chosen: string, contacts: readonly Contact[]): Test {
  if (facet === 'company') {
    return ({ company: [own] }) => own !== undefined && companyAmong(contacts, own) === chosen;
  }
  if (facet !== 'scanned') return (values) => values[facet].includes(chosen);
  const [from, to] = spanOf(chosen);
  return ({ scanned: [day = ''] }) => from <= day && day <= to;
}

/** The filter of a history entry, with a company as it is known among all `contacts`. */
export function filterAmong(contacts: readonly Contact[], text: string): Filter {
  const filter = readFilter(text);
  const { company } = filter;
  if (company === undefined) return filter;
  return withChoice(filter, 'company', companyAmong(contacts, company));
}

/** A predicate for those of `contacts` that have each value of a filter, in the form of the history entry. */
export function predicateOf(contacts: readonly Contact[], text: string): Predicate {
  const tests = testsOf(filterAmong(contacts, text), contacts).map(([, test]) => test);
  return (contact) => {
    const values = facetValuesOf(contact);
    return tests.every((test) => test(values));
  };
}

function testsOf(filter: Filter, contacts: readonly Contact[]): [Facet, Test][] {
  return FACETS.flatMap((facet) => {
    const chosen = filter[facet];
    return chosen === undefined ? [] : [[facet, testOf(facet, chosen, contacts)]];
  });
}

/** The counts of one facet, among the contacts that the search and the other facets keep. */
export interface FacetCount {
  all: number;
  /** The number with each of its values; for `scanned` with each day, and '' without one. */
  byValue: ReadonlyMap<string, number>;
}

/** How many of those `found` among all `contacts` each value would keep in place of the current one. */
export function facetCounts(
  contacts: readonly Contact[],
  found: readonly Contact[],
  filter: Filter,
): Readonly<Record<Facet, FacetCount>> {
  const tests = testsOf(filter, contacts);
  const none = () => ({ all: 0, byValue: new Map<string, number>() });
  const counts = {
    ...{ scanned: none(), company: none(), country: none(), tag: none() },
    ...{ picture: none(), email: none(), phone: none(), notes: none() },
  };
  for (const contact of found) {
    const values = facetValuesOf(contact);
    const failed = tests.filter(([, test]) => !test(values));
    if (failed.length > 1) continue;
    for (const facet of failed[0] ? [failed[0][0]] : FACETS) {
      const { byValue } = counts[facet];
      counts[facet].all += 1;
      for (const value of values[facet]) byValue.set(value, (byValue.get(value) ?? 0) + 1);
    }
  }
  counts.company.byValue = joinedCounts(contacts, counts.company.byValue);
  return counts;
}

function joinedCounts(contacts: readonly Contact[], byOwn: ReadonlyMap<string, number>) {
  const byValue = new Map<string, number>();
  for (const [own, count] of byOwn) {
    const key = companyAmong(contacts, own);
    byValue.set(key, (byValue.get(key) ?? 0) + count);
  }
  return byValue;
}

/** The number of contacts that a value of `scanned` keeps. */
export function countScanned({ byValue }: FacetCount, scanned: string): number {
  const [from, to] = spanOf(scanned);
  let count = 0;
  for (const [day, here] of byValue) if (from <= day && day <= to) count += here;
  return count;
}
