import { deleteObject, type FirebaseStorage, getBytes, listAll, ref } from 'firebase/storage';
import { describe, expect, test } from 'vitest';
import { ROLES, UID } from './support/roles';
import { expectUnauthorized, storageSuite } from './support/storageSuite';

const suite = await storageSuite('storage-closed');

const PATHS = [
  'card.jpg',
  'card_images/card.jpg',
  `card_images/${UID.A}/more/card.jpg`,
  'profile_images/profile_1750000000000.jpg',
  `profile_images/${UID.A}/more/profile_1750000000000.jpg`,
  `profiles/${UID.A}/profile_1750000000000.jpg`,
  `users/${UID.A}/profile/profile_1750000000000.jpg`,
  `${UID.A}/profile_1750000000000.jpg`,
];

const ATTEMPTS: [
  row: string,
  attempt: (storage: FirebaseStorage, path: string) => Promise<unknown>,
][] = [
  ['get', (storage, path) => getBytes(ref(storage, path))],
  ['list', (storage, path) => listAll(ref(storage, path.slice(0, path.lastIndexOf('/'))))],
  ['delete', (storage, path) => deleteObject(ref(storage, path))],
];

describe.each(PATHS)('%s', (path) => {
  test.each(ATTEMPTS)('%s: V, A and M denied; with the rules off it works', async (_, attempt) => {
    await suite.seed(path);
    for (const role of ROLES) await expectUnauthorized(attempt(suite.as[role], path));
    expect((await suite.stored(path)).size).toBe(8);

    await attempt(suite.rulesOff, path);
  });
});
