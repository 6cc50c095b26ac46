import { BroadcastChannel } from 'node:worker_threads';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContactStore } from '../../../src/contacts/store/ContactStore';
import { OtherTabs } from '../../../src/contacts/store/OtherTabs';
import { Session } from '../../../src/session/Session';
import { graceHopper } from '../fakes/contactDocuments';
import { database, timestamp } from '../fakes/fakeDatabase';
import { becomeSignedIn, openSite } from '../fakes/site';

vi.mock(import('firebase/firestore/lite'), () => import('../fakes/firestoreLite'));
vi.mock(import('firebase/auth'), () => import('../fakes/firebaseAuth'));

const sessions: Session[] = [];

afterEach(async () => {
  await becomeSignedIn(null);
  for (const session of sessions.splice(0)) session.end();
  vi.unstubAllGlobals();
});

/** The list of another tab, loaded. */
async function openTab(uid = 'ada'): Promise<ContactStore> {
  const session = new Session(uid);
  sessions.push(session);
  const store = new ContactStore(uid, session.signal);
  new OtherTabs(store);
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
