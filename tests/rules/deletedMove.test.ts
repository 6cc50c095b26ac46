import {
  deleteDoc,
  doc,
  type DocumentData,
  getDoc,
  setDoc,
  Timestamp,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { storedCard, without } from './support/cards';
import { cardPath, type Cards, deletedPath, deletion, move } from './support/deletedCards';
import { expectDenied, expectDeniedOn } from './support/expectDenied';
import { firestoreCalls, OK, TOKEN } from './support/firestoreCalls';
import { firestoreSuite, type FirestoreSuite } from './support/firestoreSuite';
import { ODD_CARDS, ODD_NUMBERS } from './support/oddCards';
import { STRANGERS, UID } from './support/roles';

const suite = await firestoreSuite('deleted-move');
const card = cardPath('card');
const deleted = deletedPath('card');

async function expectNotMoved(attempt: () => Promise<unknown>): Promise<void> {
  const before = await suite.stored(deleted);
  await expectDeniedOn(suite, card, attempt);
  expect(await suite.stored(deleted)).toEqual(before);
}

/** A reads a card and deletes it, as the site does. */
async function readAndMove({ as }: FirestoreSuite): Promise<void> {
  const found = await getDoc(doc(as.A, card));
  await move(as.A, { card: found.data() ?? {} });
}

describe('users/{uid}/deleted/{cardId}, a deletion', () => {
  beforeEach(() => suite.seed(card, storedCard()));

  test('A: allowed in one batch with the card', async () => {
    const before = await suite.stored(card);
    await move(suite.as.A, { card: storedCard() });
    expect(await suite.stored(card)).toBeUndefined();
    expect(await suite.stored(deleted)).toEqual({
      card: before,
      deletedAt: expect.any(Timestamp) as Timestamp,
    });
  });

  test.each(STRANGERS)('%s: denied', async (role) => {
    await expectNotMoved(() => move(suite.as[role], { card: storedCard() }));
    await move(suite.as.A, { card: storedCard() });
  });

  test("M: A's card denied in M's own Recently Deleted, and M's own card allowed", async () => {
    const into = (id: string, data: DocumentData): Promise<void> =>
      writeBatch(suite.as.M)
        .set(doc(suite.as.M, deletedPath(id, UID.M)), deletion(data))
        .delete(doc(suite.as.M, cardPath(id)))
        .commit();
    await expectNotMoved(() => into('card', storedCard()));
    await suite.seed(cardPath('of-m'), storedCard({ userId: UID.M }));
    await into('of-m', storedCard({ userId: UID.M }));
  });

  test("M: their own card denied in A's Recently Deleted, and A's own allowed", async () => {
    await suite.seed(card, storedCard({ userId: UID.M }));
    await expectNotMoved(() => move(suite.as.M, { card: storedCard({ userId: UID.M }) }));
    await suite.seed(card, storedCard());
    await move(suite.as.A, { card: storedCard() });
  });

  test('A: allowed again where an app has stored the card once more', async () => {
    await move(suite.as.A, { card: storedCard() });
    await setDoc(doc(suite.as.A, card), storedCard({ name: 'Once more' }));
    await move(suite.as.A, { card: storedCard({ name: 'Once more' }) });
    expect((await suite.stored(deleted))?.card).toMatchObject({ name: 'Once more' });
  });

  test('A: 10 cards in one batch allowed, and none of 21', async () => {
    const cards = (count: number): Cards =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`of-many-${String(index)}`, storedCard()]),
      );
    const paths = Object.keys(cards(21)).map(cardPath);
    await Promise.all(paths.map((path) => suite.seed(path, storedCard())));
    await expectDenied(move(suite.as.A, cards(21)));
    expect(await suite.stored(cardPath('of-many-0'))).toBeDefined();
    await move(suite.as.A, cards(10));
    expect(await suite.stored(deletedPath('of-many-9'))).toBeDefined();
  });
});

