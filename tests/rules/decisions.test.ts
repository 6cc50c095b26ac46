import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectDenied, expectDeniedOn } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { STRANGERS, UID } from './support/roles';

const suite = await firestoreSuite('decisions');
const pathOf = (part: string): string => `users/${UID.A}/decisions/${part}`;
const path = pathOf('review');
const answers = (entries: unknown = { 'card email': 'email-domain 1x2y' }): DocumentData => ({
  entries,
  updatedAt: serverTimestamp(),
});
const store = (db: Firestore, data: DocumentData, part = 'review'): Promise<void> =>
  setDoc(doc(db, pathOf(part)), data);

describe('users/{uid}/decisions/{part}, get and delete', () => {
  beforeEach(() => suite.seed(path, { entries: {}, updatedAt: new Date() }));

  test.each<[string, (db: Firestore) => Promise<unknown>]>([
    ['get', (db) => getDoc(doc(db, path))],
    ['delete', (db) => deleteDoc(doc(db, path))],
  ])('%s: A allowed, V and M denied', async (_, attempt) => {
    for (const role of STRANGERS) await expectDeniedOn(suite, path, () => attempt(suite.as[role]));
    await attempt(suite.as.A);
  });

  test('get and delete a missing one: A allowed', async () => {
    expect((await getDoc(doc(suite.as.A, pathOf('pairs')))).exists()).toBe(false);
    await deleteDoc(doc(suite.as.A, pathOf('pairs')));
  });

  test('list: A denied, with the rules off it works', async () => {
    const list = (db: Firestore) => getDocs(collection(db, 'users', UID.A, 'decisions'));
    await expectDenied(list(suite.as.A));
    expect((await list(suite.rulesOff)).size).toBe(1);
  });
});

describe('users/{uid}/decisions/{part}, write', () => {
  test.each(['review', 'pairs'])('%s: A allowed, V and M denied', async (part) => {
    for (const role of STRANGERS) await expectDenied(store(suite.as[role], answers(), part));
    await store(suite.as.A, answers(), part);
  });

  test('A: allowed to add an answer and to take one back, and the others stay', async () => {
    await store(suite.as.A, answers({ one: 'a', two: 'b' }));
    const change = answers({ two: deleteField(), three: 'c' });
    await setDoc(doc(suite.as.A, path), change, { merge: true });
    expect((await suite.stored(path))?.['entries']).toEqual({ one: 'a', three: 'c' });
  });

  const many = (count: number): Record<string, string> =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`card${index} email`, 'x']));
  const longKeys = (more: number): Record<string, string> =>
    Object.fromEntries(
      Array.from({ length: 600 }, (_, index) => [
        String(index).padEnd(index === 0 ? 1000 + more : 1000, 'k'),
        'x',
      ]),
    );

  test.each<[string, DocumentData, DocumentData, string?]>([
    ['another part', answers(), answers(), 'more'],
    ['a further field', { ...answers(), plan: 'Business' }, answers()],
    ['without entries', { updatedAt: serverTimestamp() }, answers()],
    ['entries a list', answers(['a']), answers()],
    ['entries a text', answers('a'), answers()],
    ['an answer a map', answers({ a: { b: 'c' } }), answers()],
    ['an answer a list', answers({ a: ['b'] }), answers()],
    ['a time of the client', { ...answers(), updatedAt: new Date() }, answers()],
    ['without a time', { entries: {} }, answers()],
    ['10001 answers', answers(many(10_001)), answers(many(10_000))],
    ['questions of 600001 characters', answers(longKeys(1)), answers(longKeys(0))],
    [
      'an answer of 300001 characters',
      answers({ a: 'x'.repeat(300_001) }),
      answers({ a: 'x'.repeat(300_000) }),
    ],
  ])('%s: A denied, and its twin allowed', async (_, refused, allowed, part = 'review') => {
    await expectDenied(store(suite.as.A, refused, part));
    await store(suite.as.A, allowed);
    await expectDeniedOn(suite, path, () => store(suite.as.A, refused, part));
  });

  test('below it: A denied, with the rules off it works', async () => {
    const below = `${path}/more/x`;
    await expectDenied(setDoc(doc(suite.as.A, below), {}));
    await setDoc(doc(suite.rulesOff, below), {});
  });
});
