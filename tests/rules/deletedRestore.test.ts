import { deleteDoc, doc, type DocumentData, getDoc, setDoc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { storedCard, without } from './support/cards';
import { cardPath, type Cards, deletedPath, restore } from './support/deletedCards';
import { expectDenied, expectDeniedOn } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { ODD_CARDS } from './support/oddCards';
import { type Role, STRANGERS, UID } from './support/roles';

const suite = await firestoreSuite('deleted-restore');
const path = cardPath('card');
const deleted = deletedPath('card');
const put = (card: DocumentData, role: Role = 'A'): Promise<void> =>
  setDoc(doc(suite.as[role], path), card);

/** That no app could write today: only Recently Deleted lets it back. */
const odd = (change: DocumentData = {}): DocumentData =>
  storedCard({ image: 'http://pictures.example/a.jpg', name: 'x'.repeat(300), ...change });

const seedDeleted = (card: DocumentData): Promise<void> =>
  suite.seed(deleted, { card, deletedAt: new Date() });

describe('businessCards/{id}, create from Recently Deleted', () => {
  beforeEach(() => seedDeleted(odd()));

  test('A: allowed in one batch that empties the place', async () => {
    await restore(suite.as.A, { card: odd() });
    expect(await suite.stored(deleted)).toBeUndefined();
    expect((await suite.stored(path))?.name).toBe('x'.repeat(300));
  });

  test.each(STRANGERS)('%s: denied', async (role) => {
    await expectDeniedOn(suite, deleted, () => restore(suite.as[role], { card: odd() }));
    await expectDenied(put(odd(), role));
    expect(await suite.stored(path)).toBeUndefined();
    await restore(suite.as.A, { card: odd() });
  });

  test("what a server has put there of M's: A denied, and A's own allowed", async () => {
    await seedDeleted(odd({ userId: UID.M }));
    await expectDenied(put(odd({ userId: UID.M })));
    await seedDeleted(odd());
    await put(odd());
  });

  test.each([
    ['another name', odd({ name: 'y'.repeat(300) })],
    ['another owner', odd({ userId: UID.M })],
    ['another picture', odd({ photoURL: 'http://pictures.example/b.jpg' })],
    ['another createdAt', odd({ createdAt: new Date('2099-01-01') })],
    ['another updatedAt', odd({ updatedAt: new Date('2099-01-01') })],
    ['tags that it did not have', odd({ tags: 'fair' })],
    ['another website', odd({ website: 7 })],
    ['a field more', odd({ scanId: '4f1c' })],
    ['a field less', without('notes', odd())],
  ])('%s: A denied, and its twin allowed', async (_, changed) => {
    await expectDenied(put(changed));
    expect(await suite.stored(path)).toBeUndefined();
    await put(odd());
  });

  test('under another id: A denied, and under its own allowed', async () => {
    await expectDenied(setDoc(doc(suite.as.A, cardPath('other')), odd()));
    await put(odd());
  });

  test('once it is deleted for good: A denied', async () => {
    await restore(suite.as.A, { card: odd() });
    await suite.seed(cardPath('other'), odd());
    await expectDenied(setDoc(doc(suite.as.A, cardPath('third')), odd()));
  });

  test('over a card that is there again: A denied', async () => {
    await suite.seed(path, storedCard({ name: 'There again' }));
    await expectDeniedOn(suite, path, () => restore(suite.as.A, { card: odd() }));
    expect(await suite.stored(deleted)).toBeDefined();
  });
});

describe('businessCards/{id}, create from Recently Deleted, what goes for good', () => {
  const remove = () => deleteDoc(doc(suite.as.A, deleted));

  test('marked: A denied in the batch that empties the place, and its twin allowed', async () => {
    await suite.seed(deleted, { card: storedCard(), deletedAt: new Date(), going: true });
    await expectDeniedOn(suite, deleted, () => restore(suite.as.A, { card: storedCard() }));
    expect(await suite.stored(path)).toBeUndefined();
    await seedDeleted(storedCard());
    await restore(suite.as.A, { card: storedCard() });
  });

  test('gone already: A denied in the batch that empties the place, and a scan allowed', async () => {
    await expectDenied(restore(suite.as.A, { card: storedCard() }));
    expect(await suite.stored(path)).toBeUndefined();
    await put(storedCard());
  });

  test('marked: A may delete it, also where an app has stored the card once more', async () => {
    await suite.seed(deleted, { card: storedCard(), deletedAt: new Date(), going: true });
    await remove();
    await suite.seed(deleted, { card: storedCard(), deletedAt: new Date(), going: true });
    await suite.seed(path, storedCard());
    await remove();
    expect(await suite.stored(deleted)).toBeUndefined();
  });

  test('A: 10 marked ones deleted in one batch allowed', async () => {
    const paths = Array.from({ length: 10 }, (_, index) => deletedPath(`going-${String(index)}`));
    await Promise.all(paths.map((one) => suite.seed(one, { card: odd(), going: true })));
    const batch = writeBatch(suite.as.A);
    for (const one of paths) batch.delete(doc(suite.as.A, one));
    await batch.commit();
    expect(await suite.stored(paths[0] ?? '')).toBeUndefined();
  });
});

describe('businessCards/{id}, create from Recently Deleted, what older apps have stored', () => {
  test.each(ODD_CARDS)('%s: A allowed, and all is as it was', async (_, card) => {
    await seedDeleted(card);
    const before = (await suite.stored(deleted))?.card as DocumentData;
    const found = await getDoc(doc(suite.as.A, deleted));
    await restore(suite.as.A, { card: found.get('card') as DocumentData });
    expect(await suite.stored(path)).toEqual(before);
  });
});

describe('businessCards/{id}, create from Recently Deleted, many in a batch', () => {
  const cards = (count: number, card: DocumentData): Cards =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`of-many-${String(index)}`, card]),
    );
  const seedMany = (many: Cards): Promise<unknown> =>
    Promise.all(Object.entries(many).map(([id, card]) => suite.seed(deletedPath(id), { card })));

  test('A: 20 odd ones allowed, and none of 21', async () => {
    await seedMany(cards(21, odd()));
    await expectDenied(restore(suite.as.A, cards(21, odd())));
    expect(await suite.stored(cardPath('of-many-0'))).toBeUndefined();
    await restore(suite.as.A, cards(20, odd()));
  });
});
