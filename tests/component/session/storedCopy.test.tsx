import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { contactListKey } from '../../../src/contacts/cache';
import { packContacts } from '../../../src/contacts/packed';
import {
  COPY,
  copyOwner,
  forgetCopy,
  guardCopy,
  keepCopyOf,
} from '../../../src/session/copy/choice';
import { loadCopy, saveCopy, type Stored } from '../../../src/session/copy/storedCopy';
import { contactWith } from '../../unit/contactWith';

const mark = { newest: 1, seen: 2, from: 3 };
const contacts = [contactWith({ id: 'grace', name: 'Grace', createdAt: new Date(5) })];
const copy: Stored = {
  uid: 'ada',
  at: 1_000,
  marks: { updatedAt: mark, createdAt: mark },
  parts: [packContacts(contacts)],
  subscription: null,
};

/** The database of the copy, if there is one. */
const left = async () => (await indexedDB.databases()).filter(({ name }) => name === COPY);

beforeEach(async () => {
  forgetCopy();
  await vi.waitUntil(() => copyOwner() === null);
  keepCopyOf('ada');
});

test('what is stored is read again, with when it is from', async () => {
  await saveCopy(copy);
  const list = { contacts, isWhole: true, marks: copy.marks, copiedAt: 1_000 };
  expect((await loadCopy('ada'))?.queries[0]).toEqual([contactListKey('ada'), list]);
});

test('nothing is stored for whom no copy is kept', async () => {
  keepCopyOf('mary');
  await expect(saveCopy(copy)).rejects.toThrow('No copy is kept');
  expect(await left()).toEqual([]);
});

test('a log-out elsewhere while it is stored leaves nothing', async () => {
  const saved = saveCopy(copy);
  localStorage.clear();
  await saved;
  expect(await left()).toEqual([]);
});

test.each<[string, unknown]>([
  ['of another user', { ...copy, uid: 'mary' }],
  ['without a time', { ...copy, at: NaN }],
  ['without marks', { ...copy, marks: undefined }],
  ['with odd marks', { ...copy, marks: { updatedAt: mark, createdAt: { ...mark, from: '3' } } }],
  ['without parts', { ...copy, parts: null }],
  ['with a damaged part', { ...copy, parts: ['{"id":'] }],
  ['that is no object', 'copy'],
])('a copy %s is deleted', async (_, stored) => {
  await saveCopy(stored === 'copy' ? copy : { ...copy });
  const database = await openDB(COPY);
  await database.put('copy', stored, 'copy');
  database.close();
  expect(await loadCopy('ada')).toBe(null);
  expect(await left()).toEqual([]);
});

test.each([1, 9])('what another build stored as version %d is deleted', async (version) => {
  await saveCopy(copy);
  forgetCopy();
  await vi.waitFor(() => {
    expect(copyOwner()).toBe(null);
  });
  keepCopyOf('ada');
  const other = await openDB(COPY, version, {
    upgrade: (database) => {
      void database.createObjectStore('other').put(copy, 'copy');
    },
  });
  other.close();
  expect(await loadCopy('ada')).toBe(null);
  expect(await left()).toEqual([]);
});

test.each(['', 'mary'])('it goes where "%s" is signed in', async (uid) => {
  await saveCopy(copy);
  guardCopy(uid);
  await vi.waitFor(async () => {
    expect(await left()).toEqual([]);
  });
  expect(copyOwner()).toBe(null);
});

test('it stays where its user is signed in', async () => {
  await saveCopy(copy);
  guardCopy('ada');
  expect(copyOwner()).toBe('ada');
  expect(await loadCopy('ada')).not.toBe(null);
});
