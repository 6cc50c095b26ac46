import { formatDate, formatDays } from '../../platform/dates';
import { plainKey } from '../model/companies';
import { dayRange, daysOf, NO_DATE, type Facet } from './filter';

/** What each facet is called. */
export const FACET_NAMES: Readonly<Record<Facet, string>> = {
  scanned: 'Scanned',
  company: 'Company',
  country: 'Country',
  tag: 'Tag',
  picture: 'Card image',
  email: 'Email',
  phone: 'Phone',
  notes: 'Notes',
};

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** A day as people read it: `May 14, 2026`. */
function dayWords(day: string): string {
  return formatDate(midnight(day));
}

/** A value of `scanned`: `May 14, 2026`, `May 12 – 15, 2026`, `from May 14, 2026`, `2026`, `No date`. */
export function scannedWords(scanned: string): string {
  const range = daysOf(scanned);
  if (!range) return 'No date';
  const [from, to] = range;
  if (to === '') return `from ${dayWords(from)}`;
  if (from === '') return `until ${dayWords(to)}`;
  const year = from.slice(0, 4);
  if (scanned === yearRange(year)) return year;
  return from === to ? dayWords(from) : formatDays(midnight(from), midnight(to));
}

/** All days of a year, as `scanned` has them. */
export function yearRange(year: string): string {
  return dayRange(`${year}-01-01`, `${year}-12-31`);
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00`);
}

/** The name of a country by its code. */
export function countryName(code: string): string {
  return regions.of(code) ?? code;
}

/** What a chosen value says by itself: `Company: Kitz`, `Scanned May 14, 2026`, `No email`. */
export function chosenWords(
  facet: Facet,
  value: string,
  companies: ReadonlyMap<string, string>,
): string {
  const name = FACET_NAMES[facet];
  switch (facet) {
    case 'scanned':
      return value === NO_DATE ? scannedWords(value) : `${name} ${scannedWords(value)}`;
    case 'company':
      return `${name}: ${companies.get(value) ?? plainKey(value)}`;
    case 'country':
      return `${name}: ${countryName(value)}`;
    case 'tag':
      return `${name}: ${value}`;
    default:
      return `${value === 'yes' ? 'With' : 'No'} ${name.toLowerCase()}`;
  }
}
