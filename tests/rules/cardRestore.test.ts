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
import { storedCard } from './support/cards';
import { expectDenied, expectDeniedOn } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { type Role, STRANGERS, UID } from './support/roles';

const suite = await firestoreSuite('card-restore');
const path = 'businessCards/card';
const put = (role: Role, card: DocumentData): Promise<void> =>
  setDoc(doc(suite.as[role], path), card);

/** With what the site does not know, and a website as it stands on the card. */
const card = (): DocumentData =>
  storedCard({ website: 'www.haddad.example', tags: ['fair'], scanId: '4f1c' });

describe('businessCards/{id}, create again what was deleted', () => {
  beforeEach(() => suite.seed(path, card()));

  async function readAndDelete(): Promise<DocumentData> {
    const found = await getDoc(doc(suite.as.A, path));
    await deleteDoc(doc(suite.as.A, path));
    return found.data() ?? {};
  }

  test('A: allowed, and all is as it was', async () => {
    const before = await suite.stored(path);
    await put('A', await readAndDelete());
    expect(await suite.stored(path)).toEqual(before);
  });

  test('A: 500 in one batch allowed, and none of them with one of M among them', async () => {
    const batchOf = (...owners: string[]): Promise<void> => {
      const batch = writeBatch(suite.as.A);
      owners.forEach((userId, index) => {
        batch.set(doc(suite.as.A, `businessCards/of-many-${String(index)}`), { ...card(), userId });
      });
      return batch.commit();
    };
    const own = Array.from({ length: 499 }, () => UID.A);
    await expectDenied(batchOf(...own, UID.M));
    expect(await suite.stored('businessCards/of-many-0')).toBeUndefined();
    await batchOf(...own, UID.A);
    expect(await suite.stored('businessCards/of-many-499')).toBeDefined();
  });

  test.each(STRANGERS)('%s: denied', async (role) => {
    const deleted = await readAndDelete();
    await expectDenied(put(role, deleted));
    expect(await suite.stored(path)).toBeUndefined();
    await put('A', deleted);
  });

  test.each([
    ['createdAt in the future', { createdAt: Timestamp.fromMillis(Date.now() + 3_600_000) }],
    ["another's uid", { userId: UID.M }],
    ['no owner', { userId: null }],
  ])('with %s: A denied, and as it was allowed', async (_, change) => {
    const deleted = await readAndDelete();
    await expectDenied(put('A', { ...deleted, ...change }));
    expect(await suite.stored(path)).toBeUndefined();
    await put('A', deleted);
  });

  test('over a card that is there: A denied, and once it is gone allowed', async () => {
    const older = { ...card(), createdAt: new Date('2020-01-01') };
    await expectDeniedOn(suite, path, () => put('A', older));
    await readAndDelete();
    await put('A', older);
  });

  test("over a card of M's: A denied", async () => {
    await suite.seed(path, { ...card(), userId: UID.M });
    await expectDeniedOn(suite, path, () => put('A', card()));
  });
});
