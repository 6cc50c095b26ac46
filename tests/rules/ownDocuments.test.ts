import { doc, getDoc } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { expectDenied } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { STRANGERS, UID } from './support/roles';

const suite = await firestoreSuite('own-documents');

describe.each(['users', 'subscriptions'])('%s/{uid}, get', (collection) => {
  const path = `${collection}/${UID.A}`;

  test('A: allowed', async () => {
    await suite.seed(path, { plan: 'free' });
    expect((await getDoc(doc(suite.as.A, path))).data()).toEqual({ plan: 'free' });
  });

  test('A: allowed when it is missing', async () => {
    expect((await getDoc(doc(suite.as.A, path))).exists()).toBe(false);
  });

  test.each(STRANGERS)('%s: denied', async (role) => {
    await suite.seed(path, { plan: 'free' });
    await expectDenied(getDoc(doc(suite.as[role], path)));
  });

  test.each(STRANGERS)('%s: denied when it is missing', async (role) => {
    await expectDenied(getDoc(doc(suite.as[role], path)));
  });
});
