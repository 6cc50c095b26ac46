import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Session } from '../../../src/session/Session';
import { ContactStore } from '../../../src/contacts/store/ContactStore';
import { database, timestamp } from '../fakes/fakeDatabase';

vi.mock(import('firebase/firestore/lite'), () => import('../fakes/firestoreLite'));

const NOON = Date.parse('2026-05-04T12:00:00Z');
const KB = 1_000;
const MB = 1_000 * KB;
const SECOND = 1_000;

/** In bytes per ms. */
const TWO_MBIT = 250;
const FORTY_MBIT = 5_000;

/** In ms. */
const ROUND_TRIP = 30;

let store: ContactStore;
/** The states of the list as they came: how many contacts are shown, and when. */
let shown: { count: number; at: number }[];

beforeEach(() => {
  database.reset();
  vi.useFakeTimers({
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'],
    now: NOON,
  });
  store = new ContactStore('ada', new Session('ada').signal);
  shown = [];
  const began = Date.now();
  store.subscribe(() => {
    const list = store.current();
    if ('contacts' in list) shown.push({ count: list.contacts.length, at: Date.now() - began });
  });
});

afterEach(() => {
  vi.useRealTimers();
});

function putCards(count: number): void {
  for (let number = 0; number < count; number += 1) {
    database.put(`businessCards/c${String(number)}`, {
      userId: 'ada',
      name: `Contact ${String(number)}`,
      createdAt: timestamp(new Date(NOON - (number + 1) * 60 * SECOND)),
    });
  }
}

/** A line with one answer after the other. It goes on with an answer that nobody waits for any more. */
function carryBy(bytesPerMs: number, bytesOfCard: number): void {
  let freeAt = 0;
  database.carry = async ({ length }) => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + ROUND_TRIP + (length * bytesOfCard) / bytesPerMs;
    await new Promise((resolve) => setTimeout(resolve, freeAt - now));
  };
}

/** Loads the list; how long that took in ms. */
async function load(): Promise<number> {
  const began = Date.now();
  const over = new AbortController();
  void store.load().then(() => over.abort());
  while (!over.signal.aborted) await vi.advanceTimersByTimeAsync(100);
  return Date.now() - began;
}

const requests = () => database.count('list businessCards');

test.each([
  { count: 120, bytes: MB, most: 600 * SECOND },
  { count: 3_000, bytes: 30 * KB, most: 450 * SECOND },
  { count: 10_000, bytes: 1_400, most: 75 * SECOND },
])('$count cards of $bytes bytes load on a line of 2 Mbit/s', async ({ count, bytes, most }) => {
  putCards(count);
  carryBy(TWO_MBIT, bytes);
  expect(await load()).toBeLessThan(most);
  expect(store.current()).toMatchObject({ kind: 'all', failure: null });
  expect(shown.at(-1)?.count).toBe(count);
  // Rows soon, and more of them all the time.
  expect(shown[0]?.at).toBeLessThan(15 * SECOND);
  const pauses = shown.map(({ at }, place) => at - (shown[place - 1]?.at ?? 0));
  expect(Math.max(...pauses)).toBeLessThan(35 * SECOND);
});

test('ordinary cards on a quick line come in large answers', async () => {
  putCards(10_000);
  carryBy(FORTY_MBIT, 1_400);
  expect(await load()).toBeLessThan(3_300);
  expect(shown.slice(0, 2).map(({ count }) => count)).toEqual([3, 50]);
  expect(requests()).toBeLessThanOrEqual(7);
});

test('what has come stays after a failure, and Try Again reads only the rest', async () => {
  putCards(120);
  carryBy(TWO_MBIT, MB);
  database.letNext('list businessCards', 40);
  database.failNext('list businessCards', 'internal');
  await load();
  expect(store.current()).toMatchObject({ kind: 'incomplete', failure: 'unknown' });
  const before = { shown: shown.at(-1)?.count ?? 0, sent: database.sent };
  expect(before.shown).toBeGreaterThan(35);
  // Changed here meanwhile: the answer from before does not take it back.
  store.remove('c0');
  database.remove('businessCards/c0');

  await load();
  expect(store.current()).toMatchObject({ kind: 'all', failure: null });
  expect(shown.at(-1)?.count).toBe(119);
  expect(database.sent - before.sent).toBeLessThan(121 - before.shown + 3);
});

test('a line that became much slower is asked for less, and a silent one is given up', async () => {
  putCards(500);
  carryBy(TWO_MBIT, 30 * KB);
  database.letNext('list businessCards', 5);
  database.holdNext('list businessCards');
  expect(await load()).toBeLessThan(120 * SECOND);
  expect(store.current()).toMatchObject({ kind: 'incomplete', failure: 'timedOut' });

  carryBy(TWO_MBIT / 10, 30 * KB);
  await load();
  expect(store.current()).toMatchObject({ kind: 'all', failure: null });
});

test('what came long ago is read again', async () => {
  putCards(120);
  carryBy(TWO_MBIT, MB);
  database.letNext('list businessCards', 40);
  database.failNext('list businessCards', 'internal');
  await load();
  vi.setSystemTime(Date.now() + 60 * 60 * SECOND);
  database.put('businessCards/c119', { userId: 'ada', name: 'changed' });
  database.carry = () => Promise.resolve();
  const { sent } = database;
  await load();
  expect(database.sent - sent).toBeGreaterThan(120);
});
