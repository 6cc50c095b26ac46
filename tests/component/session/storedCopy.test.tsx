import '../fakes/indexedDb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveList, takeList, unpackCopy, type ListCopy } from '../../../src/contacts/store/copy';
import { COPY, endCopy, startCopy } from '../../../src/session/copy/choice';
import { hasCopied, loadCopy, saveCopy } from '../../../src/session/copy/storedCopy';
import { contactWith } from '../../unit/contactWith';

const values = { list: ['Grace'], plan: null };
const kept = { uid: 'ada', values: { ...values, uid: 'ada' } };
const none = { uid: 'ada', values: {} };

/** The database of the copy, if there is one. */
const left = async () => (await indexedDB.databases()).filter(({ name }) => name === COPY);

beforeEach(async () => {
  vi.resetModules();
  endCopy();
  await vi.waitUntil(() => localStorage.getItem(COPY) === null);
  startCopy('ada');
});

describe('what is kept for a user', () => {
  test('is read again, and each value is stored by itself', async () => {
    await saveCopy('ada', { list: ['Grace'] });
    await saveCopy('ada', { plan: null });
    expect(await loadCopy('ada')).toEqual(kept);
    expect(await hasCopied('ada', 'plan')).toBe(true);
    expect(await hasCopied('ada', 'contacts')).toBe(false);
  });

  test('is nothing where no copy is kept', async () => {
    localStorage.setItem(COPY, 'mary');
    await expect(saveCopy('ada', values)).rejects.toThrow('No copy is kept');
    expect(await left()).toEqual([]);
  });

  test('leaves nothing where a log-out elsewhere comes while it is stored', async () => {
    const saved = saveCopy('ada', values);
    localStorage.clear();
    await saved;
    expect(await left()).toEqual([]);
  });

  test('is not read for another user, and goes with the first value of that one', async () => {
    await saveCopy('ada', values);
    localStorage.setItem(COPY, 'mary');
    expect(await loadCopy('mary')).toEqual({ uid: 'mary', values: {} });
    await saveCopy('mary', { plan: 'Basic' });
    expect(await loadCopy('mary')).toEqual({ uid: 'mary', values: { plan: 'Basic', uid: 'mary' } });
  });

  test.each([1, 9])('is deleted where another build stored it as version %d', async (version) => {
    const other = await openDB(COPY, version, {
      upgrade: (database) => {
        void database.createObjectStore('other').put(values, 'copy');
      },
    });
    other.close();
    expect(await loadCopy('ada')).toEqual(none);
    const names = (await left()).map(({ version: now }) => now);
    expect(names).not.toContain(version);
  });
});

describe('the list of contacts', () => {
  const mark = { newest: 1, seen: 2, from: 3 };
  const cursors = { updatedAt: mark, createdAt: mark, deletedAt: mark, readInFull: 4 };
  const list: ListCopy = {
    contacts: [contactWith({ id: 'grace', name: 'Grace', createdAt: new Date(5) })],
    cursors,
    at: 1_000,
  };

  /** Reads as a new load of the site does. */
  async function readAgain() {
    vi.resetModules();
    const { unpackCopy: unpack, takeList: take } = await import('../../../src/contacts/store/copy');
    await unpack('ada');
    return take;
  }

  test('is read again, once, with when it is from', async () => {
    await saveList('ada', list);
    const take = await readAgain();
    expect(take('ada')).toEqual(list);
    expect(take('ada')).toBe(null);
  });

  test('goes with a session that has not opened it', async () => {
    await saveList('ada', list);
    const take = await readAgain();
    const { Session } = await import('../../../src/session/Session');
    new Session('ada').end();
    expect(take('ada')).toBe(null);
  });

  test('is not given to another user', async () => {
    await saveList('ada', list);
    const take = await readAgain();
    expect(take('mary')).toBe(null);
  });

  test.each<[string, unknown]>([
    ['without a time', { ...list, parts: [], at: NaN }],
    ['without marks', { ...list, parts: [], marks: undefined }],
    ['with odd marks', { ...list, parts: [], marks: { ...cursors, createdAt: { from: '3' } } }],
    [
      'that was never read in full',
      { ...list, parts: [], marks: { ...cursors, readInFull: null } },
    ],
    ['without parts', { ...list, parts: null }],
    ['with a damaged part', { ...list, parts: ['{"id":'] }],
    ['that is no object', 'copy'],
  ])('%s is none', async (_, stored) => {
    await saveCopy('ada', { contacts: stored });
    const take = await readAgain();
    expect(take('ada')).toBe(null);
  });

  test('is none where nothing is kept', async () => {
    await unpackCopy('ada');
    expect(takeList('ada')).toBe(null);
  });
});
