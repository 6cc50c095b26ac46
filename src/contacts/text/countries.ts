import { atOnce } from '../../platform/inParts';
import { COUNTRIES } from './callingCodes';
import { NO_PERSON } from './firmWords';
import { unmarked } from './letters';

/** Languages that addresses name countries in. */
const LANGUAGES =
  'en de fr es it pt nl pl sv da nb fi cs sk hu ro hr tr el uk ru ja zh zh-TW ko vi th id ar he'.split(
    ' ',
  );

/** Names that `Intl` has otherwise, without dots and "the". */
const OTHER_NAMES: readonly (readonly [country: string, names: string])[] = [
  ['US', 'usa,us,united states of america'],
  ['GB', 'uk,great britain,england,scotland,wales,northern ireland'],
  ['AE', 'uae'],
  ['AU', 'new south wales'],
  ['BA', 'bosnia'],
  ['CD', 'democratic republic of the congo,dr congo'],
  ['CG', 'republic of the congo,republic of congo'],
  ['CI', 'ivory coast'],
  ['CN', 'pr china,prc'],
  ['CV', 'cape verde'],
  ['CZ', 'czech republic'],
  ['HK', 'hong kong,hongkong,hong kong sar,香港'],
  ['KR', 'south korea,korea'],
  ['MK', 'macedonia'],
  ['MM', 'burma'],
  ['MO', 'macau,macao,macau sar,澳門,澳门'],
  ['NL', 'holland'],
  ['NZ', 'nz'],
  ['RU', 'russian federation'],
  ['SA', 'ksa'],
  ['SK', 'slovak republic'],
  ['SZ', 'swaziland'],
  ['TR', 'turkey'],
  ['TW', 'republic of china,roc,taiwan roc,台灣,台湾'],
  ['VN', 'viet nam'],
];
/** Places and people have these names, too: they are countries behind "Republic of" and its like. */
const AMBIGUOUS: Readonly<Record<string, string>> = {
  georgia: 'GE',
  jordan: 'JO',
  chad: 'TD',
  guinea: 'GN',
  niger: 'NE',
  mali: 'ML',
  jersey: '',
  granada: '',
};
const STATES = new Set(
  (
    'alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,hawaii,idaho,illinois,' +
    'indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,' +
    'missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,north carolina,' +
    'north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,' +
    'texas,utah,vermont,virginia,washington,west virginia,wisconsin,wyoming'
  ).split(','),
);
/** States by the first digit of their ZIP codes. */
const ZIP = [
  'CT|MA|ME|NH|NJ|RI|VT|PR',
  'NY|PA',
  'DC|MD|NC|SC|VA|WV',
  'AL|FL|GA|MS|TN',
  'IN|KY|MI|OH',
  'IA|MN|MT|ND|SD|WI',
  'IL|KS|MO|NE',
  'AR|LA|OK|TX',
  'AZ|CO|ID|NM|NV|UT|WY',
  'AK|CA|HI|OR|WA',
].map((states, digit) => `(?:${states}),? ${digit}`);
// Elsewhere DE is Germany.
ZIP.push('DE,? 1(?=9[789])');

/** Forms of postcodes that one country has. */
const POSTCODES: [form: RegExp, country: string][] = [
  [new RegExp(String.raw`\b(?:${ZIP.join('|')})\d{4}(?:-\d{4})?(?=$|[,;\n])`), 'US'],
  [/\bGeorgia \d{5}\b/i, 'US'],
  [/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?=$|[,;\n])/, 'GB'],
  [/\b[A-Z]\d[A-Z] ?\d[A-Z]\d(?=$|[\s,;])/, 'CA'],
  [/\b(?:NSW|VIC|QLD|TAS) \d{4}\b/, 'AU'],
  [/\b\d{4} (?!NW|NE|SW|SE)[A-Z]{2} \p{Lu}\p{Ll}/u, 'NL'],
  [/\p{Script=Hangul}/u, 'KR'],
  [/\p{Script=Hiragana}|〒|[都道府県][^,]+[市区町村]/u, 'JP'],
  [/\p{Script=Thai}/u, 'TH'],
];
/** What stands before the postcode, as on letters from abroad. */
const BEFORE_POSTCODE: Readonly<Record<string, string>> = {
  ...{ D: 'DE', A: 'AT', F: 'FR', B: 'BE', I: 'IT', E: 'ES', S: 'SE', N: 'NO', H: 'HU', L: 'LU' },
  ...Object.fromEntries(
    'DE AT CH FR BE NL LU IT ES SE DK NO FI HU CZ SK PL SI HR LI'.split(' ').map((it) => [it, it]),
  ),
};

