import { BroadcastChannel } from 'node:worker_threads';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContactStore } from '../../../src/contacts/store/ContactStore';
import { hearOtherTabs, tellOtherTabs } from '../../../src/contacts/store/otherTabs';
import { graceHopper } from '../fakes/contactDocuments';
import { database, timestamp } from '../fakes/fakeDatabase';
import { becomeSignedIn, openSite } from '../fakes/site';

vi.mock(import('firebase/firestore/lite'), () => import('../fakes/firestoreLite'));
vi.mock(import('firebase/auth'), () => import('../fakes/firebaseAuth'));

const stores: ContactStore[] = [];

afterEach(async () => {
  await becomeSignedIn(null);
  for (const store of stores.splice(0)) store.end();
  vi.unstubAllGlobals();
});

/** The list of another tab, loaded. */
async function openTab(uid = 'ada'): Promise<ContactStore> {
  const store = new ContactStore(uid);
  stores.push(store);
  hearOtherTabs(store);
  await store.load();
  return store;
}

/** Tabs that hear each other. */
function openBrowser(): void {
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
}

test('a contact that was deleted long ago is back in every tab of its user', async () => {
  openBrowser();
  const deletedAt = timestamp('2025-11-01T12:00:00Z');
  database.put('users/ada/deleted/grace', { card: graceHopper(), deletedAt });
  const [other, ofMary] = [await openTab(), await openTab('mary')];
  openSite('/recently-deleted');
  fireEvent.click(await screen.findByRole('button', { name: 'Restore Grace Hopper' }));
  await vi.waitFor(() => {
    expect(other.contact('grace')?.name).toBe('Grace Hopper');
  });
  expect(other.current()).toMatchObject({ kind: 'all', contacts: [{ id: 'grace' }] });
  expect(database.count('count businessCards')).toBe(0);
  expect(ofMary.contact('grace')).toBeUndefined();
});

test('a session that is over neither tells nor hears', async () => {
  openBrowser();
  const [one, other, over] = [await openTab(), await openTab(), await openTab()];
  over.end();
  database.put('businessCards/grace', graceHopper());
  tellOtherTabs(over, ['grace']);
  tellOtherTabs(one, ['grace']);
  await vi.waitFor(() => {
    expect(other.contact('grace')?.name).toBe('Grace Hopper');
  });
  expect(over.contact('grace')).toBeUndefined();
  // Once, and not by the tab that tells.
  expect(database.count('get businessCards')).toBe(1);
});
