import { atOnce } from '../../platform/inParts';
import { remembered } from '../../platform/remembered';
import { COUNTRIES } from './callingCodes';
import { NO_PERSON } from './firmWords';
import { unmarked } from './letters';

/** Many addresses name the same town or country. */
const keyOf = remembered(
  (name) =>
    unmarked(name)
      .replace(/[.'’ʻʼ&-]|\brep\b/g, (sign) => IN_KEY[sign] ?? '')
      .trim(),
  5_000,
);
const IN_KEY: Readonly<Record<string, string>> = { '-': ' ', '&': 'and', rep: 'republic' };

/** Languages that addresses name countries in. */
const LANGUAGES =
  'en de fr es it pt nl pl sv da nb fi cs sk hu ro hr sl sr bg et lv lt tr el uk ru ja zh zh-TW ko vi th id ms ar fa he hi bn'.split(
    ' ',
  );

/** Names that `Intl` has otherwise, as `keyOf` makes them, without "the"; formal ones where `FORM` isn't enough. */
const OTHER_NAMES: readonly (readonly [country: string, names: string])[] = [
  ['US', 'usa,us,united states of america'],
  ['GB', 'uk,great britain,england,scotland,wales,northern ireland'],
  ['AE', 'uae,emirates'],
  ['AL', 'shqiperia,shqiperi'],
  ['AU', 'new south wales'],
  ['AZ', 'azərbaycan'],
  ['BA', 'bosnia,bih'],
  ['BN', 'brunei darussalam'],
  ['CD', 'democratic republic of the congo,dr congo,drc,rdc,dem republic congo'],
  ['CG', 'republic of the congo,republic of congo'],
  ['CH', 'swiss confederation,schweizerische eidgenossenschaft,confederation suisse'],
  ['CI', 'ivory coast'],
  ['CN', 'pr china,prchina,prc,中华人民共和国,中國大陸'],
  ['CV', 'cape verde'],
  ['CZ', 'czech republic'],
  ['DE', 'bundesrepublik deutschland,brd'],
  ['EG', 'جمهورية مصر العربية,arab republic of egypt'],
  ['ES', 'reino de espana'],
  ['FR', 'republique francaise'],
  ['GR', 'hellenic republic,hellas'],
  ['HK', 'hong kong,hongkong,hong kong sar,香港'],
  ['IT', 'repubblica italiana'],
  ['JP', '日本国,nippon'],
  ['KP', 'dprk,north korea'],
  ['KR', 'south korea,korea,대한민국'],
  ['KZ', 'қазақстан'],
  ['LA', 'lao pdr,lao'],
  ['MK', 'macedonia'],
  ['MM', 'burma,union of myanmar'],
  ['MO', 'macau,macao,macau sar,澳門,澳门'],
  ['MX', 'united mexican states,estados unidos mexicanos'],
  ['NL', 'holland'],
  ['NP', 'नेपाल'],
  ['NZ', 'nz,aotearoa'],
  ['PG', 'png'],
  ['PS', 'palestine'],
  ['RU', 'russian federation,российская федерация,рф'],
  ['SA', 'ksa,المملكة العربية السعودية'],
  ['SK', 'slovak republic'],
  ['SY', 'syrian arab republic'],
  ['SZ', 'swaziland'],
  ['TL', 'east timor'],
  ['TR', 'turkey,turkiye cumhuriyeti'],
  ['TW', 'republic of china,roc,taiwan roc,chinese taipei,province of china taiwan,台灣,台湾'],
  ['UZ', 'ozbekiston'],
  ['VA', 'holy see'],
  ['VN', 'viet nam'],
  ['ZA', 'rsa'],
];
/** Cities that addresses end with, and no country behind: nobody knows another one of the name. */
const CITIES = new Map(
  Object.entries({
    ...{
      AE: 'dubai,abu dhabi,sharjah,دبي',
      CN: 'shanghai,beijing,shenzhen,guangzhou',
      ID: 'jakarta',
    },
    ...{ IN: 'mumbai,bangalore,bengaluru,new delhi,chennai', JP: 'tokyo,osaka', KR: 'seoul' },
    ...{ MY: 'kuala lumpur', RU: 'москва,санкт петербург', SA: 'riyadh,jeddah', TH: 'bangkok' },
    ...{ TR: 'istanbul,ankara', TW: 'taipei,台北', VN: 'hanoi,ho chi minh city' },
  }).flatMap(([country, all]) => all.split(',').map((city) => [city, country] as const)),
);

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

/** Forms of postcodes, and scripts, that one country has. */
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
  [/\p{Script=Georgian}/u, 'GE'],
  [/\p{Script=Armenian}/u, 'AM'],
  [/\p{Script=Khmer}/u, 'KH'],
  [/\p{Script=Lao}/u, 'LA'],
  [/\p{Script=Myanmar}/u, 'MM'],
];
/** What stands before the postcode, as on letters from abroad. */
const BEFORE_POSTCODE: Readonly<Record<string, string>> = {
  ...{ D: 'DE', A: 'AT', F: 'FR', B: 'BE', I: 'IT', E: 'ES', S: 'SE', N: 'NO', H: 'HU', L: 'LU' },
  ...Object.fromEntries(
    'DE AT CH FR BE NL LU IT ES SE DK NO FI HU CZ SK PL SI HR LI'.split(' ').map((it) => [it, it]),
  ),
};

const names = new Map(
  OTHER_NAMES.flatMap(([country, all]) =>
    all.split(',').map((name) => [keyOf(name), country] as const),
  ),
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

const FORM =
  /^(?:(?:peoples|federal|islamic|hashemite|socialist|united|bolivarian|plurinational|independent|oriental|cooperative|federative|former yugoslav|federated) )*(?:republic|states?|kingdom|sultanate|principality|grand duchy|union|commonwealth) of (?:the )?(?:union of )?/;
/** What stands behind the name where it comes first: `Korea, Republic of`, `Lao People's Democratic Republic`. */
const FORM_BEHIND =
  /^(?:[a-z]+ )*(?:(?:republic|states?|kingdom)(?: of(?: the)?)?|province of china|dem republic)$/;
/** Of two Koreas and two Congos it says which. */
const DEMOCRATIC = /^(?:democratic peoples|peoples democratic) republic of (?:the )?(?:korea)$/;

/** The country of this name; '' if it is none. */
function countryNamed(name: string): string {
  const key = keyOf(name).replace(/^the /, '');
  const known = countryNames().get(key);
  if (known !== undefined) return known;
  if (DEMOCRATIC.test(key)) return 'KP';
  const bare = key.replace(FORM, '').replace(/ peoples democratic republic$/, '');
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
const SHORT = /^(?:us|uk|usa|uae|prc|ksa|nz|рф|drc|rsa)$/;

/** The country at the end of `10117 Berlin Germany`. */
function countryAtEnd(part: string): string {
  const words = part.split(/\s+/);
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const [town, name] = [words.slice(0, -count), words.slice(-count).join(' ')];
    const key = keyOf(name);
    const isTooShort = key.length < FEWEST_LETTERS && !/[\u0600-\uffff]/.test(key);
    if (isTooShort && !SHORT.test(key)) continue;
    const country = STATES.has(key) ? '' : countryNamed(name);
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
  const turned = FORM_BEHIND.test(keyOf(last)) ? countryNamed(`${last} ${parts.at(-2) ?? ''}`) : '';
  return (
    turned ||
    countryNamed(last) ||
    countryNamed(last.replace(/[\d\s-]+$/, '')) ||
    countryAtEnd(last) ||
    POSTCODES.find(([form]) => form.test(address))?.[1] ||
    countryBeforePostcode(parts) ||
    CITIES.get(keyOf(last.replace(/[\d\s-]+$/, ''))) ||
    // A town may be called like a country: `Lebanon, NH`.
    (/^[A-Z]{2}$/.test(last) ? '' : countryNamed(first)) ||
    countryAtBegin(address)
  );
}

/** `CH-8001 Zürich`; in the first of several parts it may be a flat. */
function countryBeforePostcode(parts: readonly string[]): string {
  // `I-20121 Milano (MI)`
  const towns = parts.filter((part) => !/^[A-Z]{2}$/.test(part));
  for (const part of towns.slice(towns.length > 1 ? 1 : 0)) {
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
