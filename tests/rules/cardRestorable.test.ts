import { doc, setDoc } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { expectDenied } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { COMES_BACK, DOES_NOT } from './support/restorableCards';

const suite = await firestoreSuite('card-restorable');
const path = 'businessCards/card';

// Says of the same cards what tests/unit/contacts/canComeBack.test.ts says of the site.
describe('businessCards/{id}, create again what an app has stored', () => {
  test.each(COMES_BACK)('%s: A allowed', async (_, card) => {
    await setDoc(doc(suite.as.A, path), card);
    expect(await suite.stored(path)).toEqual(card);
  });

  test.each(DOES_NOT)('%s: A denied', async (_, card) => {
    await expectDenied(setDoc(doc(suite.as.A, path), card));
    expect(await suite.stored(path)).toBeUndefined();
  });
});
