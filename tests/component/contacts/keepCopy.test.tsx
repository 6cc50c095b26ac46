import { afterEach, expect, test, vi } from 'vitest';
import { ContactStore } from '../../../src/contacts/store/ContactStore';
import { keepCurrent } from '../../../src/contacts/store/keepCurrent';
import { endCopy, startCopy } from '../../../src/session/copy/choice';
import { contactWith } from '../../unit/contactWith';
import { database } from '../fakes/fakeDatabase';

vi.mock(import('firebase/firestore/lite'), () => import('../fakes/firestoreLite'));
vi.mock(import('firebase/auth'), () => import('../fakes/firebaseAuth'));

const NOON = Date.parse('2026-05-04T12:00:00Z');

afterEach(() => {
  vi.useRealTimers();
  endCopy();
  database.reset();
});

test('a list from the copy that cannot be brought up to date is not asked for each second', async () => {
  startCopy('ada');
  database.isOffline = true;
  vi.useFakeTimers({ now: NOON });
  const mark = { newest: NOON, seen: NOON, from: NOON };
  const marks = { updatedAt: mark, createdAt: mark, deletedAt: mark, readInFull: NOON };
  const contacts = [contactWith({ id: 'grace', name: 'Grace' })];
  const store = new ContactStore('ada', { contacts, marks, at: NOON });
  keepCurrent(store);
  await store.refresh();
  const asked = database.calls.length;
  expect(asked).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(database.calls).toHaveLength(asked);
});
