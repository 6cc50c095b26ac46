import { deleteObject, type FirebaseStorage, getBytes, listAll, ref } from 'firebase/storage';
import { describe, expect, test } from 'vitest';
import { ROLES, UID } from './support/roles';
import { expectUnauthorized, storageSuite } from './support/storageSuite';

const suite = await storageSuite('storage-closed');

/** Where a server alone could put a file. The owner may list them, as all below their folder. */
const BELOW = [
  `card_images/${UID.A}/more/card.jpg`,
  `profile_images/${UID.A}/more/profile_1750000000000.jpg`,
];

const PATHS = [
  'card.jpg',
  'card_images/card.jpg',
  'profile_images/profile_1750000000000.jpg',
  `photos/${UID.A}/profile_1750000000000.jpg`,
  `users/${UID.A}/more/profile_1750000000000.jpg`,
];

type Attempt = [row: string, attempt: (storage: FirebaseStorage, path: string) => Promise<unknown>];
const LIST: Attempt = [
  'list',
  (storage, path) => listAll(ref(storage, path.slice(0, path.lastIndexOf('/')))),
];
const ATTEMPTS: Attempt[] = [
  ['get', (storage, path) => getBytes(ref(storage, path))],
  ['delete', (storage, path) => deleteObject(ref(storage, path))],
];

describe.each([
  ...PATHS.map((path): [string, Attempt[]] => [path, [...ATTEMPTS, LIST]]),
  ...BELOW.map((path): [string, Attempt[]] => [path, ATTEMPTS]),
])('%s', (path, attempts) => {
  test.each(attempts)('%s: V, A and M denied; with the rules off it works', async (_, attempt) => {
    await suite.seed(path);
    for (const role of ROLES) await expectUnauthorized(attempt(suite.as[role], path));
    expect((await suite.stored(path)).size).toBe(8);

    await attempt(suite.rulesOff, path);
  });
});
