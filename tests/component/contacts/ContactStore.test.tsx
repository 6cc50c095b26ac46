import { describe, expect, test, vi } from 'vitest';
import { loadOwnContact } from '../../../src/contacts/store/ownContact';
import { ContactStore } from '../../../src/contacts/store/ContactStore';
import { contactWith } from '../../unit/contactWith';
import { database } from '../fakes/fakeDatabase';
import {
  MINUTE,
  NOON,
  WEEK,
  at,
  bin,
  knownCursors,
  list,
  names,
  put,
  putOld,
  read,
  readAfter,
  store,
  startAtNoon,
} from './storeAtNoon';

vi.mock(import('firebase/firestore/lite'), () => import('../fakes/firestoreLite'));

startAtNoon();

/** Of the contact that the database has as 'old2'. */
const createdAt = new Date(NOON - 120 * MINUTE);

/** What is made here and stored, and the names of the list then. */
const CHANGES: [string, string[], () => void][] = [
  [
    'a save stays',
    ['old1', 'saved', 'old3'],
    () => {
      store.put(contactWith({ id: 'old2', name: 'saved', createdAt }));
      put('old2', { name: 'saved', createdAt });
    },
  ],
  [
    'a deletion stays',
    ['old1', 'old3'],
    () => {
      store.remove('old2');
      bin('old2', MINUTE);
    },
  ],
];

describe('the first load', () => {
  test('shows the newest while the rest is on its way', async () => {
    putOld(120);
    database.letNewest();
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

/** Answers that are made, but arrive when `land` is called: lists after the first `skipped`, or one by its id. */
function answersOnTheirWay(skipped = 0) {
  const landing: (() => void)[] = [];
  let left = skipped;
  database.carry = () =>
    new Promise((land) => {
      left -= 1;
      if (left < 0) landing.push(land);
      else land();
    });
  return {
    made: () => vi.waitFor(() => expect(landing).not.toEqual([])),
    land: () => {
      database.carry = () => Promise.resolve();
      for (const land of landing) land();
    },
  };
}

// The door itself: tests/unit/contacts/store/door.test.ts.
describe.each<[string, () => Promise<unknown>, number, () => Promise<unknown>]>([
  ['the first read of all', () => Promise.resolve(), 2, () => store.load()],
  ['a later read of all', read, 0, () => readAfter(WEEK + MINUTE)],
  ['a read of changes', read, 0, () => readAfter(MINUTE)],
])('during %s', (_what, prepare, skipped, begin) => {
  test.each(CHANGES)('%s', async (_change, expected, change) => {
    putOld(3);
    await prepare();
    put('old2', { createdAt, updatedAt: at(0) });
    const answers = answersOnTheirWay(skipped);
    const reading = begin();
    await answers.made();
    change();
    answers.land();
    await reading;
    expect(names()).toEqual(expected);
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

test('many ids are asked for at once, by what has changed', async () => {
  putOld(3);
  await read();
  database.remove('businessCards/old2');
  await store.check(Array.from({ length: 101 }, (_, number) => `old${String(number)}`));
  expect(names().toSorted()).toEqual(['old1', 'old3']);
  expect(database.count('get businessCards')).toBe(0);
});

test('an id that cannot be read brings the list up to date', async () => {
  putOld(3);
  await read();
  database.remove('businessCards/old2');
  database.failNext('get businessCards', 'internal');
  await store.check(['old2']);
  expect(names().toSorted()).toEqual(['old1', 'old3']);
});

test('a list from an earlier visit is there at once, and says when it was up to date', async () => {
  putOld(3);
  await read();
  const cursors = knownCursors();
  const next = new ContactStore('ada', store.over, { contacts: list(), cursors, at: NOON });
  expect(next.current()).toMatchObject({ kind: 'all', copiedAt: NOON });
  const { sent } = database;
  vi.setSystemTime(NOON + MINUTE);
  await next.load();
  expect(next.current()).toMatchObject({ kind: 'all', copiedAt: undefined });
  expect(database.sent - sent).toBeLessThan(2);
});

test('an answer by id that is late takes nothing back that was changed here meanwhile', async () => {
  putOld(3);
  await read();
  const late = database.holdNext('get businessCards');
  const again = database.holdNext('get businessCards');
  const checking = store.check(['old2']);
  store.put(contactWith({ id: 'old2', name: 'saved', createdAt }));
  late.release();
  await vi.waitFor(() => {
    expect(database.count('get businessCards')).toBe(2);
  });
  expect(names()).toEqual(['old1', 'saved', 'old3']);
  put('old2', { name: 'saved again', createdAt: at(-120 * MINUTE) });
  again.release();
  await checking;
  expect(names()).toEqual(['old1', 'saved again', 'old3']);
});

test('a contact that is read by itself is not put over what was saved meanwhile', async () => {
  putOld(3);
  await read();
  const answer = database.holdNext('get businessCards');
  const reading = loadOwnContact(store, 'old2');
  store.put(contactWith({ id: 'old2', name: 'saved', createdAt }));
  answer.release();
  await reading;
  expect(names()).toEqual(['old1', 'saved', 'old3']);
});

test('a contact that is read by itself does not come back after a read of all that lacks it', async () => {
  putOld(3);
  const answer = database.holdNext('get businessCards');
  const reading = loadOwnContact(store, 'old2');
  const card = database.read('businessCards/old2');
  database.remove('businessCards/old2');
  await read();
  database.put('businessCards/old2', { ...card });
  answer.release();
  await reading;
  expect(names()).toEqual(['old1', 'old3']);
});
