import { afterEach, beforeEach, vi } from 'vitest';
import { Session } from '../../../src/session/Session';
import { ContactStore } from '../../../src/contacts/store/ContactStore';
import { database, timestamp, type Fields } from '../fakes/fakeDatabase';

export const NOON = Date.parse('2026-05-04T12:00:00Z');
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const WEEK = 7 * 24 * 60 * MINUTE;

/** The store of the test that runs. */
export let store: ContactStore;

/** Gives each test an empty database and a store of its own, at noon. */
export function startAtNoon(): void {
  beforeEach(() => {
    database.reset();
    vi.useFakeTimers({ toFake: ['Date'], now: NOON });
    store = new ContactStore('ada', new Session('ada').signal);
  });

  afterEach(() => {
    vi.useRealTimers();
  });
}

/** A time of the server, `ms` after noon. */
export const at = (ms: number) => timestamp(new Date(NOON + ms).toISOString());

/** Stores a contact that was added a minute before noon, unless told otherwise. */
export function put(id: string, fields: Fields = {}): void {
  database.put(`businessCards/${id}`, {
    userId: 'ada',
    name: id,
    createdAt: at(-MINUTE),
    ...fields,
  });
}

/** `count` contacts, `old1` and so on, each added an hour before the last one. */
export function putOld(count: number): void {
  for (let hour = 1; hour <= count; hour += 1) {
    put(`old${String(hour)}`, { createdAt: at(-hour * 60 * MINUTE) });
  }
}

/** Moves a contact to the bin, as another page does. */
export function bin(id: string, ms: number): void {
  const card = database.read(`businessCards/${id}`);
  database.remove(`businessCards/${id}`);
  database.put(`users/ada/deleted/${id}`, { card, deletedAt: at(ms) });
}

/** Reads the list, at first all of it and then what has changed; how many documents that took. */
export async function read(): Promise<number> {
  const before = database.sent;
  await store.refresh();
  return database.sent - before;
}

/** The same some time later. */
export function readAfter(ms: number): Promise<number> {
  vi.setSystemTime(Date.now() + ms);
  return read();
}

export function list() {
  const now = store.current();
  return 'contacts' in now ? now.contacts : [];
}
export const names = () => list().map(({ name }) => name);
export function knownCursors() {
  const { cursors } = store;
  if (!cursors) throw new Error('There are no cursors.');
  return cursors;
}

export const stored = () => database.list('businessCards').map(([, { name }]) => name);
