import { type DocumentData, GeoPoint, Timestamp } from 'firebase/firestore';
import { IMAGE_FIELDS, LONGEST, storedCard, TEXT_FIELDS, textOf, without } from './cards';

type Row = readonly [name: string, card: DocumentData];

const dated = (change: DocumentData = {}): DocumentData =>
  storedCard({
    createdAt: Timestamp.fromDate(new Date('2025-06-15T09:00:00Z')),
    updatedAt: Timestamp.fromDate(new Date('2025-06-16T09:00:00Z')),
    ...change,
  });

/** A card of `count` fields. */
const ofFields = (count: number): DocumentData => {
  const more = count - Object.keys(dated()).length;
  return dated(
    Object.fromEntries(Array.from({ length: more }, (_, index) => [`f${index}`, index])),
  );
};

/** Stored cards that the rules let back after a deletion. */
export const COMES_BACK: readonly Row[] = [
  ['a card with every field', dated()],
  ['without updatedAt', without('updatedAt', dated())],
  [
    'unknown fields of any type',
    dated({ place: new GeoPoint(51, 0), more: [{ deep: { at: Timestamp.now() } }] }),
  ],
  ['100 fields', ofFields(100)],
  ['a website without a scheme', dated({ website: 'www.haddad.example/a b' })],
  ['no website', dated({ website: '' })],
  ['without a website', without('website', dated())],
  ['50 tags of 2000 characters in all', dated({ tags: Array<string>(50).fill('x'.repeat(40)) })],
  ...TEXT_FIELDS.map((field): Row => [
    `the longest ${field}`,
    dated({ [field]: textOf(field, LONGEST[field]) }),
  ]),
];

/** Those that they do not. */
export const DOES_NOT: readonly Row[] = [
  ['101 fields', ofFields(101)],
  ['createdAt a text', dated({ createdAt: '2025-06-15' })],
  ['createdAt a number', dated({ createdAt: 1_750_000_000_000 })],
  ['createdAt a map', dated({ createdAt: { seconds: 1_750_000_000 } })],
  ['without createdAt', without('createdAt', dated())],
  ['createdAt tomorrow', dated({ createdAt: Timestamp.fromMillis(Date.now() + 86_400_000) })],
  ['updatedAt a text', dated({ updatedAt: '2025-06-15' })],
  ['updatedAt null', dated({ updatedAt: null })],
  ['website javascript:', dated({ website: 'javascript:alert(1)' })],
  ['website of two lines', dated({ website: 'haddad.example\nx' })],
  ['website a number', dated({ website: 7 })],
  ['51 tags', dated({ tags: Array<string>(51).fill('x') })],
  ['tags of 2001 characters', dated({ tags: ['x'.repeat(2001)] })],
  ['tags a text', dated({ tags: 'fair' })],
  ['a tag that is a map', dated({ tags: [{ name: 'fair' }] })],
  ...TEXT_FIELDS.flatMap((field): Row[] => [
    [`too long a ${field}`, dated({ [field]: textOf(field, LONGEST[field] + 1) })],
    [`${field} a list`, dated({ [field]: ['x'] })],
  ]),
  ...IMAGE_FIELDS.flatMap((field): Row[] => [
    [`${field} by http`, dated({ [field]: 'http://pictures.example/a.jpg' })],
    [`${field} empty`, dated({ [field]: '' })],
    [`${field} null`, dated({ [field]: null })],
  ]),
];
