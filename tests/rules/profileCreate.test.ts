import {
  Bytes,
  doc,
  type DocumentData,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { without } from './support/cards';
import { expectDenied, expectDeniedOn } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { newProfile, PROFILE, profileChange, storedProfile } from './support/profiles';
import { EMAIL, type Role, STRANGERS, UID } from './support/roles';

const suite = await firestoreSuite('profile-create');
const create = (role: Role, profile: DocumentData, path: string = PROFILE): Promise<void> =>
  setDoc(doc(suite.as[role], path), profile);

async function expectNotCreated(role: Role, profile: DocumentData, path = PROFILE): Promise<void> {
  await expectDenied(create(role, profile, path));
  expect(await suite.stored(path)).toBeUndefined();
}

describe('users/{uid}, create with the defaults', () => {
  test('A: allowed', async () => {
    await create('A', newProfile());
    expect(await suite.stored(PROFILE)).toEqual({
      ...newProfile(),
      createdAt: expect.any(Timestamp) as Timestamp,
    });
  });

  test.each(STRANGERS)("%s: denied under A's uid", async (role) => {
    await expectNotCreated(role, newProfile());
    await expectNotCreated(role, newProfile({ email: '' }));
    await create('A', newProfile());
  });

  test('A: denied under any other id', async () => {
    for (const path of [`users/${UID.M}`, `users/${UID.A}-2`, `profiles/${UID.A}`]) {
      await expectNotCreated('A', newProfile(), path);
    }
    await create('A', newProfile());
  });

  test('M, whose account has no e-mail address: allowed with none, denied with one', async () => {
    const path = `users/${UID.M}`;
    await expectNotCreated('M', newProfile({ email: EMAIL.A }), path);
    await expectNotCreated('M', newProfile({ email: null }), path);
    await create('M', newProfile({ email: EMAIL.M }), path);
  });

  test('A: only once', async () => {
    await create('A', newProfile());
    await expectDeniedOn(suite, PROFILE, () => create('A', newProfile()));
  });

  test('A: not over a profile whose scans are used', async () => {
    await suite.seed(PROFILE, storedProfile());
    await expectDeniedOn(suite, PROFILE, () => create('A', newProfile()));
  });
});

/** One wrong thing in a profile that is otherwise in order, beside what may stand there. */
const PAIRS: [row: string, denied: DocumentData, allowed: DocumentData][] = [
  ['plan Business', { plan: 'Business' }, { plan: 'free' }],
  ['plan Free', { plan: 'Free' }, { plan: 'free' }],
  ['plan empty', { plan: '' }, {}],
  ['plan null', { plan: null }, {}],
  ['plan a map', { plan: { name: 'free' } }, {}],
  ['plan a list', { plan: ['free'] }, {}],
  ['1 scan used', { scansUsed: 1 }, { scansUsed: 0 }],
  ['-1 scans used', { scansUsed: -1 }, { scansUsed: 0 }],
  ['scans used as text', { scansUsed: '0' }, {}],
  ['scans used null', { scansUsed: null }, {}],
  ['scans used not a number', { scansUsed: NaN }, {}],
  ['101 scans at most', { maxScans: 101 }, { maxScans: 100 }],
  ['99 scans at most', { maxScans: 99 }, { maxScans: 100 }],
  ['scans without end', { maxScans: Infinity }, {}],
  ['scans at most as text', { maxScans: '100' }, {}],
  ['a role', { role: 'admin' }, {}],
  ['a server flag', { isAdmin: true }, {}],
  ['a uid', { userId: UID.A }, {}],
  ['a text of the profile page', { phone: '' }, {}],
  ['a photo', { photoURL: 'https://pictures.example/a.jpg' }, {}],
  ['a javascript: photo', { photoURL: 'javascript:alert(1)' }, {}],
  ['updatedAt', { updatedAt: serverTimestamp() }, {}],
  ['a field whose name has a dot', { 'plan.tier': 'Business' }, {}],
  ["someone else's e-mail address", { email: 'm@people.example' }, { email: EMAIL.A }],
  ['e-mail in capitals', { email: 'A@people.example' }, { email: EMAIL.A }],
  ['no e-mail though the account has one', { email: '' }, { email: EMAIL.A }],
  ['e-mail null', { email: null }, {}],
  ['e-mail a list', { email: [EMAIL.A] }, {}],
  ['name of 201 characters', { name: 'x'.repeat(201) }, { name: 'x'.repeat(200) }],
  ['name null', { name: null }, { name: '' }],
  ['name a number', { name: 42 }, { name: '42' }],
  ['name a map', { name: { first: 'Amina' } }, { name: 'Amina' }],
  ['name a list', { name: ['Amina'] }, { name: 'Amina' }],
  ['name bytes', { name: Bytes.fromUint8Array(new Uint8Array(8)) }, { name: 'Amina' }],
  ['createdAt by the client', { createdAt: Timestamp.now() }, { createdAt: serverTimestamp() }],
  ['createdAt as text', { createdAt: '2025-06-15' }, { createdAt: serverTimestamp() }],
  ['createdAt null', { createdAt: null }, { createdAt: serverTimestamp() }],
];

describe('users/{uid}, create', () => {
  test.each(PAIRS)('%s: A denied, and its twin allowed', async (_, denied, allowed) => {
    await expectNotCreated('A', newProfile(denied));
    await create('A', newProfile(allowed));
  });

  test.each(Object.keys(newProfile()))(
    'without %s: A denied, and its twin allowed',
    async (field) => {
      await expectNotCreated('A', without(field, newProfile()));
      await create('A', newProfile());
    },
  );

  test('with nothing: A denied', async () => {
    await expectNotCreated('A', {});
  });

  test('what the profile page writes, merged: A denied while there is no profile', async () => {
    const merge = (): Promise<void> =>
      setDoc(doc(suite.as.A, PROFILE), profileChange(), { merge: true });
    await expectDenied(merge());
    await suite.seed(PROFILE, storedProfile());
    await merge();
  });
});
