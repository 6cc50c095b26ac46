import { deleteDoc, doc } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { storedCard, without } from './support/cards';
import { expectDenied, expectDeniedOn } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { STRANGERS } from './support/roles';

const suite = await firestoreSuite('card-delete');
const path = 'businessCards/card';

describe('businessCards/{id}, delete', () => {
  beforeEach(() => suite.seed(path, storedCard()));

  test('A: allowed', async () => {
    await deleteDoc(doc(suite.as.A, path));
    expect(await suite.stored(path)).toBeUndefined();
  });

  test.each(STRANGERS)('%s: denied', async (role) => {
    await expectDeniedOn(suite, path, () => deleteDoc(doc(suite.as[role], path)));
  });

  test('A: denied for a card without an owner', async () => {
    await suite.seed(path, without('userId', storedCard()));
    await expectDeniedOn(suite, path, () => deleteDoc(doc(suite.as.A, path)));
  });

  test('A: denied for a card that does not exist', async () => {
    await expectDenied(deleteDoc(doc(suite.as.A, 'businessCards/missing')));
  });
});