const FORMS: [row: string, denied: DocumentData][] = [
  ['with a further field', deletion(storedCard(), { plan: 'Business' })],
  ['without the card', without('card', deletion(storedCard()))],
  ['without deletedAt', without('deletedAt', deletion(storedCard()))],
  ['dated ahead', deletion(storedCard(), { deletedAt: new Date('2099-01-01') })],
  ['dated back', deletion(storedCard(), { deletedAt: new Date('2020-01-01') })],
  ['another name', deletion(storedCard({ name: 'Somebody else' }))],
  ['another website', deletion(storedCard({ website: 'javascript:alert(1)' }))],
  ['another picture', deletion(storedCard({ image: 'http://pictures.example/a.jpg' }))],
  ['another owner', deletion(storedCard({ userId: UID.M }))],
  ['another createdAt', deletion(storedCard({ createdAt: new Date('2099-01-01') }))],
  ['another updatedAt', deletion(storedCard({ updatedAt: new Date('2099-01-01') }))],
  ['tags that it does not have', deletion(storedCard({ tags: ['fair'] }))],
  ['a field more', deletion(storedCard({ scanId: '4f1c' }))],
  ['a field less', deletion(without('notes', storedCard()))],
  ['a text for the card', deletion({}, { card: 'card' })],
];

describe('users/{uid}/deleted/{cardId}, a deletion that stores something else', () => {
  beforeEach(() => suite.seed(card, storedCard()));

  const store = (data: DocumentData): Promise<void> =>
    writeBatch(suite.as.A)
      .set(doc(suite.as.A, deleted), data)
      .delete(doc(suite.as.A, card))
      .commit();

  test.each(FORMS)('%s: A denied, and its twin allowed', async (_, denied) => {
    await expectNotMoved(() => store(denied));
    await store(deletion(storedCard()));
  });

  test('under the id of another card: A denied, and its twin allowed', async () => {
    await suite.seed(cardPath('other'), storedCard({ name: 'Other' }));
    const under = (id: string): Promise<void> =>
      writeBatch(suite.as.A)
        .set(doc(suite.as.A, deletedPath(id)), deletion(storedCard()))
        .delete(doc(suite.as.A, cardPath(id)))
        .commit();
    await expectDeniedOn(suite, cardPath('other'), () => under('other'));
    await under('card');
  });

  test('beside the living card: A denied, and its twin allowed', async () => {
    await expectNotMoved(() => setDoc(doc(suite.as.A, deleted), deletion(storedCard())));
    await store(deletion(storedCard()));
  });

  test('of a card that is not there: A denied, and its twin allowed', async () => {
    await deleteDoc(doc(suite.as.A, card));
    await expectDenied(setDoc(doc(suite.as.A, deleted), deletion(storedCard())));
    await suite.seed(card, storedCard());
    await store(deletion(storedCard()));
  });

  test('over a deleted card, whose card is not there: A denied', async () => {
    await store(deletion(storedCard()));
    const write = (data: DocumentData) => () => setDoc(doc(suite.as.A, deleted), data);
    await expectDeniedOn(suite, deleted, write(deletion(storedCard())));
    await expectDeniedOn(suite, deleted, write(deletion(storedCard({ name: 'Changed' }))));
  });
});

describe('users/{uid}/deleted/{cardId}, a deletion of what older apps have stored', () => {
  test.each(ODD_CARDS)('%s: A allowed', async (_, odd) => {
    await suite.seed(card, odd);
    const before = await suite.stored(card);
    await readAndMove(suite);
    expect((await suite.stored(deleted))?.card).toEqual(before);
  });

  const { statusOf } = firestoreCalls(suite);

  test.each(ODD_NUMBERS)('%s: A allowed', async (_, field, value) => {
    const fields = { userId: { stringValue: UID.A }, [field]: value };
    const call = { token: TOKEN.server, method: 'PATCH', body: { fields } };
    expect(await statusOf(`/${card}`, call)).toBe(OK);
    await readAndMove(suite);
    expect(await suite.stored(card)).toBeUndefined();
  });
});
