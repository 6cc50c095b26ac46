import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContactStore } from '../../../src/contacts/store/ContactStore';
import { contactWith } from '../../unit/contactWith';
import { database, timestamp, type Fields } from '../fakes/fakeDatabase';

vi.mock(import('firebase/firestore/lite'), () => import('../fakes/firestoreLite'));

const NOON = Date.parse('2026-05-04T12:00:00Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const WEEK = 7 * 24 * 60 * MINUTE;

let store: ContactStore;

beforeEach(() => {
  database.reset();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  store = new ContactStore('ada');
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
  for (let hour = 1; hour <= count; hour += 1) {
    put(`old${String(hour)}`, { createdAt: at(-hour * 60 * MINUTE) });
  }
}

/** Moves a contact to the bin, as another page does. */
function bin(id: string, ms: number): void {
  const card = database.read(`businessCards/${id}`);
  database.remove(`businessCards/${id}`);
  database.put(`users/ada/deleted/${id}`, { card, deletedAt: at(ms) });
}

/** Reads the list, at first all of it and then what has changed; how many documents that took. */
async function read(): Promise<number> {
  const before = database.sent;
  await store.refresh();
  return database.sent - before;
}

/** The same some time later. */
function readAfter(ms: number): Promise<number> {
  vi.setSystemTime(Date.now() + ms);
  return read();
}

function list() {
  const now = store.current();
  return 'contacts' in now ? now.contacts : [];
}
const names = () => list().map(({ name }) => name);
function knownMarks() {
  const { marks } = store;
  if (!marks) throw new Error('There are no marks.');
  return marks;
}

const stored = () => database.list('businessCards').map(([, { name }]) => name);

describe('the first load', () => {
  test('shows the newest while the rest is on its way', async () => {
    putOld(120);
    database.letNext('list businessCards');
    const rest = database.holdNext('list businessCards');
    const loading = store.load();
    await vi.waitFor(() => {
      expect(store.current()).toMatchObject({ kind: 'newest' });
    });
    expect(names()).toHaveLength(50);
    rest.release();
    await loading;
    expect(store.current()).toMatchObject({ kind: 'all', failure: null });
    expect(names()).toHaveLength(120);
    expect(names()[0]).toBe('old1');
  });

  test('asks for nothing more once the session is over', async () => {
    putOld(120);
    const newest = database.holdNext('list businessCards');
    const loading = store.load();
    store.end();
    newest.release();
    await loading;
    expect(database.count('list businessCards')).toBe(1);
  });

  test('is one load, however many ask for it', async () => {
    putOld(2);
    await Promise.all([store.load(), store.load()]);
    await store.load();
    expect(database.count('list businessCards')).toBe(2);
  });

  test('says what has failed, and goes on at the next one', async () => {
    putOld(2);
    database.failNext('list businessCards', 'resource-exhausted');
    await store.load();
    expect(store.current()).toEqual({ kind: 'failed', failure: 'busy' });
    database.letNext('list businessCards');
    database.failNext('list businessCards', 'resource-exhausted');
    await store.load();
    expect(store.current()).toMatchObject({ kind: 'incomplete', failure: 'busy' });
    await store.load();
    expect(store.current()).toMatchObject({ kind: 'all', failure: null });
  });
});

describe('a refresh', () => {
  test('brings nothing where nothing has changed, and leaves the same list', async () => {
    putOld(200);
    await read();
    const before = list();
    expect(await readAfter(MINUTE)).toBeLessThan(2);
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

  test('hears from the bin what was deleted, and reads nothing else', async () => {
    putOld(200);
    await read();
    bin('old150', SECOND);
    expect(await readAfter(MINUTE)).toBeLessThan(10);
    expect(names()).toHaveLength(199);
    expect(names()).not.toContain('old150');
  });

  test('keeps a contact that was stored once more while it is in the bin', async () => {
    putOld(200);
    const card = database.read('businessCards/old150');
    database.put('users/ada/deleted/old150', { card, deletedAt: at(-SECOND) });
    await read();
    // The count is then as if both were one.
    database.remove('businessCards/old7');
    await readAfter(SECOND);
    expect(names().toSorted()).toEqual(stored().toSorted());
  });

  test.each<[string, () => void]>([
    [
      'a deletion by the phone',
      () => {
        database.remove('businessCards/old150');
      },
    ],
    [
      'a contact that is back with its old date',
      () => {
        put('back', { createdAt: at(-WEEK) });
      },
    ],
    [
      'a new contact whose date is a text',
      () => {
        put('text', { createdAt: '2026-05-04' });
      },
    ],
    [
      'a new contact without a date',
      () => {
        put('undated', { createdAt: undefined });
      },
    ],
  ])('reads everything after %s', async (_what, change) => {
    putOld(200);
    await read();
    change();
    await readAfter(MINUTE);
    expect(names().toSorted()).toEqual(stored().toSorted());
  });

  test('keeps a contact whose date is a text when another one is deleted', async () => {
    putOld(200);
    put('Grace', { createdAt: '2026-05-03T12:00:00Z' });
    await read();
    database.remove('businessCards/old150');
    await readAfter(MINUTE);
    expect(names().toSorted()).toEqual(stored().toSorted());
  });

  test('brings a box of cards that are scanned after a quiet return', async () => {
    putOld(300);
    await read();
    await readAfter(MINUTE);
    await readAfter(MINUTE);
    for (let card = 1; card <= 101; card += 1) {
      put(`card${String(card)}`, { createdAt: at(2 * MINUTE + card) });
    }
    await readAfter(MINUTE);
    expect(names()).toHaveLength(401);
    expect(store.current()).toMatchObject({ failure: null });
  });

  test('shows the card that was scanned again, and not the one that was deleted', async () => {
    putOld(50);
    put('blurred');
    await read();
    database.remove('businessCards/blurred');
    put('rescanned', { createdAt: at(30 * SECOND) });
    await readAfter(MINUTE);
    expect(names()).toContain('rescanned');
    expect(names()).not.toContain('blurred');
  });

  test('reads everything a week after it did so last, and then sees what no time tells', async () => {
    putOld(200);
    await read();
    put('old3', { name: 'by a server', createdAt: at(-3 * 60 * MINUTE) });
    await readAfter(MINUTE);
    expect(names()).not.toContain('by a server');
    await readAfter(WEEK);
    expect(names()).toContain('by a server');
  });

  test.each(['internal', 'failed-precondition'])(
    'reads everything where it fails with %s',
    async (code) => {
      putOld(3);
      await read();
      put('new', { createdAt: at(SECOND) });
      database.failNext('count businessCards', code);
      await readAfter(MINUTE);
      expect(names()).toContain('new');
      expect(store.current()).toMatchObject({ failure: null });
    },
  );

  test('leaves the list as it was without a network, and says so', async () => {
    putOld(3);
    await read();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    database.isOffline = true;
    await readAfter(MINUTE);
    expect(store.current()).toMatchObject({ kind: 'all', failure: 'offline' });
    expect(names()).toEqual(['old1', 'old2', 'old3']);
  });

  test('is not made again so soon, unless it has failed', async () => {
    putOld(3);
    await read();
    const { calls } = database;
    const asked = calls.length;
    vi.setSystemTime(NOON + 29 * SECOND);
    await store.refresh(30 * SECOND);
    expect(calls).toHaveLength(asked);
    vi.setSystemTime(NOON + 30 * SECOND);
    await store.refresh(30 * SECOND);
    expect(calls.length).toBeGreaterThan(asked);
  });

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
    expect(await readAfter(6 * MINUTE)).toBeGreaterThanOrEqual(30);
    expect(await readAfter(MINUTE)).toBe(0);
    put('many3', { name: 'changed', updatedAt: at(7 * MINUTE) });
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

  test('misses no change after a card of a phone whose clock is minutes ahead', async () => {
    putOld(200);
    await read();
    put('ahead', { createdAt: at(4 * MINUTE), updatedAt: at(4 * MINUTE) });
    await readAfter(SECOND);
    put('old9', { name: 'changed', createdAt: at(-9 * 60 * MINUTE), updatedAt: at(MINUTE) });
    await readAfter(MINUTE);
    expect(names()).toContain('changed');
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

  test('asks once more where something lands between its answers, not for everything', async () => {
    putOld(200);
    await read();
    const count = database.holdNext('count businessCards');
    const reading = readAfter(MINUTE);
    await vi.waitFor(() => {
      expect(database.count('count businessCards')).toBe(1);
    });
    put('between', { createdAt: at(MINUTE) });
    count.release();
    expect(await reading).toBeLessThan(10);
    expect(names()[0]).toBe('between');
  });
});

describe('what is changed here during a refresh', () => {
  async function during(change: () => void): Promise<void> {
    const asked = database.count('list businessCards');
    const answer = database.holdNext('list businessCards');
    const reading = readAfter(MINUTE);
    await vi.waitFor(() => {
      expect(database.count('list businessCards')).toBeGreaterThan(asked);
    });
    change();
    answer.release();
    await reading;
  }

  test('stays: a save', async () => {
    put('grace', { updatedAt: at(0) });
    await read();
    await during(() => {
      const createdAt = new Date(NOON - MINUTE);
      store.put(contactWith({ id: 'grace', name: 'saved', createdAt }));
    });
    expect(names()).toEqual(['saved']);
  });

  test('stays: a deletion', async () => {
    putOld(3);
    await read();
    await during(() => {
      store.remove('old2');
      bin('old2', MINUTE);
    });
    expect(names()).toEqual(['old1', 'old3']);
  });
});

describe('a change here', () => {
  test('is in the list at once, in its place, and tells those who listen once', async () => {
    putOld(3);
    await read();
    const listener = vi.fn();
    store.subscribe(listener);
    const createdAt = new Date(NOON - 90 * MINUTE);
    store.put(contactWith({ id: 'new', name: 'new', createdAt }));
    expect(names()).toEqual(['old1', 'new', 'old2', 'old3']);
    store.remove('old1', 'nobody');
    expect(names()).toEqual(['new', 'old2', 'old3']);
    expect(listener).toHaveBeenCalledTimes(2);
    store.put(contactWith({ id: 'new', name: 'new', createdAt }));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('of a contact that is held alone begins no list', () => {
    store.put(contactWith({ id: 'grace', name: 'Grace' }));
    expect(store.contact('grace')?.name).toBe('Grace');
    expect(store.current()).toEqual({ kind: 'loading' });
  });

  test('leaves what a search shows as it is, where it is out of sight', async () => {
    putOld(20);
    await read();
    const shown = store.visible('old1', null);
    store.put(contactWith({ id: 'new', name: 'Grace' }));
    store.remove('old20');
    expect(store.visible('old1', null)).toBe(shown);
    store.remove('old1');
    expect(store.visible('old1', null)).not.toBe(shown);
  });
});

test('an id is asked for before a contact counts as gone', async () => {
  putOld(3);
  await read();
  database.remove('businessCards/old2');
  put('old3', { name: 'still there' });
  await store.check(['old2', 'old3']);
  expect(names().toSorted()).toEqual(['old1', 'still there']);
});

test('a list from an earlier visit is there at once, and says when it was up to date', async () => {
  putOld(3);
  await read();
  const marks = knownMarks();
  const next = new ContactStore('ada', { contacts: list(), marks, at: NOON });
  expect(next.current()).toMatchObject({ kind: 'all', copiedAt: NOON });
  const { sent } = database;
  vi.setSystemTime(NOON + MINUTE);
  await next.load();
  expect(next.current()).toMatchObject({ kind: 'all', copiedAt: undefined });
  expect(database.sent - sent).toBeLessThan(2);
});
