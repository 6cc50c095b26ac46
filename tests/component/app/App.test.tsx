import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { ada, address, becomeSignedIn, mary, openSite, reloadSite } from '../fakes/site';

/** What another user, Mary, has searched for. */
const hers = { search: 'a secret', uid: 'mary' };

test.each([
  ['/dashboard', 'Contacts', 'Contacts · Cardfile'],
  ['/contact/grace', 'Grace Hopper', 'Grace Hopper · Cardfile'],
  ['/contact/edit/grace', 'Edit Contact', 'Edit Contact · Cardfile'],
  ['/login/nowhere', 'Page Not Found', 'Page Not Found · Cardfile'],
  ['/SUBSCRIPTIONS', 'Page Not Found', 'Page Not Found · Cardfile'],
  ['/contact/grace/more', 'Page Not Found', 'Page Not Found · Cardfile'],
])('%s is the page "%s"', async (path, heading, title) => {
  database.put('businessCards/grace', graceHopper());
  openSite(path);
  await screen.findByRole('heading', { level: 1, name: heading });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe(title);
});

test('every page has a header, a footer and one main part', async () => {
  openSite('/nowhere');
  const main = await screen.findByRole('main');
  const link = await within(main).findByRole('link', { name: 'Back to Home' });
  expect(link).toHaveAttribute('href', '/');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('the login sends a signed-in user on to the dashboard', async () => {
  putFourContacts();
  openSite('/login');
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  expect(address()).toBe('/dashboard');
});

test('what somebody else has asked for in this tab is not asked for again (R10.9)', async () => {
  putFourContacts();
  openSite('/login', null);
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  sessionStorage.setItem('cardfile.search k', JSON.stringify({ sort: '', filter: '', ...hers }));
  const asked = { from: '/contact/grace', fromState: { list: 'k' } };
  window.history.replaceState({ usr: asked }, '');
  reloadSite();
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  await becomeSignedIn(ada);
  expect(await screen.findByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  expect(sessionStorage.getItem('cardfile.search k')).toBeNull();
});

test.each(['/contact/grace', '/contact/edit/grace'])(
  'nor is the page that somebody else had open: %s',
  async (path) => {
    putFourContacts();
    openSite(path);
    await screen.findByRole('heading', { level: 1, name: /^(Grace Hopper|Edit Contact)$/ });
    await becomeSignedIn(null);
    await screen.findByRole('heading', { level: 1, name: 'Login' });
    await becomeSignedIn(mary);
    expect(await screen.findByRole('heading', { name: 'No business cards yet' })).toBeVisible();
    expect(address()).toBe('/dashboard');
  },
);

test('an id with spaces and signs is read as it is stored, and encoded in links', async () => {
  database.put('businessCards/a b%', graceHopper());
  openSite('/contact/a%20b%25');
  expect(await screen.findByRole('heading', { name: 'Grace Hopper' })).toBeVisible();
  const edit = screen.getByRole('link', { name: 'Edit Contact' });
  expect(edit).toHaveAttribute('href', '/contact/edit/a%20b%25');
});

test('a new page moves the focus to its heading; the first page does not', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  const link = await screen.findByRole('link', { name: 'Grace Hopper' });
  expect(document.body).toHaveFocus();

  await user.click(link);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  expect(heading).toHaveFocus();
});
