import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactListKey, putContacts, removeContacts } from '../../../src/contacts/cache';
import type { ContactList } from '../../../src/contacts/cache';
import { contactListQuery } from '../../../src/contacts/queries';
import { contactWith } from '../../unit/contactWith';
import { database, timestamp, type Fields } from '../fakes/fakeDatabase';

vi.mock(import('firebase/firestore/lite'), () => import('../fakes/firestoreLite'));

const NOON = Date.parse('2026-05-04T12:00:00Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let client: QueryClient;

beforeEach(() => {
  database.reset();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A time of the server, `ms` after noon. */
const at = (ms: number) => timestamp(new Date(NOON + ms).toISOString());

/** Stores a contact that was added a minute before noon, unless told otherwise. */
function put(id: string, fields: Fields = {}): void {
  database.put(`businessCards/${id}`, {
    userId: 'ada',
    name: id,
    createdAt: at(-MINUTE),
    ...fields,
  });
}

/** `count` contacts, `old1` and so on, each added an hour before the last one. */
function putOld(count: number): void {
  for (let hour = 1; hour <= count; hour += 1)
    put(`old${String(hour)}`, { createdAt: at(-hour * 60 * MINUTE) });
}

/** Reads the list, at first whole and then what has changed; how many documents that took. */
async function read(): Promise<number> {
  const before = database.sent;
  await client.query({ ...contactListQuery('ada'), staleTime: 0 });
  return database.sent - before;
}

/** The same some time later. */
function readAfter(ms: number): Promise<number> {
  vi.setSystemTime(Date.now() + ms);
  return read();
}

const list = () => client.getQueryData<ContactList>(contactListKey('ada'))?.contacts ?? [];
const names = () => list().map(({ name }) => name);

describe('a second read', () => {
  test('brings nothing where nothing has changed, and leaves the same list', async () => {
    putOld(200);
    expect(await read()).toBe(200);
    const before = list();
    expect(await readAfter(MINUTE)).toBe(0);
    expect(list()).toBe(before);
  });

  test('brings what was changed, added with a time of change, and added without one', async () => {
    putOld(200);
    await read();
    put('old7', { name: 'changed', createdAt: at(-7 * 60 * MINUTE), updatedAt: at(SECOND) });
    put('with', { createdAt: at(2 * SECOND), updatedAt: at(2 * SECOND) });
    put('without', { createdAt: at(3 * SECOND) });
    expect(await readAfter(MINUTE)).toBeLessThan(10);
    expect(names().slice(0, 3)).toEqual(['without', 'with', 'old1']);
    expect(names()).toContain('changed');
    expect(names()).not.toContain('old7');
    expect(names()).toHaveLength(202);
  });

  test.each([undefined, null, 'yesterday', 7, { seconds: 1 }])(
    'keeps a contact whose time of change is %s, and brings its next change',
    async (updatedAt) => {
      putOld(200);
      const createdAt = at(-90 * MINUTE);
      put('odd', { createdAt, updatedAt });
      await read();
      // Nothing tells of this one, which only a server can write.
      put('odd', { createdAt, updatedAt, name: 'unseen' });
      await readAfter(MINUTE);
      expect(names()).toContain('odd');
      // As the rules have it, each change of the site or the phone has the time of the server.
      put('odd', { createdAt, name: 'changed', updatedAt: at(MINUTE) });
      await readAfter(MINUTE);
      expect(names()).toContain('changed');
    },
  );

  test.each([
    ['at the same time as the newest', 0],
    ['with an earlier time than the newest, as a slow write has', -5 * SECOND],
  ])('brings a change that came after the first read, %s', async (_when, ms) => {
    putOld(200);
    put('newest', { updatedAt: at(0) });
    await read();
    put('old9', { name: 'late', createdAt: at(-9 * 60 * MINUTE), updatedAt: at(ms) });
    await readAfter(5 * SECOND);
    expect(names()).toContain('late');
  });

  test('reads many of one time once more, and then no longer', async () => {
    putOld(200);
    for (let number = 0; number < 30; number += 1) {
      put(`many${String(number)}`, { createdAt: at(-MINUTE), updatedAt: at(-MINUTE) });
    }
    await read();
    expect(await readAfter(MINUTE)).toBe(30);
    expect(await readAfter(MINUTE)).toBe(0);
    put('many3', { name: 'changed', updatedAt: at(2 * MINUTE) });
    expect(await readAfter(MINUTE)).toBe(1);
    expect(names()).toContain('changed');
  });

  test.each([
    ['a time of change in the future', 0, { updatedAt: timestamp('2099-01-01T00:00:00Z') }],
    ['a date in the future', 0, { createdAt: timestamp('2099-01-01T00:00:00Z') }],
    ['a clock that is an hour slow', -60 * MINUTE, {}],
    ['a clock that is an hour fast', 60 * MINUTE, {}],
  ])('misses nothing because of %s', async (_what, clock, odd) => {
    vi.setSystemTime(NOON + clock);
    putOld(200);
    put('odd', odd);
    await read();
    for (const ms of [MINUTE, 2 * MINUTE, 3 * MINUTE]) {
      put('old5', { name: `at ${String(ms)}`, createdAt: at(-5 * 60 * MINUTE), updatedAt: at(ms) });
      put(`new ${String(ms)}`, { createdAt: at(ms) });
      await readAfter(MINUTE);
      expect(names()).toContain(`at ${String(ms)}`);
      expect(names()).toContain(`new ${String(ms)}`);
    }
  });

  test('brings more changes than come in one answer', async () => {
    putOld(10);
    await read();
    for (let number = 1; number <= 3_600; number += 1) {
      put(`new${String(number)}`, { createdAt: at(number), updatedAt: at(number) });
    }
    await readAfter(MINUTE);
    expect(new Set(names()).size).toBe(3_610);
  });

  test('leaves the list as it was where it fails', async () => {
    putOld(3);
    await read();
    database.isOffline = true;
    await expect(readAfter(MINUTE)).rejects.toThrow('Remote call failed');
    expect(names()).toEqual(['old1', 'old2', 'old3']);
  });
});

describe('the count', () => {
  test.each([
    ['a deletion', () => database.remove('businessCards/old700')],
    ['the undo of a deletion', () => put('back', { createdAt: at(-650.5 * 60 * MINUTE) })],
    [
      'a deletion and an addition that cancel each other',
      () => {
        database.remove('businessCards/old700');
        put('new', { createdAt: at(SECOND) });
      },
    ],
  ])('tells of %s, and a few contacts are read to find it', async (_what, change) => {
    putOld(1_000);
    await read();
    change();
    expect(await readAfter(MINUTE)).toBeLessThan(220);
    const stored = database.list('businessCards').map(([, { name }]) => name);
    expect(names().toSorted()).toEqual(stored.toSorted());
  });

  test('takes what lands between the answers for a change, and reads it', async () => {
    putOld(200);
    await read();
    database.letNext('count businessCards');
    const count = database.holdNext('count businessCards');
    const reading = readAfter(MINUTE);
    await vi.waitFor(() => {
      expect(database.count('count businessCards')).toBe(3);
    });
    put('between', { createdAt: at(MINUTE) });
    count.release();
    expect(await reading).toBeLessThan(10);
    expect(names()[0]).toBe('between');
  });

  test('makes all contacts be read where no date can tell', async () => {
    putOld(200);
    put('undated', { createdAt: undefined });
    await read();
    database.remove('businessCards/undated');
    await readAfter(MINUTE);
    expect(names()).toHaveLength(200);
    expect(names()).not.toContain('undated');
  });
});

describe('what is changed here during a second read', () => {
  async function during(change: () => void): Promise<void> {
    const answer = database.holdNext('list businessCards');
    const reading = readAfter(MINUTE);
    await vi.waitFor(() => {
      expect(database.count('list businessCards')).toBe(2);
    });
    change();
    answer.release();
    await reading;
  }

  test('stays: a save', async () => {
    put('grace', { updatedAt: at(0) });
    await read();
    await during(() => {
      const saved = contactWith({ id: 'grace', name: 'saved', createdAt: new Date(NOON - MINUTE) });
      putContacts(client, 'ada', saved);
    });
    expect(names()).toEqual(['saved']);
  });

  test('stays: a deletion, and its undo', async () => {
    putOld(3);
    await read();
    await during(() => {
      removeContacts(client, 'ada', 'old2');
      database.remove('businessCards/old2');
    });
    expect(names()).toEqual(['old1', 'old3']);
    put('old2', { createdAt: at(-120 * MINUTE) });
    putContacts(
      client,
      'ada',
      contactWith({ id: 'old2', name: 'old2', createdAt: new Date(NOON - 120 * MINUTE) }),
    );
    expect(await readAfter(MINUTE)).toBeLessThan(3);
    expect(names()).toEqual(['old1', 'old2', 'old3']);
  });
});
