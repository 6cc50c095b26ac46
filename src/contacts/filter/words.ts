import { formatDate, formatDays } from '../../platform/dates';
import { plainKey } from '../model/companies';
import { daysOf, NO_DATE, RECENT, type Facet } from '../model/filter';

/** What can be there or not. */
const NAMES = {
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  notes: 'Notes',
  picture: 'Card image',
};

/** Their values are nobody’s to translate: a name, a word that a person chose. */
export const NAMED: ReadonlySet<string> = new Set(['Company', 'Tag']);

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** What a value says: `May 12 – 15, 2026`, `Germany`, `Without email`. */
export function valueWords(
  facet: Facet,
  value: string,
  companies: ReadonlyMap<string, string>,
): string {
  switch (facet) {
    case 'scanned':
      return scannedWords(value);
    case 'company':
      return companies.get(value) ?? plainKey(value);
    case 'country':
      return regions.of(value) ?? value;
    case 'tag':
      return value;
    default:
      return value === 'yes' ? NAMES[facet] : `Without ${NAMES[facet].toLowerCase()}`;
  }
}

function scannedWords(scanned: string): string {
  if (scanned === NO_DATE) return 'No date';
  const recent = RECENT.get(scanned);
  if (recent !== undefined) return `Last ${String(recent)} days`;
  const [from, to] = daysOf(scanned) ?? ['', ''];
  if (to === '') return `From ${formatDate(midnight(from))}`;
  if (from === '') return `Until ${formatDate(midnight(to))}`;
  return from === to ? formatDate(midnight(from)) : formatDays(midnight(from), midnight(to));
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00`);
}
