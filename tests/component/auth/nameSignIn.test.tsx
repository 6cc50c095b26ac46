import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { database } from '../fakes/fakeDatabase';
import { signInService } from '../fakes/fakeSignIn';
import { ada, openSite } from '../fakes/site';

const nameless = { ...ada, displayName: null };
const header = async () => within(await screen.findByRole('banner'));

test('a sign-in without a name takes name and photo of the profile', async () => {
  const photoURL = 'https://photos.example/ada.png';
  database.put('users/ada', { name: 'Ada Lovelace', photoURL });
  openSite('/dashboard', nameless);
  expect(await (await header()).findByText('Ada Lovelace')).toBeVisible();
  expect(signInService.user).toMatchObject({ displayName: 'Ada Lovelace', photoURL });
});

test('a profile that cannot be read leaves the header as it is', async () => {
  database.put('users/ada', { name: 'Ada Lovelace' });
  database.put('subscriptions/ada', { plan: 'free' });
  database.failNext('get users', 'resource-exhausted');
  openSite('/dashboard', nameless);
  expect(await screen.findByRole('heading', { name: 'No business cards yet' })).toBeVisible();
  await waitFor(() => {
    expect(database.count('get users')).toBe(1);
  });
  expect((await header()).getByText('User')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['/', nameless],
  ['/dashboard', ada],
])('%s reads no profile for the header', async (path, account) => {
  database.put('users/ada', { name: 'Another name' });
  database.put('subscriptions/ada', { plan: 'free' });
  localStorage.setItem('cardfile.session', 'open');
  openSite(path, account);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('link', { name: account.displayName ?? 'User' });
  expect(database.count('get users')).toBe(0);
});
