import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { expectDenied } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { ROLES, UID } from './support/roles';

const suite = await firestoreSuite('closed');

type Attempt = (db: Firestore, path: string) => Promise<unknown>;
type Attempts = Record<string, Attempt>;

const folder = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const GET: Attempts = { get: (db, path) => getDoc(doc(db, path)) };
const LIST: Attempts = {
  list: (db, path) => getDocs(collection(db, folder(path))),
  'list of its id alone': (db, path) =>
    getDocs(query(collection(db, folder(path)), where(documentId(), '==', lastOf(path)))),
  count: (db, path) => getCountFromServer(collection(db, folder(path))),
  'collection group': (db, path) => getDocs(collectionGroup(db, lastOf(folder(path)))),
};
const CHANGE: Attempts = {
  update: (db, path) => updateDoc(doc(db, path), { touched: true, updatedAt: serverTimestamp() }),
  'merge over it': (db, path) => setDoc(doc(db, path), { touched: true }, { merge: true }),
  overwrite: (db, path) => setDoc(doc(db, path), { touched: true }),
};
const WRITE: Attempts = { ...CHANGE, delete: (db, path) => deleteDoc(doc(db, path)) };
const creating = (data: object): Attempts => ({
  'create with an id': (db, path) => setDoc(doc(db, `${path}-new`), data),
  'create with an automatic id': (db, path) => addDoc(collection(db, folder(path)), data),
});
const all: Attempts = { ...GET, ...LIST, ...WRITE, ...creating({ userId: UID.A }) };

/** What no client may do, the owner included. Each is a well-formed try: with the rules off it works. */
const CLOSED: [path: string, attempts: Attempts][] = [
  [`users/${UID.A}`, LIST],
  [`users/${UID.A}/anything/x`, all],
  [`subscriptions/${UID.A}`, { ...LIST, ...CHANGE, ...creating({ plan: 'Business' }) }],
  [`subscriptions/${UID.A}/anything/x`, all],
  ['businessCards/card/anything/x', all],
  ['contactMessages/message', { ...GET, ...LIST, ...WRITE }],
  ['supportRequestTurns/turn', all],
  ['teams/team', all],
  [`admins/${UID.A}`, all],
];

describe.each(CLOSED)('%s', (path, attempts) => {
  test.each(Object.entries(attempts))(
    '%s: V, A and M denied; with the rules off it works',
    async (_, attempt) => {
      await suite.seed('businessCards/card', { userId: UID.A });
      await suite.seed(path, { userId: UID.A });

      for (const role of ROLES) await expectDenied(attempt(suite.as[role], path));
      expect(await suite.stored(path)).toEqual({ userId: UID.A });
      expect(await suite.stored(`${path}-new`)).toBeUndefined();

      await attempt(suite.rulesOff, path);
    },
  );
});

test('subscriptions/{uid}, create their own: V, A and M denied; with the rules off it works', async () => {
  const path = `subscriptions/${UID.A}`;
  const attempt: Attempt = (db) =>
    setDoc(doc(db, path), { plan: 'free', createdAt: serverTimestamp() });
  for (const role of ROLES) await expectDenied(attempt(suite.as[role], path));
  expect(await suite.stored(path)).toBeUndefined();

  await attempt(suite.rulesOff, path);
});
