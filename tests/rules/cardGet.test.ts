import { doc, getDoc, runTransaction } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { storedCard, without } from './support/cards';
import { expectDenied } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { STRANGERS, UID } from './support/roles';

const suite = await firestoreSuite('card-get');
const path = 'businessCards/card';

describe('businessCards/{id}, get', () => {
  test('A: allowed', async () => {
    await suite.seed(path, storedCard());
    const card = await getDoc(doc(suite.as.A, path));
    expect(card.get('name')).toBe('Amina Haddad');
  });

  test.each(STRANGERS)('%s: denied', async (role) => {
    await suite.seed(path, storedCard());
    await expectDenied(getDoc(doc(suite.as[role], path)));
  });

  test('in a transaction: A allowed, M denied', async () => {
    await suite.seed(path, storedCard());
    const read = (role: 'A' | 'M'): Promise<unknown> =>
      runTransaction(suite.as[role], (transaction) => transaction.get(doc(suite.as[role], path)));
    await expectDenied(read('M'));
    await read('A');
  });
});

describe('businessCards/{id}, get a missing id', () => {
  test.each(['A', 'M'] as const)('%s: answers that there is none', async (role) => {
    expect((await getDoc(doc(suite.as[role], 'businessCards/missing'))).exists()).toBe(false);
  });

  test('V: denied', async () => {
    await expectDenied(getDoc(doc(suite.as.V, 'businessCards/missing')));
  });
});

describe('businessCards/{id}, get a card whose owner is not a uid', () => {
  test.each([
    ['missing', without('userId', storedCard())],
    ['null', storedCard({ userId: null })],
    ['a list that names A', storedCard({ userId: [UID.A] })],
    ['a map that names A', storedCard({ userId: { [UID.A]: true } })],
  ])('%s: V and A denied', async (_, card) => {
    await suite.seed(path, card);
    await expectDenied(getDoc(doc(suite.as.V, path)));
    await expectDenied(getDoc(doc(suite.as.A, path)));

    await suite.seed(path, { ...card, userId: UID.A });
    expect((await getDoc(doc(suite.as.A, path))).exists()).toBe(true);
  });
});
