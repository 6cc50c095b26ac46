import { chunksOf } from '../../platform/chunksOf';
import { dayStamp } from '../../platform/dates';
import { memoizeByRef } from '../../platform/memoizeByRef';
import { today } from '../../platform/today';
import { wordSet } from '../../platform/wordSet';
import { companyAmong, companyNames, companyOf } from '../model/companies';
import { companyEmailDomain } from '../model/companyKey';
import type { Contact } from '../model/contact';
import { imageSource } from './imageSource';
import { COUNTRIES, countryOfDigits } from '../text/callingCodes';
import { countryOfAddress, countryPreparation } from '../text/countries';
import { endingOf } from '../text/domains';
import { dialled } from '../text/readPhone';
import {
  dayRange,
  FACETS,
  readFilter,
  spanOf,
  withChoice,
  type Facet,
  type Filter,
  type Predicate,
} from '../model/filter';
import { scanBursts } from '../model/scanBursts';

/** The country of a contact as `DE`: by the phone, else the address, else the e-mail (R15.124). '' if none tells. */
export function countryOf(contact: Contact): string {
  const number = dialled(contact.phone);
  return (
    (number.startsWith('+') && countryOfDigits(number.slice(1))) ||
    countryOfAddress(contact.address) ||
    countryOfDomain(companyEmailDomain(contact))
  );
}

/** Endings of countries that are sold to all the world as words of their own. */
const FOR_ALL = wordSet(
  'ac ag ai am as bz cc cd co dj fm gg gl gs io la ly me mn ms nu pw sc sh sr st tk to tv vc vg vu ws',
);

function countryOfDomain(domain: string): string {
  const ending = endingOf(domain);
  if (FOR_ALL.has(ending)) return '';
  const country = ending === 'uk' ? 'GB' : ending.toUpperCase();
  return COUNTRIES.includes(country) ? country : '';
}

/** A contact's values of each facet. For `scanned` it is the day, '' without one. */
type FacetValues = Readonly<Record<Facet, readonly string[]>>;

const daysOfScan = memoizeByRef(
  ({ createdAt }: Contact): readonly string[] => [createdAt ? dayStamp(createdAt) : ''],
  today,
);

/** The values of a contact, computed at the first call. */
export const facetValuesOf = memoizeByRef((contact: Contact): FacetValues => ({
  get scanned() {
    return daysOfScan(contact);
  },
  company: some(companyOf(contact)),
  country: some(countryOf(contact)),
  tag: contact.tags,
  email: [yesOrNo(contact.email)],
  phone: [yesOrNo(contact.phone)],
  website: [yesOrNo(contact.website)],
  notes: [yesOrNo(contact.notes)],
  picture: [yesOrNo(imageSource(contact.cardImageURL))],
}));

function some(value: string): readonly string[] {
  return value === '' ? [] : [value];
}

function yesOrNo(text: string): 'yes' | 'no' {
  return text === '' ? 'no' : 'yes';
}

/** Days with far more scans than around (a fair, a visit), as `scanned` has them, the newest first. */
export const eventsOf = memoizeByRef((contacts: readonly Contact[]): readonly string[] => {
  const times = contacts.flatMap(({ createdAt }) => createdAt?.getTime() ?? []);
  const events = scanBursts(times).map(({ from, to }) =>
    dayRange(dayStamp(new Date(from)), dayStamp(new Date(to))),
  );
  return [...new Set(events)].reverse();
}, today);

const PART = 200;

/** Prepares the first filter and its values, in short tasks. */
export function* filterPreparation(contacts: readonly Contact[]): Generator<() => void> {
  const countries = countryPreparation();
  while (!countries.next().done) yield () => undefined;
  for (const part of chunksOf(contacts, PART)) yield () => part.forEach(facetValuesOf);
  yield () => companyNames(contacts);
  yield () => eventsOf(contacts);
}

type Test = (values: FacetValues) => boolean;

function testOf(
  facet: Facet,
  chosen: readonly string[],
  contacts: readonly Contact[],
  now: Date,
): Test {
  if (facet === 'company') {
    return ({ company: [own] }) =>
      own !== undefined && chosen.includes(companyAmong(contacts, own));
  }
  if (facet !== 'scanned') return (values) => values[facet].some((value) => chosen.includes(value));
  const spans = chosen.map((one) => spanOf(one, now));
  return ({ scanned: [day = ''] }) => spans.some(([from, to]) => from <= day && day <= to);
}

/** The filter of a history entry, with companies as they are known among all `contacts`. */
export function filterAmong(contacts: readonly Contact[], text: string): Filter {
  const filter = readFilter(text);
  const companies = (filter.company ?? []).map((key) => companyAmong(contacts, key));
  return withChoice(filter, 'company', [...new Set(companies)]);
}

/** A predicate for those of `contacts` that a filter keeps on the day `now`, in the form of the history entry. */
export function predicateOf(contacts: readonly Contact[], text: string, now: Date): Predicate {
  const tests = testsOf(filterAmong(contacts, text), contacts, now).map(([, test]) => test);
  return (contact) => {
    const values = facetValuesOf(contact);
    return tests.every((test) => test(values));
  };
}

function testsOf(filter: Filter, contacts: readonly Contact[], now: Date): [Facet, Test][] {
  return FACETS.flatMap((facet) => {
    const chosen = filter[facet];
    return chosen === undefined ? [] : [[facet, testOf(facet, chosen, contacts, now)]];
  });
}

/** The number of contacts with each value of a facet; for `scanned` with each day, and '' without one. */
type Counts = ReadonlyMap<string, number>;

export type FacetCounts = Readonly<Record<Facet, Counts>>;

/** How many of those `found` among all `contacts` have each value, where the other facets keep them. */
export function facetCounts(
  contacts: readonly Contact[],
  found: readonly Contact[],
  filter: Filter,
  now: Date,
): FacetCounts {
  const tests = testsOf(filter, contacts, now);
  const counts = Object.fromEntries(
    FACETS.map((facet) => [facet, new Map<string, number>()]),
  ) as Record<Facet, Map<string, number>>;
  for (const contact of found) {
    const values = facetValuesOf(contact);
    const failed = tests.filter(([, test]) => !test(values));
    if (failed.length > 1) continue;
    for (const facet of failed[0] ? [failed[0][0]] : FACETS) {
      for (const value of values[facet]) add(counts[facet], value, 1);
    }
  }
  const byOwn = counts.company;
  counts.company = new Map();
  for (const [own, count] of byOwn) add(counts.company, companyAmong(contacts, own), count);
  return counts;
}

function add(counts: Map<string, number>, value: string, count: number): void {
  counts.set(value, (counts.get(value) ?? 0) + count);
}

/** The facets that tell some of these contacts from others. */
export const tellingFacets = memoizeByRef((contacts: readonly Contact[]): ReadonlySet<Facet> => {
  const counts = facetCounts(contacts, contacts, {}, today());
  const isTelling = (count: number) => count < contacts.length;
  return new Set(FACETS.filter((facet) => [...counts[facet].values()].some(isTelling)));
}, today);

/** The number of contacts that a value of a facet keeps. */
export function countOf(counts: FacetCounts, facet: Facet, value: string, now: Date): number {
  if (facet !== 'scanned') return counts[facet].get(value) ?? 0;
  const [from, to] = spanOf(value, now);
  let count = 0;
  for (const [day, here] of counts.scanned) if (from <= day && day <= to) count += here;
  return count;
}
