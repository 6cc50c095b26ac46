import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, test } from 'vitest';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { signInService } from '../fakes/fakeSignIn';
import { callables } from '../fakes/firebaseFunctions';
import { ada, address, openSite, pasteInto } from '../fakes/site';
import { entryState, keptQuery, readHistoryState } from '../../../src/ui/historyEntry';

beforeEach(() => {
  callables.reset();
});

const SESSION_ENDED = 'Your session has ended. Please log in again.';

test('an expired session opens the login with a message, and remembers the page', async () => {
  putFourContacts();
  signInService.register('ada@cardfile.example', 'correct horse', ada);
  // Both first calls of the dashboard are refused, which must end the session only once.
  database.failNext('list businessCards', 'unauthenticated');
  database.failNext('get subscriptions', 'unauthenticated');
  signInService.refuseTokens('user-token-expired');
  const user = openSite('/dashboard?sort=name');

  expect(await screen.findByText(SESSION_ENDED)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(address()).toBe('/login');
  expect(signInService.user).toBeNull();

  await pasteInto(user, screen.getByLabelText('Email'), 'ada@cardfile.example');
  await pasteInto(user, screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Showing 4 of 4 business cards')).toBeVisible();
  expect(address()).toBe('/dashboard?sort=name');
  expect(screen.queryByText(SESSION_ENDED)).not.toBeInTheDocument();
});

test('a function that refuses a call does not end the session', async () => {
  // As App Check answers a browser that fails its attestation.
  callables.answers.set('getLocalizedPricing', () => {
    throw new FirebaseError('functions/unauthenticated', 'Unauthenticated');
  });
  const user = openSite('/dashboard');
  const footer = within(await screen.findByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: 'Features' }));
  expect(await screen.findByText('Failed to load pricing data')).toBeVisible();
  // Asked once more with a fresh token.
  expect(callables.calls).toHaveLength(2);
  expect(signInService.refreshes).toBe(1);
  expect(screen.getByText('Ada Lovelace')).toBeVisible();
  expect(signInService.user).toMatchObject(ada);
});

test('a session whose token is refused ends the same way', async () => {
  database.put('businessCards/grace', graceHopper());
  database.failNext('get businessCards', 'permission-denied');
  signInService.refuseTokens('user-token-expired');
  openSite('/contact/grace');
  expect(await screen.findByText(SESSION_ENDED)).toBeVisible();
  expect(address()).toBe('/login');
});

test('a session that the service ends by itself ends the same way', async () => {
  putFourContacts();
  openSite('/dashboard?search=grace&sort=name');
  await screen.findByText('Showing 1 of 4 business cards');
  await waitFor(() => {
    expect(address()).toBe('/dashboard?sort=name');
  });
  await act(async () => {
    signInService.become(null);
  });
  expect(await screen.findByText(SESSION_ENDED)).toBeVisible();
  const { from, fromState } = readHistoryState(entryState());
  expect(from).toBe('/dashboard?sort=name');
  expect(keptQuery(fromState?.list ?? '')).toMatchObject({ search: 'grace', uid: 'ada' });
});

test('a session that ended between two visits is reported once', async () => {
  openSite('/dashboard');
  await screen.findByRole('heading', { name: 'No business cards yet' });
  cleanup();
  openSite('/profile', null);
  expect(await screen.findByText(SESSION_ENDED)).toBeVisible();
  expect(window.history.state).toMatchObject({ usr: { from: '/profile' } });
  cleanup();
  openSite('/login', null);
  await screen.findByRole('heading', { name: 'Login' });
  expect(screen.queryByText(SESSION_ENDED)).not.toBeInTheDocument();
});

test('logging out stores nothing, and the next visit shows no message', async () => {
  const user = openSite('/dashboard');
  await screen.findByRole('heading', { name: 'No business cards yet' });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { level: 1, name: 'Scan the card. Keep the contact.' });
  expect(localStorage).toHaveLength(0);
  cleanup();
  openSite('/dashboard', null);
  await screen.findByRole('heading', { name: 'Login' });
  expect(screen.queryByText(SESSION_ENDED)).not.toBeInTheDocument();
});

test.each([
  ['permission-denied', 1],
  ['unauthenticated', 1],
  ['unavailable', 0],
])('one %s neither ends the session nor shows an error', async (code, refreshes) => {
  database.put('businessCards/grace', graceHopper());
  database.failNext('get businessCards', code);
  openSite('/contact/grace');
  expect(await screen.findByRole('heading', { name: 'Grace Hopper' })).toBeVisible();
  expect(signInService.refreshes).toBe(refreshes);
  expect(database.count('get businessCards')).toBe(2);
  await waitFor(() => {
    expect(address()).toBe('/contact/grace');
  });
});
