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
import { IMAGE_FIELDS, newCard, pictureAt, TEXT_FIELDS, without } from './support/cards';
import { MISREAD_WEBSITES, NO_TEXT, TAGS_PAIRS, TEXT_PAIRS } from './support/cardTexts';
import { expectDenied, expectDeniedOn } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { PICTURE_PAIRS, PICTURES } from './support/pictures';
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

  test('A: allowed with nothing but its owner', async () => {
    await create('A', { userId: UID.A });
    expect(await suite.stored(path)).toEqual({ userId: UID.A });
  });

  test('A: allowed with an automatic id', async () => {
    const card = await addDoc(collection(suite.as.A, 'businessCards'), newCard());
    expect((await suite.stored(card.path))?.userId).toBe(UID.A);
  });

  test('M: allowed for their own uid', async () => {
    await create('M', { userId: UID.M, image: pictureAt(`card_images/${UID.M}/card.jpg`) });
    expect((await suite.stored(path))?.userId).toBe(UID.M);
  });

  test.each(STRANGERS)("%s: denied with A's uid", async (role) => {
    await expectNotCreated(role, newCard());
    await create('A', newCard());
  });
});

const inHours = (hours: number): Timestamp => Timestamp.fromMillis(Date.now() + hours * 3_600_000);

type Pair = readonly [row: string, denied: DocumentData, allowed: DocumentData];

const OWNER_PAIRS: Pair[] = [
  ["another's uid", { userId: UID.M }, { userId: UID.A }],
  ['userId null', { userId: null }, { userId: UID.A }],
  ['userId a list', { userId: [UID.A] }, { userId: UID.A }],
];

const TIMES = ['createdAt', 'updatedAt'] as const;

const TIME_PAIRS = TIMES.map((field): Pair => [
  `${field} more than a day ahead`,
  { [field]: inHours(25) },
  { [field]: inHours(23) },
]);

const IMAGE_PAIRS = IMAGE_FIELDS.flatMap((field) =>
  PICTURE_PAIRS.map(([row, denied, allowed]): Pair => [
    `${field} ${row}`,
    { [field]: denied },
    { [field]: allowed },
  ]),
);

describe('businessCards/{id}, create', () => {
  test.each([...OWNER_PAIRS, ...TIME_PAIRS, ...IMAGE_PAIRS, ...TEXT_PAIRS, ...TAGS_PAIRS])(
    '%s: A denied, and its twin allowed',
    async (_, denied, allowed) => {
      await expectNotCreated('A', newCard(denied));
      await create('A', newCard(allowed));
    },
  );

  test('without userId: A denied, and its twin allowed', async () => {
    await expectNotCreated('A', without('userId', newCard()));
    await create('A', newCard());
  });

  test('over a card that is there: A denied', async () => {
    await suite.seed(path, newCard());
    await expectDeniedOn(suite, path, () => create('A', newCard({ updatedAt: inHours(-1) })));
  });
});

/** What an app may store, row by row of docs/data-contract.md. */
describe('businessCards/{id}, create what a phone may hold', () => {
  const allowed = async (card: DocumentData): Promise<void> => {
    await create('A', card);
    expect(Object.keys((await suite.stored(path)) ?? {}).sort()).toEqual(Object.keys(card).sort());
  };

  test.each(
    TIMES.flatMap((field): [string, DocumentData][] => [
      [`${field} of the server`, { [field]: serverTimestamp() }],
      [`${field} of a clock that is ahead`, { [field]: inHours(23) }],
      [`${field} of last year`, { [field]: inHours(-365 * 24) }],
      [`${field} a text`, { [field]: '2025-06-15T09:00:00Z' }],
      [`${field} empty`, { [field]: '' }],
      [`${field} null`, { [field]: null }],
      [`${field} a number`, { [field]: 1_750_000_000_000 }],
      [`${field} a map`, { [field]: { seconds: 1_750_000_000, nanoseconds: 0 } }],
    ]),
  )('%s: A allowed', (_, change) => allowed(newCard(change)));

  test.each([...TIMES, ...TEXT_FIELDS, ...IMAGE_FIELDS])('without %s: A allowed', (field) =>
    allowed(without(field, newCard())),
  );

  test.each(NO_TEXT)('all texts %s: A allowed', (_, value) =>
    allowed(newCard(Object.fromEntries(TEXT_FIELDS.map((field) => [field, value])))),
  );

  test.each(PICTURES)('all pictures %s: A allowed', (_, value) =>
    allowed(newCard(Object.fromEntries(IMAGE_FIELDS.map((field) => [field, value])))),
  );

  test.each(MISREAD_WEBSITES)('website "%s": A allowed', (website) =>
    allowed(newCard({ website })),
  );

  test.each([
    ['none', []],
    ['null', null],
    ['50 of 40 characters', Array<string>(50).fill('x'.repeat(40))],
  ])('tags %s: A allowed', (_, tags) => allowed(newCard({ tags })));
});
