import {
  deleteDoc,
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectDenied, expectDeniedOn } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { newProfile, PROFILE, storedProfile } from './support/profiles';
import { UID } from './support/roles';

const suite = await firestoreSuite('own-account-delete');
const subscription = `subscriptions/${UID.A}`;

/** In seconds; the bound is five minutes, and a slow machine needs some. */
const RECENT = 4 * 60;
const OLD = 5 * 60 + 1;

describe.each([
  ['users', storedProfile()],
  ['subscriptions', { plan: 'Lite', scansUsed: 640 }],
])('%s/{uid}, delete', (collection, stored) => {
  const path = `${collection}/${UID.A}`;
  const remove = (db: Firestore): Promise<void> => deleteDoc(doc(db, path));
  beforeEach(() => suite.seed(path, stored));

  test('A: allowed', async () => {
    await suite.signedInAgo('A', RECENT, remove);
    expect(await suite.stored(path)).toBeUndefined();
  });

  test('A: allowed again, once it is gone', async () => {
    await suite.signedInAgo('A', RECENT, remove);
    await suite.signedInAgo('A', RECENT, remove);
  });

  test('V: denied', async () => {
    await expectDeniedOn(suite, path, () => remove(suite.as.V));
  });

  test('M: denied', async () => {
    await expectDeniedOn(suite, path, () => suite.signedInAgo('M', 0, remove));
  });

  test('five minutes after the sign-in: A denied, and its twin allowed', async () => {
    await expectDeniedOn(suite, path, () => suite.signedInAgo('A', OLD, remove));
    await suite.signedInAgo('A', RECENT, remove);
  });

  test('with a token that names no such time: A denied, and its twin allowed', async () => {
    await expectDeniedOn(suite, path, () => remove(suite.as.A));
    await suite.signedInAgo('A', RECENT, remove);
  });
});

describe('users/{uid}, delete by an account that goes', () => {
  beforeEach(async () => {
    await suite.seed(PROFILE, storedProfile());
    await suite.seed(subscription, { plan: 'Lite' });
  });

  const removeBoth = (db: Firestore): Promise<void> =>
    writeBatch(db).delete(doc(db, PROFILE)).delete(doc(db, subscription)).commit();

  test('A: profile and subscription in one batch allowed, M denied', async () => {
    await expectDeniedOn(suite, PROFILE, () => suite.signedInAgo('M', 0, removeBoth));
    expect(await suite.stored(subscription)).toBeDefined();
    await suite.signedInAgo('A', RECENT, removeBoth);
    expect(await suite.stored(PROFILE)).toBeUndefined();
    expect(await suite.stored(subscription)).toBeUndefined();
  });

  test('A: in one batch with a fresh profile denied, so that counts restart in no single step', async () => {
    const restart = (db: Firestore): Promise<void> =>
      writeBatch(db).delete(doc(db, PROFILE)).set(doc(db, PROFILE), newProfile()).commit();
    await expectDeniedOn(suite, PROFILE, () => suite.signedInAgo('A', 0, restart));
  });

  test('A: made again it has the defaults, and the plan stays with servers', async () => {
    await suite.signedInAgo('A', RECENT, removeBoth);
    const profile = doc(suite.as.A, PROFILE);
    await expectDenied(setDoc(profile, newProfile({ plan: 'Lite' })));
    await expectDenied(
      setDoc(doc(suite.as.A, subscription), { plan: 'Lite', createdAt: serverTimestamp() }),
    );
    await setDoc(profile, newProfile());
    expect(await suite.stored(PROFILE)).toMatchObject({ plan: 'free', scansUsed: 0 });
  });
});
