import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { signInService } from '../fakes/fakeSignIn';
import { ada, address, becomeSignedIn, openSite, pasteInto } from '../fakes/site';
import type { UserEvent } from '@testing-library/user-event';

async function logIn(user: UserEvent) {
  signInService.register('ada@cardfile.example', 'correct horse', ada);
  await pasteInto(user, await screen.findByLabelText('Email'), 'ada@cardfile.example');
  await pasteInto(user, screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

test.each(['/dashboard', '/contact/grace', '/contact/edit/grace'])(
  'a visitor of %s is sent to the login, and nothing is read',
  async (path) => {
    database.put('businessCards/grace', graceHopper());
    openSite(path, null);
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(address()).toBe('/login');
    expect(database.calls).toEqual([]);
  },
);

test.each([
  ['/contact/edit/grace', 'Edit Contact'],
  ['/contact/grace', 'Grace Hopper'],
  // A search leaves the address a moment later, for the history entry (R15.42).
  ['/dashboard?sort=name', 'Contacts'],
])('%s is remembered through the login, its query included', async (path, heading) => {
  database.put('businessCards/grace', graceHopper());
  const user = openSite(path, null);
  await logIn(user);
  await screen.findByRole('heading', { level: 1, name: heading });
  expect(address()).toBe(path);
});

test.each(['Main', 'Quick Links'])('Login in “%s” keeps it', async (name) => {
  database.put('businessCards/grace', graceHopper());
  const user = openSite('/contact/grace', null);
  await user.click(await screen.findByRole('link', { name: 'Sign Up' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
  const links = () => within(screen.getByRole('navigation', { name }));
  await user.click(links().getByRole('link', { name: 'Login' }));
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  await user.click(links().getByRole('link', { name: 'Login' }));
  await logIn(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
});

test('a sign-in in another tab opens the remembered page too', async () => {
  database.put('businessCards/grace', graceHopper());
  openSite('/contact/grace', null);
  await screen.findByRole('heading', { name: 'Login' });
  await becomeSignedIn(ada);
  expect(await screen.findByRole('heading', { name: 'Grace Hopper' })).toBeVisible();
  expect(address()).toBe('/contact/grace');
});

test('without a remembered page the login opens the dashboard', async () => {
  putFourContacts();
  const user = openSite('/login', null);
  await logIn(user);
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  expect(address()).toBe('/dashboard');
});

test('logging out opens the home page and forgets the page before', async () => {
  database.put('businessCards/grace', graceHopper());
  const user = openSite('/contact/grace');
  await screen.findByRole('heading', { name: 'Grace Hopper' });

  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Scan the card. Keep the contact.' }),
  ).toBeVisible();
  expect(address()).toBe('/');
  expect(signInService.user).toBeNull();
  expect(
    screen.queryByText('Your session has ended. Please log in again.'),
  ).not.toBeInTheDocument();
  expect(screen.queryByText('Grace Hopper')).not.toBeInTheDocument();

  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Login' }));
  await logIn(user);
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  expect(address()).toBe('/dashboard');
});

test('going back to a protected page after logging out opens the login', async () => {
  database.put('businessCards/grace', graceHopper());
  const user = openSite('/dashboard?search=grace');
  await screen.findByText('Showing 1 of 1 business cards');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { level: 1, name: 'Scan the card. Keep the contact.' });

  await act(async () => {
    window.history.back();
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(address()).toBe('/login');
  await logIn(user);
  expect(await screen.findByText('Showing 1 of 1 business cards')).toBeVisible();
  // The words went with the session (R15.42).
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