const names = new Map(
  OTHER_NAMES.flatMap(([country, all]) => all.split(',').map((name) => [name, country] as const)),
);
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
  for (const country of COUNTRIES) {
    const name = keyOf(display.of(country) ?? '');
    if (name !== '' && !(name in AMBIGUOUS) && !names.has(name)) names.set(name, country);
  }
}

function countryNames(): ReadonlyMap<string, string> {
  if (known.size < LANGUAGES.length) atOnce(countryPreparation());
  return names;
}

const LONGEST_ADDRESS = 1000;

function keyOf(name: string): string {
  return unmarked(name).replace(/\./g, '').trim();
}

const FORM =
  /^(?:(?:people['’]?s|federal|islamic|hashemite|socialist) )*(?:republic|state|kingdom|sultanate|principality|grand duchy) of (?:the )?/;

/** The country of this name; '' if it is none. */
function countryNamed(name: string): string {
  const key = keyOf(name).replace(/^the /, '');
  const known = countryNames().get(key);
  if (known !== undefined) return known;
  const bare = key.replace(FORM, '');
  if (bare !== key) return countryNames().get(bare) ?? AMBIGUOUS[bare] ?? '';
  return STATES.has(key) ? 'US' : '';
}

/** Before the name of a country they make it one of a street or a house; a town has none of them. */
const NO_TOWN =
  /^(?:av|ave|avda|avenida|avenue|rue|via|viale|corso|largo|strada|bulevardul|boulevard|calle|rua|place|plaza|piazza|platz|street|strasse|road|ul|ulica|улица|villa|casa|house|bar|club|team|radio|air|banco?|banca|banque|bank|telecom|little|lake|mount|fort|new|south|north|east|west|of|the|de|del|di|do|da|du|des|d|y|and|und)$/;
/** Of these some begin the name of a town: New Delhi. */
const PLACES = /^(?:new|lake|mount|fort|south|north|east|west)$/;
/** The same, and the words of a firm. */
const isNoTown = (word: string): boolean => NO_TOWN.test(keyOf(word)) || NO_PERSON.has(keyOf(word));
const MOST_WORDS = 3;
const FEWEST_LETTERS = 4;
const SHORT = /^(?:us|uk|usa|uae|prc|ksa|nz)$/;

/** The country at the end of `10117 Berlin Germany`. */
function countryAtEnd(part: string): string {
  const words = part.split(/\s+/);
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const [town, name] = [words.slice(0, -count), words.slice(-count).join(' ')];
    if (keyOf(name).length < FEWEST_LETTERS && !SHORT.test(keyOf(name))) continue;
    const country = STATES.has(keyOf(name)) ? '' : countryNamed(name);
    const [before = ''] = town.slice(-1);
    if (country === '' || isNoTown(before)) continue;
    const isTown =
      town.length <= MOST_WORDS &&
      !town.some((word) => isNoTown(word) && !PLACES.test(keyOf(word)));
    if (isTown || /\d/.test(town.join(' '))) return country;
  }
  return '';
}

const BETWEEN = /[,;\n，、•·|()]|(?<!\d)\/|\/(?!\d)| [-–—] /;

/** The country that an address names at its end or at its begin, or by its postcode; '' if neither tells. */
export function countryOfAddress(address: string): string {
  if (address === '' || address.length > LONGEST_ADDRESS) return '';
  const parts = address
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  return (
    countryNamed(last) ||
    countryNamed(last.replace(/[\d\s-]+$/, '')) ||
    countryAtEnd(last) ||
    POSTCODES.find(([form]) => form.test(address))?.[1] ||
    countryBeforePostcode(parts) ||
    // A town may be called like a country: `Lebanon, NH`.
    (/^[A-Z]{2}$/.test(last) ? '' : countryNamed(first)) ||
    countryAtBegin(address)
  );
}

/** `CH-8001 Zürich`; in the first of several parts it may be a flat. */
function countryBeforePostcode(parts: readonly string[]): string {
  for (const part of parts.slice(parts.length > 1 ? 1 : 0)) {
    const [, code = ''] =
      /^([A-Z]{1,2})-(?:\d{4,5}|\d{3} ?\d{2}|\d{2}-\d{3})\s+\p{L}[\p{L}\s.-]+$/u.exec(part) ?? [];
    const country = BEFORE_POSTCODE[code];
    if (country !== undefined) return country;
  }
  return '';
}

/** Chinese and Japanese addresses begin with the country, and nothing stands behind it. */
function countryAtBegin(address: string): string {
  if (!/^\p{Script=Han}/u.test(address)) return '';
  const length = [5, 4, 3, 2].find((count) => countryNames().has(address.slice(0, count)));
  return length === undefined ? '' : countryNamed(address.slice(0, length));
}
