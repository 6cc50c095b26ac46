import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAuth } from '../../../src/session/useAuth';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { signInService } from '../fakes/fakeSignIn';
import {
  ada,
  address,
  becomeSignedIn,
  draw,
  mary,
  openSite,
  openSiteBeforeSignIn,
} from '../fakes/site';

const SESSION_ENDED = 'Your session has ended. Please log in again.';

test('shows Loading... until the first sign-in state is known', async () => {
  openSiteBeforeSignIn('/dashboard');
  expect(document.body.textContent).toBe('Loading...');

  await becomeSignedIn(ada);
  expect(await screen.findByRole('heading', { name: 'No business cards yet' })).toBeVisible();
});

test('a public page does not wait for the sign-in service if nobody has signed in', async () => {
  openSiteBeforeSignIn('/');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(signInService.isWatched).toBe(false);
});

test('nor if somebody has: the header says nothing of them until they are known', async () => {
  localStorage.setItem('cardfile.session', 'open');
  openSiteBeforeSignIn('/');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(signInService.isWatched).toBe(true);
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(navigation.queryByText(/^Log/)).not.toBeInTheDocument();
  await becomeSignedIn(ada);
  expect(navigation.getByText('Logout')).toBeVisible();
  expect(within(screen.getByRole('banner')).getByText('Ada Lovelace')).toBeVisible();
});

test('the previous page stays until the sign-in service has answered', async () => {
  openSiteBeforeSignIn('/');
  await screen.findByRole('heading', { level: 1 });
  // Not by user-event: its click in React's test mode does not let a page suspend.
  const login = within(screen.getByRole('banner')).getByRole('link', { name: 'Login' });
  await act(async () => {
    login.click();
  });
  expect(screen.getByText('Scan the card. Keep the contact.')).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  await becomeSignedIn(null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test('a public page notices a sign-in in another tab', async () => {
  openSite('/', null);
  await screen.findByRole('heading', { level: 1 });
  signInService.become(ada);
  localStorage.setItem('cardfile.session', 'open');
  const opened = { key: 'cardfile.session', newValue: 'open' };
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', opened));
  });
  expect(await within(screen.getByRole('banner')).findByText('Ada Lovelace')).toBeVisible();
});

test('when nobody is signed in, the first state leads to the login', async () => {
  openSiteBeforeSignIn('/dashboard');
  await becomeSignedIn(null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(screen.queryByText(SESSION_ENDED)).not.toBeInTheDocument();
  expect(database.count('list businessCards')).toBe(0);
});

test('the header shows a changed name, and nothing is loaded again', async () => {
  putFourContacts();
  openSite('/dashboard');
  await screen.findByText('Showing 4 of 4 business cards');
  expect(within(screen.getByRole('banner')).getByText('Ada Lovelace')).toBeVisible();

  await becomeSignedIn({ ...ada, displayName: 'Ada King' });
  expect(within(screen.getByRole('banner')).getByText('Ada King')).toBeVisible();
  expect(screen.queryByText('Ada Lovelace')).not.toBeInTheDocument();
  expect(database.count('list businessCards')).toBe(3);
});

test('shows no error after logging out in another tab', async () => {
  putFourContacts();
  openSite('/dashboard');
  await screen.findByText('Grace Hopper');

  await becomeSignedIn(null);
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(address()).toBe('/login');
  expect(screen.queryByText('Grace Hopper')).not.toBeInTheDocument();
  expect(screen.queryByText(SESSION_ENDED)).not.toBeInTheDocument();
});

test('logging out drops loaded data, also for the same user', async () => {
  putFourContacts();
  openSite('/dashboard');
  await screen.findByText('Grace Hopper');
  await becomeSignedIn(null);
  await screen.findByRole('heading', { name: 'Login' });

  const load = database.holdNext('list businessCards');
  await becomeSignedIn(ada);
  expect(await screen.findByText('Loading Contacts List...')).toBeVisible();
  expect(screen.queryByText('Grace Hopper')).not.toBeInTheDocument();
  load.release();
  expect(await screen.findByText('Grace Hopper')).toBeVisible();
});

test("another user's sign-in starts without any loaded data", async () => {
  database.put('businessCards/grace', graceHopper());
  database.put('businessCards/jane', graceHopper({ userId: 'mary', name: 'Jane Marcet' }));
  database.put('subscriptions/ada', { plan: 'Business' });
  openSite('/dashboard');
  await screen.findByText('Grace Hopper');
  expect(screen.getByText('Business')).toBeVisible();

  const load = database.holdNext('list businessCards');
  await becomeSignedIn(mary);
  expect(screen.getByText('Loading Contacts List...')).toBeVisible();
  expect(screen.queryByText('Grace Hopper')).not.toBeInTheDocument();
  load.release();
  expect(await screen.findByText('Jane Marcet')).toBeVisible();
  expect(screen.queryByText('Grace Hopper')).not.toBeInTheDocument();
  // The place of the plan stays, and is empty.
  expect(screen.queryByRole('heading', { name: 'Your Subscription' })).not.toBeInTheDocument();
  expect(screen.queryByText('Business')).not.toBeInTheDocument();
});

test('logging in and out works in a browser that stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  function refuse(): never {
    throw new DOMException('Storage is off.', 'SecurityError');
  }
  const user = openSite('/dashboard');
  await screen.findByRole('heading', { name: 'No business cards yet' });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Scan the card. Keep the contact.' }),
  ).toBeVisible();
  expect(screen.queryByText(SESSION_ENDED)).not.toBeInTheDocument();
});

test('the sign-in state cannot be read outside the provider', () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  function Lost() {
    return useAuth().state.kind;
  }
  expect(() => draw(<Lost />)).toThrow('useAuth needs an AuthProvider above it.');
  vi.mocked(console.error).mockClear();
});
