import {
  collection,
  addDoc,
  doc,
  type DocumentData,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { IMAGE_FIELDS, newCard, without } from './support/cards';
import { SCANNED_WEBSITE_PAIRS, TAGS_PAIRS, TEXT_PAIRS, WEBSITE_PAIRS } from './support/cardTexts';
import { expectDenied } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { type Role, STRANGERS, UID } from './support/roles';

const suite = await firestoreSuite('card-create');
const path = 'businessCards/card';
const create = (role: Role, card: DocumentData): Promise<void> =>
  setDoc(doc(suite.as[role], path), card);

async function expectNotCreated(role: Role, card: DocumentData): Promise<void> {
  await expectDenied(create(role, card));
  expect(await suite.stored(path)).toBeUndefined();
}

describe('businessCards/{id}, create own card', () => {
  test('A: allowed with every field', async () => {
    await create('A', newCard());
    expect((await suite.stored(path))?.name).toBe('Amina Haddad');
  });

  test('A: allowed with nothing but owner and time', async () => {
    await create('A', { userId: UID.A, createdAt: serverTimestamp() });
    expect(Object.keys((await suite.stored(path)) ?? {})).toEqual(['userId', 'createdAt']);
  });

  test('A: allowed with an automatic id', async () => {
    const card = await addDoc(collection(suite.as.A, 'businessCards'), newCard());
    expect((await suite.stored(card.path))?.userId).toBe(UID.A);
  });

  test('M: allowed for their own uid', async () => {
    await create('M', newCard({ userId: UID.M }));
    expect((await suite.stored(path))?.userId).toBe(UID.M);
  });

  test.each(STRANGERS)("%s: denied with A's uid", async (role) => {
    await expectNotCreated(role, newCard());
    await create('A', newCard());
  });
});

/** A computer's clock may be ahead of the server's by a little, not by a day. */
const tomorrow = (): Timestamp => Timestamp.fromMillis(Date.now() + 24 * 60 * 60 * 1000);

type Pair = [row: string, denied: DocumentData, allowed: DocumentData];

const OWNER_PAIRS: Pair[] = [
  ["another's uid", { userId: UID.M }, { userId: UID.A }],
  ['userId null', { userId: null }, { userId: UID.A }],
  ['userId a list', { userId: [UID.A] }, { userId: UID.A }],
];

const TIME_PAIRS: Pair[] = ['createdAt', 'updatedAt'].flatMap((field): Pair[] => [
  [`${field} tomorrow`, { [field]: tomorrow() }, { [field]: serverTimestamp() }],
  [`${field} null`, { [field]: null }, { [field]: Timestamp.fromMillis(0) }],
  [`${field} as text`, { [field]: '2025-06-15' }, { [field]: new Date('2025-06-15') }],
  [`${field} a number`, { [field]: 0 }, { [field]: Timestamp.fromMillis(0) }],
  [`${field} a map`, { [field]: { seconds: 0 } }, { [field]: Timestamp.fromMillis(0) }],
]);

const IMAGE_PAIRS: Pair[] = IMAGE_FIELDS.flatMap((field): Pair[] => {
  const longest = 'https://'.padEnd(2048, 'i');
  return [
    [`${field} http`, { [field]: 'http://i.example' }, { [field]: 'https://i.example' }],
    [`${field} data:`, { [field]: 'data:image/png,x' }, { [field]: 'https://i.example/x' }],
    [`${field} javascript:`, { [field]: 'javascript:x' }, { [field]: 'HTTPS://i.example/x' }],
    [`${field} empty`, { [field]: '' }, { [field]: 'https://i' }],
    [`${field} null`, { [field]: null }, { [field]: 'https://i.example' }],
    [`${field} a list`, { [field]: ['https://i.example'] }, { [field]: 'https://i.example' }],
    [`${field} in two lines`, { [field]: 'https://i\n.example' }, { [field]: 'https://i.example' }],
    [`${field} of 2049 characters`, { [field]: `${longest}i` }, { [field]: longest }],
  ];
});

describe('businessCards/{id}, create', () => {
  test.each([
    ...OWNER_PAIRS,
    ...TIME_PAIRS,
    ...IMAGE_PAIRS,
    ...TEXT_PAIRS,
    ...TAGS_PAIRS,
    ...WEBSITE_PAIRS,
    ...SCANNED_WEBSITE_PAIRS,
  ])('%s: A denied, and its twin allowed', async (_, denied, allowed) => {
    await expectNotCreated('A', newCard(denied));
    await create('A', newCard(allowed));
  });

  test.each(['userId', 'createdAt'])(
    'without %s: A denied, and its twin allowed',
    async (field) => {
      await expectNotCreated('A', without(field, newCard()));
      await create('A', newCard());
    },
  );
});
