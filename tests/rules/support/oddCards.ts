import { Bytes, type DocumentData, GeoPoint, Timestamp, vector } from 'firebase/firestore';
import { filled, IMAGE_FIELDS, LONGEST, storedCard, TEXT_FIELDS, textOf, without } from './cards';

/** Cards that older apps and servers have stored, in what they hold beside a card's own fields. */
export const ODD_CARDS: readonly (readonly [row: string, card: DocumentData])[] = [
  ['as the app writes it', storedCard()],
  ['nothing but an owner', { userId: storedCard().userId as string }],
  ['101 fields', filled(storedCard(), 101)],
  ['createdAt a text', storedCard({ createdAt: '2025-06-15' })],
  ['createdAt a number', storedCard({ createdAt: 1_750_000_000_000.5 })],
  ['createdAt a map', storedCard({ createdAt: { seconds: 1_750_000_000 } })],
  ['createdAt in 2099', storedCard({ createdAt: new Date('2099-01-01') })],
  ['createdAt with microseconds', storedCard({ createdAt: new Timestamp(1, 123_456_000) })],
  ['without createdAt', without('createdAt', storedCard())],
  ['updatedAt a text', storedCard({ updatedAt: '2025-06-15' })],
  ['website javascript:', storedCard({ website: 'javascript:alert(1)' })],
  ['website a number', storedCard({ website: 7 })],
  ['51 tags', storedCard({ tags: Array<string>(51).fill('x') })],
  ['tags a text', storedCard({ tags: 'fair' })],
  ...TEXT_FIELDS.flatMap((field): [string, DocumentData][] => [
    [`${field} over-long`, storedCard({ [field]: textOf(field, LONGEST[field] + 1) })],
    [`${field} a list`, storedCard({ [field]: ['x'] })],
    [`${field} null`, storedCard({ [field]: null })],
  ]),
  ...IMAGE_FIELDS.map((field): [string, DocumentData] => [
    `${field} by http`,
    storedCard({ [field]: 'http://pictures.example/a.jpg' }),
  ]),
  ['null', storedCard({ odd: null })],
  ['not a number', storedCard({ odd: NaN })],
  ['infinite', storedCard({ odd: -Infinity })],
  ['minus zero', storedCard({ odd: -0 })],
  ['a place', storedCard({ odd: new GeoPoint(25.3, 55.4) })],
  ['bytes', storedCard({ odd: Bytes.fromUint8Array(new Uint8Array([1, 2])) })],
  ['a vector', storedCard({ odd: vector([1, 2.5]) })],
  ['maps and lists in each other', storedCard({ odd: { a: [{ b: [null, { c: NaN }] }], d: {} } })],
  ['names of fields that need quotes', storedCard({ 'a b.c`d': 1, é: { ' ': 2 } })],
];

/** The REST form of numbers that JavaScript reads and writes back as another number. */
export const ODD_NUMBERS: readonly (readonly [row: string, field: string, value: object])[] = [
  ['5.0', 'odd', { doubleValue: 5 }],
  [
    '5.0 within',
    'odd',
    { arrayValue: { values: [{ mapValue: { fields: { a: { doubleValue: 5 } } } }] } },
  ],
  ['5.0 as createdAt', 'createdAt', { doubleValue: 5 }],
  ['5.0 as name', 'name', { doubleValue: 5 }],
  ['2^53 + 1', 'odd', { integerValue: '9007199254740993' }],
];
