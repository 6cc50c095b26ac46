import { getCountries } from 'libphonenumber-js/max';
import { atOnce } from '../../platform/inParts';
import { unmarked } from './letters';

/** Languages that addresses name countries in. */
const LANGUAGES =
  'en de fr es it pt nl pl sv da nb fi cs sk hu ro hr tr el uk ru ja zh zh-TW ko vi th id ar he'.split(
    ' ',
  );

const OTHER_NAMES: Record<string, string> = {
  usa: 'US',
  'u.s.a': 'US',
  us: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'u.k': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  turkey: 'TR',
  holland: 'NL',
  'czech republic': 'CZ',
  'south korea': 'KR',
  korea: 'KR',
  'republic of korea': 'KR',
  uae: 'AE',
  'p.r. china': 'CN',
  'pr china': 'CN',
  'viet nam': 'VN',
  'russian federation': 'RU',
};
/** Places and people have these names, too. */
const AMBIGUOUS = ['georgia', 'jordan', 'chad', 'jersey', 'guinea', 'niger', 'mali'];

/** Forms of postcodes that one country has. */
const POSTCODES: [form: RegExp, country: string][] = [
  [/\b[A-Z]{2} \d{5}(?:-\d{4})?$/, 'US'],
  [/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, 'GB'],
  [/\b[A-Z]\d[A-Z] ?\d[A-Z]\d$/, 'CA'],
  [/(?:^|[\s,])(?:D|DE)-\d{5}\b/, 'DE'],
  [/(?:^|[\s,])(?:A|AT)-\d{4}\b/, 'AT'],
  [/(?:^|[\s,])CH-\d{4}\b/, 'CH'],
  [/(?:^|[\s,])(?:F|FR)-\d{5}\b/, 'FR'],
  [/\p{Script=Hangul}/u, 'KR'],
  [/\p{Script=Hiragana}|〒|[都道府県][^,]*[市区町村]/u, 'JP'],
  [/\p{Script=Thai}/u, 'TH'],
];

const names = new Map(Object.entries(OTHER_NAMES));
const known = new Set<string>();

/** Prepares the first lookup, in short parts. */
export function* countryPreparation(): Generator<void, void> {
  for (const language of LANGUAGES) {
    if (known.has(language)) continue;
    addNames(language);
    yield;
  }
}

function addNames(language: string): void {
  known.add(language);
  const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  for (const country of getCountries()) {
    const name = unmarked(display.of(country) ?? '');
    if (name !== '' && !AMBIGUOUS.includes(name) && !names.has(name)) names.set(name, country);
  }
}

function countryNames(): ReadonlyMap<string, string> {
  if (known.size < LANGUAGES.length) atOnce(countryPreparation());
  return names;
}

const LONGEST_ADDRESS = 1000;

/** The country that an address names at its end or by its postcode; '' if neither tells. */
export function countryOfAddress(address: string): string {
  if (address === '' || address.length > LONGEST_ADDRESS) return '';
  const parts = address.split(/[,;\n，、]| - /).map((part) => part.trim().replace(/\.$/, ''));
  const last = parts.findLast((part) => part !== '') ?? '';
  const named = countryNames().get(unmarked(last)) ?? countryNames().get(unmarked(parts[0] ?? ''));
  return named ?? POSTCODES.find(([form]) => form.test(address))?.[1] ?? '';
}
