import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useSession } from '../../../src/session/useSession';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { becomeSignedIn, draw, mary, openSite, reloadSite } from '../fakes/site';

afterEach(() => {
  vi.useRealTimers();
});

test('loaded data cannot be read on a page without sign-in', () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  function Lost() {
    return useSession().uid;
  }
  expect(() => draw(<Lost />)).toThrow('useSession needs a SessionProvider above it.');
  vi.mocked(console.error).mockClear();
});

test('coming back within five minutes finds the list without asking again', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
  await user.click(await screen.findByRole('link', { name: 'Back' }));

  expect(screen.getByText('Showing 4 of 4 business cards')).toBeVisible();
  expect(screen.queryByText('Loading Contacts List...')).not.toBeInTheDocument();
  expect(database.count('list businessCards')).toBe(3);
});

test('an older list shows at once and is refreshed in the background', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-21T09:00:00Z') });
  putFourContacts();
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
  await screen.findByRole('heading', { name: 'Grace Hopper' });

  vi.setSystemTime(new Date('2025-11-21T09:05:01Z'));
  database.put('businessCards/new', graceHopper({ name: 'Just Scanned' }));
  const reload = database.holdNext('list businessCards');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByText('Showing 4 of 4 business cards')).toBeVisible();

  reload.release();
  expect(await screen.findByText('Showing 5 of 5 business cards')).toBeVisible();
  expect(screen.getByText('Just Scanned')).toBeVisible();
});

test('a message does not show again after a reload', async () => {
  putFourContacts();
  const user = openSite('/contact/grace');
  await deleteShown(user);
  expect(await screen.findByText('\u2068Grace Hopper\u2069 was deleted.')).toBeVisible();

  reloadSite();
  expect(await screen.findByText('Showing 3 of 3 business cards')).toBeVisible();
  expect(screen.queryByText('\u2068Grace Hopper\u2069 was deleted.')).not.toBeInTheDocument();
});

test('the next user sees nothing that the last one has read', async () => {
  putFourContacts();
  database.put('subscriptions/ada', { plan: 'Basic' });
  openSite('/dashboard');
  await screen.findByText('Showing 4 of 4 business cards');
  database.put('businessCards/hers', graceHopper({ userId: 'mary', name: 'Jane Marcet' }));
  const held = database.holdNext('list businessCards');
  await becomeSignedIn(mary);
  expect(await screen.findByText('Loading Contacts List...')).toBeVisible();
  expect(screen.queryByText('Basic')).not.toBeInTheDocument();
  held.release();
  expect(await screen.findByText('Showing 1 of 1 business cards')).toBeVisible();
  expect(screen.getByText('Jane Marcet')).toBeVisible();
});

/** Deletes the contact that is shown. */
async function deleteShown(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const [, confirm] = screen.getAllByRole('button', { name: 'Delete' });
  if (!confirm) throw new Error('The dialog has no Delete button.');
  await user.click(confirm);
}
