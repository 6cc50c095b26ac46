import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContactStore } from '../../../src/contacts/store/ContactStore';
import { keepCurrent } from '../../../src/contacts/store/keepCurrent';
import { endCopy, startCopy } from '../../../src/session/copy/choice';
import { Session } from '../../../src/session/Session';
import { contactWith } from '../../unit/contactWith';
import { database, timestamp } from '../fakes/fakeDatabase';

vi.mock(import('firebase/firestore/lite'), () => import('../fakes/firestoreLite'));
vi.mock(import('firebase/firestore'), () => import('../fakes/firestoreLive'));

const NOON = Date.parse('2026-05-04T12:00:00Z');
let session: Session;

beforeEach(() => {
  session = new Session('ada');
  vi.useFakeTimers({ now: NOON });
});

afterEach(() => {
  // Ends what listens to the window.
  session.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  endCopy();
  database.reset();
});

/** The list of an earlier visit, which no network brings up to date. */
async function openCopyOffline(): Promise<ContactStore> {
  startCopy('ada');
  database.isOffline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const mark = { newest: NOON, seen: NOON, from: NOON };
  const cursors = { updatedAt: mark, createdAt: mark, deletedAt: mark, readInFull: NOON };
  const contacts = [contactWith({ id: 'grace', name: 'Grace' })];
  const store = new ContactStore('ada', session.signal, { contacts, cursors, at: NOON });
  keepCurrent(store);
  await store.refresh();
  expect(store.current()).toMatchObject({ kind: 'all', failure: 'offline', copiedAt: NOON });
  return store;
}

test('a list from the copy that cannot be brought up to date is not asked for each second', async () => {
  await openCopyOffline();
  await vi.advanceTimersByTimeAsync(1_000);
  const asked = database.calls.length;
  expect(asked).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(database.calls).toHaveLength(asked);
});

test('a list from the copy is brought up to date when the network is back', async () => {
  const store = await openCopyOffline();
  database.isOffline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  database.put('businessCards/grace', { userId: 'ada', name: 'Grace' });
  const now = timestamp('2026-05-04T12:00:05Z');
  database.put('businessCards/new', { userId: 'ada', name: 'New', createdAt: now, updatedAt: now });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(100);
  const list = store.current();
  expect(list).toMatchObject({ kind: 'all', failure: null, copiedAt: undefined });
  expect(store.contact('new')?.name).toBe('New');
});
