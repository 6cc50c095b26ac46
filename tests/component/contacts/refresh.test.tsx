import { describe, expect, test, vi } from 'vitest';
import { database, timestamp } from '../fakes/fakeDatabase';
import {
  MINUTE,
  NOON,
  SECOND,
  WEEK,
  at,
  bin,
  list,
  names,
  put,
  putOld,
  read,
  readAfter,
  store,
  stored,
  startAtNoon,
} from './storeAtNoon';

vi.mock(import('firebase/firestore/lite'), () => import('../fakes/firestoreLite'));

startAtNoon();

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

  test('goes on where somebody else has taken the id of a deleted contact', async () => {
    putOld(20);
    await read();
    bin('old7', SECOND);
    put('old7', { userId: 'mallory' });
    put('new', { createdAt: at(2 * SECOND) });
    database.failNext('get businessCards', 'permission-denied');
    await readAfter(MINUTE);
    expect(store.current()).toMatchObject({ failure: null });
    expect(names()).toContain('new');
    expect(names()).not.toContain('old7');
  });

  test('takes nobody out of the list where everything is refused', async () => {
    putOld(3);
    await read();
    database.failNext('get businessCards', 'permission-denied');
    for (let time = 0; time < 2; time += 1) {
      database.failNext('count businessCards', 'permission-denied');
    }
    await store.check(['old2']);
    expect(store.current()).toMatchObject({ failure: 'denied' });
    expect(names()).toHaveLength(3);
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
