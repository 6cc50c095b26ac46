import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAuth } from '../../../src/auth/useAuth';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { signInService } from '../fakes/fakeSignIn';
import { callables } from '../fakes/firebaseFunctions';
import {
  ada,
  address,
  becomeSignedIn,
  draw,
  mary,
  openSite,
  openSiteBeforeSignIn,
} from '../fakes/site';

beforeEach(() => {
  callables.reset();
});

const SESSION_ENDED = 'Your session has ended. Please log in again.';

test('the whole site says Loading... until the first sign-in state is known', async () => {
  openSiteBeforeSignIn('/dashboard');
  expect(document.body.textContent).toBe('Loading...');

  await becomeSignedIn(ada);
  expect(await screen.findByRole('heading', { level: 1, name: 'Contacts' })).toBeDefined();
  expect(screen.queryByText('Loading...')).toBeNull();
});

test('a page for visitors does not wait for the sign-in service where nobody has signed in', async () => {
  openSiteBeforeSignIn('/');
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(signInService.isWatched).toBe(false);
});

test('where somebody has signed in, it does: the header says who', async () => {
  localStorage.setItem('cardfile.session', 'open');
  openSiteBeforeSignIn('/');
  expect(document.body.textContent).toBe('Loading...');
  await becomeSignedIn(ada);
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(within(screen.getByRole('banner')).getByText('Ada Lovelace')).toBeDefined();
});

