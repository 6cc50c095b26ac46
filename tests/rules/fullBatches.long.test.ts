import { doc, writeBatch } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { newCard, storedCard } from './support/cards';
import { cardPath, type Cards, deletedPath, restore } from './support/deletedCards';
import { expectDenied } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { UID } from './support/roles';

const suite = await firestoreSuite('full-batches');

describe('businessCards/{id}, create own card', () => {
  test('A: 500 in one batch allowed, and none of them with one of M among them', async () => {
    const batchOf = (...owners: string[]): Promise<void> => {
      const batch = writeBatch(suite.as.A);
      owners.forEach((userId, index) => {
        batch.set(doc(suite.as.A, `businessCards/of-many-${String(index)}`), newCard({ userId }));
      });
      return batch.commit();
    };
    const own = Array.from({ length: 499 }, () => UID.A);
    await expectDenied(batchOf(...own, UID.M));
    expect(await suite.stored('businessCards/of-many-0')).toBeUndefined();
    await batchOf(...own, UID.A);
    expect(await suite.stored('businessCards/of-many-499')).toBeDefined();
  });
});

describe('businessCards/{id}, create from Recently Deleted, many in a batch', () => {
  test('A: 250 that are sound as scans are allowed, as they are looked up nowhere', async () => {
    const ids = Array.from({ length: 250 }, (_, index) => `of-many-${String(index)}`);
    const cards: Cards = Object.fromEntries(ids.map((id) => [id, storedCard()]));
    await Promise.all(ids.map((id) => suite.seed(deletedPath(id), { card: storedCard() })));
    await restore(suite.as.A, cards);
    expect(await suite.stored(cardPath('of-many-249'))).toBeDefined();
  });
});
