import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  list,
  type ListResult,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Role, ROLES, STRANGERS, UID } from './support/roles';
import { expectUnauthorized, storageSuite } from './support/storageSuite';

const suite = await storageSuite('own-image');

const FOLDERS = [
  ['card_images', 'card.jpg'],
  ['profile_images', 'profile_1750000000000.jpg'],
] as const;

type InFolder = (storage: FirebaseStorage, folder: string) => Promise<ListResult>;

/** As one who looks for what a closed tab has left behind. */
const LISTS: [row: string, inFolder: InFolder][] = [
  ['list', (storage, folder) => list(ref(storage, folder), { maxResults: 1 })],
  ['list all', (storage, folder) => listAll(ref(storage, folder))],
];

describe.each(FOLDERS)('%s/{uid}/%s', (top, name) => {
  const folder = `${top}/${UID.A}`;
  const path = `${folder}/${name}`;
  beforeEach(() => suite.seed(path));

  describe('get', () => {
    test('A: allowed', async () => {
      const file = ref(suite.as.A, path);
      expect((await getBytes(file)).byteLength).toBe(8);
      expect((await getMetadata(file)).contentType).toBe('image/jpeg');
      expect(await getDownloadURL(file)).toContain('alt=media&token=');
    });

    test.each(STRANGERS)('%s: denied', async (role) => {
      const file = ref(suite.as[role], path);
      await expectUnauthorized(getBytes(file));
      await expectUnauthorized(getMetadata(file));
      await expectUnauthorized(getDownloadURL(file));
    });

    test('A: answers that there is none', async () => {
      await expect(getMetadata(ref(suite.as.A, `${folder}/missing.jpg`))).rejects.toMatchObject({
        code: 'storage/object-not-found',
      });
    });

    test.each(STRANGERS)('%s: denied for one that does not exist', async (role) => {
      await expectUnauthorized(getMetadata(ref(suite.as[role], `${folder}/missing.jpg`)));
    });
  });

  describe('delete', () => {
    test('A: allowed', async () => {
      await deleteObject(ref(suite.as.A, path));
      await expect(suite.stored(path)).rejects.toMatchObject({ code: 'storage/object-not-found' });
    });

    test.each(STRANGERS)('%s: denied', async (role) => {
      await expectUnauthorized(deleteObject(ref(suite.as[role], path)));
      expect((await suite.stored(path)).size).toBe(8);
    });
  });

  describe.each(LISTS)('%s', (_, inFolder) => {
    test('A: allowed', async () => {
      const { items } = await inFolder(suite.as.A, folder);
      expect(items.map(({ fullPath }) => fullPath)).toEqual([path]);
    });

    test.each(STRANGERS)('%s: denied', async (role) => {
      await expectUnauthorized(inFolder(suite.as[role], folder));
    });
  });

  /** Closed to the owner too. */
  const CLOSED: [row: string, attempt: (storage: FirebaseStorage) => Promise<unknown>][] = [
    ['list all folders', (storage) => listAll(ref(storage, top))],
    ['list the bucket', (storage) => listAll(ref(storage))],
    [
      'change its metadata',
      (storage) => updateMetadata(ref(storage, path), { cacheControl: 'none' }),
    ],
    [
      'change its type',
      (storage) => updateMetadata(ref(storage, path), { contentType: 'text/html' }),
    ],
    [
      'change its name for a download',
      (storage) => updateMetadata(ref(storage, path), { contentDisposition: 'attachment' }),
    ],
  ];

  describe.each(CLOSED)('%s', (_, attempt) => {
    test.each(ROLES)('%s: denied', async (role) => {
      const before = await suite.stored(path);
      await expectUnauthorized(attempt(suite.as[role]));
      expect(await suite.stored(path)).toEqual(before);
    });

    test('with the rules off: works', async () => {
      await attempt(suite.rulesOff);
    });
  });
});

/** Where older versions of the website put photos. */
const OLDER = [`profiles/${UID.A}`, `users/${UID.A}/profile`, UID.A];

describe.each(OLDER)('%s/{file}, an older place', (folder) => {
  const path = `${folder}/profile_1750000000000.jpg`;
  beforeEach(() => suite.seed(path));

  test.each(LISTS)('%s: A allowed, V and M denied', async (_, inFolder) => {
    for (const role of STRANGERS) await expectUnauthorized(inFolder(suite.as[role], folder));
    const { items } = await inFolder(suite.as.A, folder);
    expect(items.map(({ fullPath }) => fullPath)).toEqual([path]);
  });

  test('delete: A allowed, V and M denied', async () => {
    const remove = (role: Role): Promise<void> => deleteObject(ref(suite.as[role], path));
    for (const role of STRANGERS) await expectUnauthorized(remove(role));
    expect((await suite.stored(path)).size).toBe(8);
    await remove('A');
    await expect(suite.stored(path)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });

  test('delete in a folder inside: A denied, and its twin allowed', async () => {
    const inside = `${folder}/more/card.jpg`;
    await suite.seed(inside);
    await expectUnauthorized(deleteObject(ref(suite.as.A, inside)));
    await deleteObject(ref(suite.as.A, path));
    await deleteObject(ref(suite.rulesOff, inside));
  });

  test('get, create: V, A and M denied; with the rules off it works', async () => {
    const bytes = new Uint8Array(8);
    const metadata = { contentType: 'image/jpeg' };
    const create = (storage: FirebaseStorage) =>
      uploadBytes(ref(storage, `${folder}/profile_1750000000001.jpg`), bytes, metadata);
    for (const role of ROLES) {
      await expectUnauthorized(getBytes(ref(suite.as[role], path)));
      await expectUnauthorized(create(suite.as[role]));
    }
    await getBytes(ref(suite.rulesOff, path));
    await create(suite.rulesOff);
  });
});
