import {
  arrayUnion,
  Bytes,
  type DocumentData,
  increment,
  serverTimestamp,
} from 'firebase/firestore';
import { LONGEST, TEXT_FIELDS, textOf } from './cards';

/** A text field of a card, what it may not hold and what it may, one thing apart. */
export type TextPair = [row: string, denied: DocumentData, allowed: DocumentData];

/** What a text field may not hold, when a card is created or updated. */
export const TEXT_PAIRS: TextPair[] = TEXT_FIELDS.flatMap((field): TextPair[] => {
  const sound = { [field]: textOf(field, LONGEST[field]) };
  return [
    [
      `${field} of ${LONGEST[field] + 1} characters`,
      { [field]: textOf(field, LONGEST[field] + 1) },
      sound,
    ],
    [`${field} a number`, { [field]: 42 }, sound],
    [`${field} true`, { [field]: true }, sound],
    [`${field} a list`, { [field]: ['https://one.example'] }, sound],
    [`${field} a map`, { [field]: { first: 'https://one.example' } }, sound],
    [`${field} bytes`, { [field]: Bytes.fromUint8Array(new Uint8Array(8)) }, sound],
    [`${field} a time`, { [field]: serverTimestamp() }, sound],
  ];
});

const WEBSITES: [row: string, denied: string, allowed: string][] = [
  ['javascript:', 'javascript:alert(1)', 'http://alert(1)'],
  ['javascript: that goes on as https', 'javascript://https://one.example', 'https://one.example'],
  ['data:', 'data:text/html,hello', 'https://text/html,hello'],
  ['ftp', 'ftp://one.example', 'http://one.example'],
  ['httpss', 'httpss://one.example', 'https://one.example'],
  ['one slash', 'https:/one.example', 'https://one.example'],
  ['nothing after the scheme', 'https://', 'https://o'],
  ['a space before it', ' https://one.example', 'https://one.example'],
  ['a line feed at the end', 'https://one.example\n', 'https://one.example'],
  ['a line feed inside', 'https://one.\nexample', 'https://one.example'],
  ['a carriage return inside', 'https://one.\rexample', 'https://one.example'],
  ['a tab inside', 'https://one.\texample', 'https://one.example'],
  ['a next line inside', 'https://one.\u0085example', 'https://one.example'],
  ['a line separator inside', 'https://one.\u2028example', 'https://one.example'],
  ['a paragraph separator inside', 'https://one.\u2029example', 'https://one.example'],
  ['a line before it', 'note\nhttps://one.example', 'https://one.example'],
];

const websitePairs = (websites: typeof WEBSITES): TextPair[] =>
  websites.map(([row, denied, allowed]) => [
    `website ${row}`,
    { website: denied },
    { website: allowed },
  ]);

/** What a website may not be, beside what it may. */
export const WEBSITE_PAIRS = websitePairs(WEBSITES);

/** A correction may leave out the scheme, but has no other one, and one line. */
export const SCHEMELESS_WEBSITE_PAIRS = websitePairs([
  ['vbscript:', 'vbscript:one.example', 'one.example'],
  ['with a blank and a scheme', ' javascript:alert(1)', ' javascript alert(1)'],
  ['without a scheme, in two lines', 'www.one\n.example', 'www.one.example'],
  ['without a scheme, of 2049 characters', 'www.'.padEnd(2049, 'w'), 'www.'.padEnd(2048, 'w')],
  ['with a port and no scheme', 'one.example:8080', 'http://one.example:8080'],
]);

const tags = (count: number, length: number): DocumentData => ({
  tags: Array.from({ length: count }, () => 't'.repeat(length)),
});

/** What the tags of a card may not be, beside what they may. */
export const TAGS_PAIRS: TextPair[] = [
  ['51 tags', tags(51, 1), tags(50, 1)],
  ['51 empty tags', tags(51, 0), tags(50, 0)],
  ['tags of 2,001 characters', tags(1, 2001), tags(1, 2000)],
  ['tags of 2,050 characters together', tags(50, 41), tags(50, 40)],
  ['tags as text', { tags: 'fair' }, { tags: ['fair'] }],
  ['tags a number', { tags: 1 }, { tags: ['1'] }],
  ['tags a map', { tags: { fair: true } }, { tags: ['fair'] }],
  ['a map among the tags', { tags: ['fair', { a: 'b' }] }, { tags: ['fair', 'b'] }],
  ['bytes among the tags', { tags: [Bytes.fromUint8Array(new Uint8Array(8))] }, { tags: ['8'] }],
];

/** What a text may be in place of a text. */
export const NO_TEXT: readonly (readonly [row: string, value: unknown])[] = [
  ['empty', ''],
  ['null', null],
];

/** As a scan may misread a website: the site links none of them, but for what it can mend. */
export const MISREAD_WEBSITES = [
  'Web: www.one.example',
  'http//:one.example',
  'https:/one.example',
  'one.example:8080',
  'one.example\ntwo.example',
  'javascript:alert(1)',
  '\u2028\t',
];

/** What a correction may hold. */
export const SOUND_WEBSITES = [
  '',
  'http://one.example',
  'HTTPS://One.Example',
  'https://one.example:8080/é?q=名#x',
  'https://one.example (head office)',
  'www.one.example/a b',
];

/** Field transforms that would leave something else than a text. */
export const TRANSFORM_PAIRS: TextPair[] = [
  ['a number added to a text', { notes: increment(1) }, { notes: '1' }],
  ['a list made of a text', { notes: arrayUnion('one') }, { notes: 'one' }],
];
