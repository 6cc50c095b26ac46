import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { storedCard } from './support/cards';
import { deletedPath } from './support/deletedCards';
import { expectDenied, expectDeniedOn } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { heard } from './support/heard';
import { ROLES, STRANGERS, UID } from './support/roles';

const suite = await firestoreSuite('deleted-cards');
const path = deletedPath('card');
const stored = { card: storedCard(), deletedAt: new Date('2026-06-15') };
const all = (db: Firestore) => collection(db, 'users', UID.A, 'deleted');
const since = (db: Firestore) =>
  query(all(db), where('deletedAt', '>=', new Date('2026-06-01')), orderBy('deletedAt'));

beforeEach(() => suite.seed(path, stored));

describe('users/{uid}/deleted/{cardId}, get, list, delete', () => {
  const ATTEMPTS: [string, (db: Firestore) => Promise<unknown>][] = [
    ['get', (db) => getDoc(doc(db, path))],
    ['list', (db) => getDocs(all(db))],
    ['list since a time', (db) => getDocs(since(db))],
    ['listen', (db) => heard(since(db))],
    ['count', (db) => getCountFromServer(all(db))],
    ['delete', (db) => deleteDoc(doc(db, path))],
  ];

  test.each(ATTEMPTS)('%s: A allowed, V and M denied', async (_, attempt) => {
    for (const role of STRANGERS) await expectDeniedOn(suite, path, () => attempt(suite.as[role]));
    await attempt(suite.as.A);
  });

  test('listen: A hears what is there', async () => {
    expect(await heard(since(suite.as.A))).toBe(1);
  });

  test('get a missing one: A answers that there is none, V and M denied', async () => {
    const read = (db: Firestore) => getDoc(doc(db, deletedPath('missing')));
    for (const role of STRANGERS) await expectDenied(read(suite.as[role]));
    expect((await read(suite.as.A)).exists()).toBe(false);
  });

  test('a collection group of all: V, A and M denied', async () => {
    for (const role of ROLES) {
      await expectDenied(getDocs(collectionGroup(suite.as[role], 'deleted')));
    }
  });
});

describe('users/{uid}/deleted/{cardId}, change', () => {
  test.each([
    ['the time', { deletedAt: new Date('2099-01-01') }],
    ['the card', { 'card.name': 'Changed' }],
    ['a further field', { plan: 'Business' }],
    ['the mark and the time', { going: true, deletedAt: new Date('2099-01-01') }],
    ['another mark', { going: false }],
  ])('%s: A denied, with the rules off it works', async (_, change) => {
    await expectDeniedOn(suite, path, () => updateDoc(doc(suite.as.A, path), change));
    await updateDoc(doc(suite.rulesOff, path), change);
  });

  test('the mark of what goes for good: A allowed, V and M denied', async () => {
    const mark = (db: Firestore) => updateDoc(doc(db, path), { going: true });
    for (const role of STRANGERS) await expectDeniedOn(suite, path, () => mark(suite.as[role]));
    await mark(suite.as.A);
    expect(await suite.stored(path)).toMatchObject({ going: true });
  });

  test('below it: A denied, with the rules off it works', async () => {
    const below = `${path}/more/x`;
    await expectDenied(setDoc(doc(suite.as.A, below), {}));
    await setDoc(doc(suite.rulesOff, below), {});
  });
});
