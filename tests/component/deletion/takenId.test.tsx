import { beforeEach, expect, test, vi } from 'vitest';
import { deleteDocuments } from '../../../src/contacts/bin/deleteDocuments';
import { moveToBin, restoreFromBin } from '../../../src/contacts/bin/moveCards';
import { storedContacts } from '../../../src/contacts/bin/storedContacts';
import { database, timestamp } from '../fakes/fakeDatabase';

vi.mock(import('firebase/firestore/lite'), () => import('../fakes/firestoreLite'));

const IDS = ['c5', 'c6', 'c7'];

beforeEach(() => {
  database.reset();
});

/** Whoever knows the id of a deleted contact can store their own under it; the rules hide it. */
function takeC5(): void {
  database.put('businessCards/c5', { userId: 'mallory' });
  for (let time = 0; time < 9; time += 1) {
    database.failNext('get businessCards', 'permission-denied');
    database.letNext('get businessCards', 2);
  }
}

test('a taken id holds up nobody else’s way back', async () => {
  for (const id of IDS) {
    const card = { userId: 'ada', name: id };
    database.put(`users/ada/deleted/${id}`, { card, deletedAt: timestamp('2026-05-04') });
  }
  takeC5();
  const { restored, failure } = await restoreFromBin('ada', IDS);
  expect(restored.map(({ id }) => id).toSorted()).toEqual(['c6', 'c7']);
  expect(failure).toBe('denied');
  expect(database.read('users/ada/deleted/c5')).toMatchObject({ card: { name: 'c5' } });
  expect(database.read('businessCards/c5')).toEqual({ userId: 'mallory' });
});

test('nor another one’s way to the bin', async () => {
  for (const id of IDS) database.put(`businessCards/${id}`, { userId: 'ada', name: id });
  takeC5();
  const { moved, failure } = await moveToBin('ada', IDS);
  expect(moved.toSorted()).toEqual(IDS);
  expect(failure).toBeNull();
  expect(database.read('businessCards/c6')).toBeUndefined();
});

test('where everything is refused nothing counts as gone', async () => {
  for (const id of IDS) database.put(`businessCards/${id}`, { userId: 'ada', name: id });
  const stored = await storedContacts('ada');
  database.failNext('delete businessCards', 'permission-denied');
  for (let time = 0; time < 3; time += 1) {
    database.failNext('get businessCards', 'permission-denied');
  }
  expect(await deleteDocuments(stored)).toEqual({ left: IDS, failure: 'denied' });
});