test('on the way to the login the page before stays until the service has answered', async () => {
  openSiteBeforeSignIn('/');
  await screen.findByRole('heading', { level: 1 });
  // Not by user-event, whose way to press React's test mode does not let a page wait for anything.
  await act(async () => {
    within(screen.getByRole('banner')).getByRole('link', { name: 'Login' }).click();
  });
  expect(screen.getByText('Scan the card. Keep the contact.')).toBeDefined();
  expect(screen.queryByText('Loading...')).toBeNull();
  await becomeSignedIn(null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeDefined();
});

test('a sign-in in another tab is noticed on a page for visitors', async () => {
  openSite('/', null);
  await screen.findByRole('heading', { level: 1 });
  signInService.become(ada);
  localStorage.setItem('cardfile.session', 'open');
  const opened = { key: 'cardfile.session', newValue: 'open' };
  act(() => window.dispatchEvent(new StorageEvent('storage', opened)));
  expect(await within(screen.getByRole('banner')).findByText('Ada Lovelace')).toBeDefined();
});

test('when nobody is signed in, the first state leads to the login', async () => {
  openSiteBeforeSignIn('/dashboard');
  await becomeSignedIn(null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeDefined();
  expect(screen.queryByText(SESSION_ENDED)).toBeNull();
  expect(database.count('list businessCards')).toBe(0);
});

test('the header follows a change of the name, and nothing is loaded anew', async () => {
  putFourContacts();
  openSite('/dashboard');
  await screen.findByText('Grace Hopper');
  expect(within(screen.getByRole('banner')).getByText('Ada Lovelace')).toBeDefined();

  await becomeSignedIn({ ...ada, displayName: 'Ada King' });
  expect(within(screen.getByRole('banner')).getByText('Ada King')).toBeDefined();
  expect(screen.queryByText('Ada Lovelace')).toBeNull();
  expect(database.count('list businessCards')).toBe(1);
});

test('signing out in another tab ends the session here, without a reproach', async () => {
  putFourContacts();
  openSite('/dashboard');
  await screen.findByText('Grace Hopper');

  await becomeSignedIn(null);
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeDefined();
  expect(address()).toBe('/login');
  expect(screen.queryByText('Grace Hopper')).toBeNull();
  expect(screen.queryByText(SESSION_ENDED)).toBeNull();
});

test('sign-out drops what was remembered, also for the same person', async () => {
  putFourContacts();
  openSite('/dashboard');
  await screen.findByText('Grace Hopper');
  await becomeSignedIn(null);
  await screen.findByRole('heading', { name: 'Login' });

  const load = database.holdNext('list businessCards');
  await becomeSignedIn(ada);
  expect(await screen.findByText('Loading Contacts List...')).toBeDefined();
  expect(screen.queryByText('Grace Hopper')).toBeNull();
  load.release();
  expect(await screen.findByText('Grace Hopper')).toBeDefined();
});

test("another person's sign-in starts with an empty memory", async () => {
  database.put('businessCards/grace', graceHopper());
  database.put('businessCards/jane', graceHopper({ userId: 'mary', name: 'Jane Marcet' }));
  database.put('subscriptions/ada', { plan: 'Business' });
  openSite('/dashboard');
  await screen.findByText('Grace Hopper');
  expect(screen.getByText('Business')).toBeDefined();

  const load = database.holdNext('list businessCards');
  await becomeSignedIn(mary);
  expect(screen.getByText('Loading Contacts List...')).toBeDefined();
  expect(screen.queryByText('Grace Hopper')).toBeNull();
  load.release();
  expect(await screen.findByText('Jane Marcet')).toBeDefined();
  expect(screen.queryByText('Grace Hopper')).toBeNull();
  expect(screen.queryByText('Your Subscription')).toBeNull();
});

test('an expired session ends at the login, says so, and keeps the page', async () => {
  putFourContacts();
  signInService.register('ada@cardfile.example', 'correct horse', ada);
  // Both of the dashboard's first calls are refused: one end of the session, not two.
  database.failNext('list businessCards', 'unauthenticated');
  database.failNext('get subscriptions', 'unauthenticated');
  const user = openSite('/dashboard?search=grace');

  expect(await screen.findByText(SESSION_ENDED)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Login' })).toBeDefined();
  expect(address()).toBe('/login');
  expect(signInService.user).toBeNull();

  await user.type(screen.getByLabelText('Email'), 'ada@cardfile.example');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Showing 1 of 4 business cards')).toBeDefined();
  expect(address()).toBe('/dashboard?search=grace');
  expect(screen.queryByText(SESSION_ENDED)).toBeNull();
});

test('a function that refuses a call does not end the session', async () => {
  // As App Check makes it answer a browser that cannot prove what it is.
  callables.answers.set('getLocalizedPricing', () => {
    throw new FirebaseError('functions/unauthenticated', 'Unauthenticated');
  });
  const user = openSite('/dashboard');
  const [features] = await screen.findAllByRole('link', { name: 'Features' });
  if (features) await user.click(features);
  expect(await screen.findByText('Failed to load pricing data')).toBeDefined();
  expect(callables.calls).toHaveLength(1);
  expect(screen.getByText('Ada Lovelace')).toBeDefined();
  expect(signInService.user).toMatchObject(ada);
});

test('a session whose token is refused ends the same way', async () => {
  database.put('businessCards/grace', graceHopper());
  database.failNext('get businessCards', 'permission-denied');
  signInService.refuseTokens('user-token-expired');
  openSite('/contact/grace');
  expect(await screen.findByText(SESSION_ENDED)).toBeDefined();
  expect(address()).toBe('/login');
});

test('a session that the service drops by itself ends the same way', async () => {
  putFourContacts();
  openSite('/dashboard?search=grace');
  await screen.findByText('Showing 1 of 4 business cards');
  await act(async () => {
    signInService.become(null);
  });
  expect(await screen.findByText(SESSION_ENDED)).toBeDefined();
  expect(window.history.state).toMatchObject({ usr: { from: '/dashboard?search=grace' } });
});

test('a session that is found dropped at the next visit is told once, until it is not', async () => {
  openSite('/dashboard');
  await screen.findByRole('heading', { name: 'No business cards yet' });
  cleanup();
  openSite('/profile', null);
  expect(await screen.findByText(SESSION_ENDED)).toBeDefined();
  expect(window.history.state).toMatchObject({ usr: { from: '/profile' } });
  cleanup();
  openSite('/login', null);
  await screen.findByRole('heading', { name: 'Login' });
  expect(screen.queryByText(SESSION_ENDED)).toBeNull();
});

test('logging out leaves nothing behind, and the next visit is not reproached', async () => {
  const user = openSite('/dashboard');
  await screen.findByRole('heading', { name: 'No business cards yet' });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { level: 1, name: 'Scan the card. Keep the contact.' });
  expect(localStorage).toHaveLength(0);
  cleanup();
  openSite('/dashboard', null);
  await screen.findByRole('heading', { name: 'Login' });
  expect(screen.queryByText(SESSION_ENDED)).toBeNull();
});

test('a browser that keeps nothing still signs in and out', async () => {
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
  ).toBeDefined();
  expect(screen.queryByText(SESSION_ENDED)).toBeNull();
});

test('a stale token is no expired session: with a fresh one the call goes through', async () => {
  database.put('businessCards/grace', graceHopper());
  database.failNext('get businessCards', 'permission-denied');
  openSite('/contact/grace');
  expect(await screen.findByRole('heading', { name: 'Grace Hopper' })).toBeDefined();
  expect(signInService.refreshes).toBe(1);
  expect(database.count('get businessCards')).toBe(2);
  await waitFor(() => {
    expect(address()).toBe('/contact/grace');
  });
});

test('the sign-in state cannot be read outside the provider', () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  function Lost() {
    return useAuth().state.kind;
  }
  expect(() => draw(<Lost />)).toThrow('useAuth needs an AuthProvider above it.');
  vi.mocked(console.error).mockClear();
});
