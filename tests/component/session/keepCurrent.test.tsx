import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { putFourContacts } from '../fakes/contactDocuments';
import { database, timestamp } from '../fakes/fakeDatabase';
import { becomeSignedIn, goOffline, goOnline, openSite } from '../fakes/site';
// After what stands in for the SDK.
import { ContactStore } from '../../../src/contacts/store/ContactStore';

const NOON = Date.parse('2025-11-21T12:00:00Z');

afterEach(async () => {
  // The window stays, and with it what listens to it.
  await becomeSignedIn(null);
  vi.useRealTimers();
});

/** Opens the list at noon, and lets `seconds` pass in which a card is scanned. */
async function openAndScan(seconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  putFourContacts();
  openSite('/dashboard');
  await screen.findByText('Showing 4 of 4 business cards');
  const now = timestamp('2025-11-21T12:00:05Z');
  const card = { userId: 'ada', name: 'Just Scanned', createdAt: now, updatedAt: now };
  database.put('businessCards/new', card);
  vi.setSystemTime(NOON + seconds * 1_000);
}

/** Comes back to the tab. Gives how many refreshes that began, once they have ended. */
async function refreshesAfter(target: Window | Document, event: string): Promise<number> {
  const refresh = vi.spyOn(ContactStore.prototype, 'refresh');
  fireEvent(target, new Event(event));
  await act(() => Promise.all(refresh.mock.results.map(({ value }) => value as Promise<void>)));
  return refresh.mock.calls.length;
}

test.each(['focus', 'online'])('%s brings what is new', async (event) => {
  await openAndScan(31);
  fireEvent(window, new Event(event));
  expect(await screen.findByText('Showing 5 of 5 business cards')).toBeVisible();
  expect(screen.getByText('Just Scanned')).toBeVisible();
});

test('so does the tab when it is shown again, and not when it is hidden', async () => {
  await openAndScan(31);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await refreshesAfter(document, 'visibilitychange')).toBe(0);
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('Showing 5 of 5 business cards')).toBeVisible();
});

test('a return half a minute after the last read asks nothing', async () => {
  await openAndScan(29);
  expect(await refreshesAfter(window, 'focus')).toBe(1);
  expect(database.count('count businessCards')).toBe(0);
});

test('after a return without a network the list stays, of which the header alone says so', async () => {
  await openAndScan(31);
  goOffline();
  fireEvent(window, new Event('offline'));
  fireEvent(window, new Event('focus'));
  expect(await screen.findByText('Offline')).toBeVisible();
  expect(screen.getByText('Showing 4 of 4 business cards')).toBeVisible();
  goOnline();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Showing 5 of 5 business cards')).toBeVisible();
  expect(screen.queryByText(/couldn’t refresh/)).not.toBeInTheDocument();
});
