import {
  doc,
  type DocumentReference,
  type Firestore,
  runTransaction,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { correction, storedCard } from './support/cards';
import { expectDeniedOn } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { UID } from './support/roles';

const suite = await firestoreSuite('card-batch');
const own = 'businessCards/of-a';
const alsoOwn = 'businessCards/of-a-too';
const foreign = 'businessCards/of-m';

beforeEach(async () => {
  await suite.seed(own, storedCard());
  await suite.seed(alsoOwn, storedCard());
  await suite.seed(foreign, storedCard({ userId: UID.M }));
});

type Write = (batch: WriteBatch, card: DocumentReference) => unknown;

const WRITES: [row: string, write: Write][] = [
  ['update', (batch, card) => batch.update(card, correction())],
  ['delete', (batch, card) => batch.delete(card)],
  ['merge', (batch, card) => batch.set(card, correction(), { merge: true })],
];

function batchOf(db: Firestore, write: Write, ...paths: string[]): Promise<void> {
  const batch = writeBatch(db);
  for (const path of paths) write(batch, doc(db, path));
  return batch.commit();
}

describe('businessCards, a batch that mixes an own and a foreign card', () => {
  test.each(WRITES)('%s: A denied on both, and two own cards allowed', async (_, write) => {
    const attempt = (): Promise<void> => batchOf(suite.as.A, write, own, foreign);
    const foreignBefore = await suite.stored(foreign);
    await expectDeniedOn(suite, own, attempt);
    expect(await suite.stored(foreign)).toEqual(foreignBefore);

    const ownBefore = await suite.stored(own);
    await batchOf(suite.as.A, write, own, alsoOwn);
    expect(await suite.stored(own)).not.toEqual(ownBefore);
  });

  test.each(WRITES)('%s: V denied on the same two own cards', async (_, write) => {
    await expectDeniedOn(suite, own, () => batchOf(suite.as.V, write, own, alsoOwn));
  });
});

describe('businessCards, a transaction', () => {
  const copyNotes = (from: string, to: string): Promise<void> =>
    runTransaction(suite.as.A, async (transaction) => {
      const source = await transaction.get(doc(suite.as.A, from));
      transaction.update(
        doc(suite.as.A, to),
        correction({ notes: source.get('notes') as unknown }),
      );
    });

  test.each([
    ['from a foreign card', foreign, own],
    ['to a foreign card', own, foreign],
  ])('that copies %s: A denied, and between own cards allowed', async (_, from, to) => {
    await expectDeniedOn(suite, to, () => copyNotes(from, to));
    await copyNotes(own, alsoOwn);
  });
});
