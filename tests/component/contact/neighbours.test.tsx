import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { makeRoomForDesk } from '../fakes/desk';
import { database } from '../fakes/fakeDatabase';
import {
  address,
  becomeSignedIn,
  keptSearch,
  openSite,
  pasteInto,
  reloadSite,
} from '../fakes/site';

afterEach(async () => {
  // The window stays, and with it what listens to it.
  await becomeSignedIn(null);
  vi.useRealTimers();
});

const heading = () => screen.findByRole('heading', { level: 1, name: /Hopper|Turing|Lovelace/ });

/** The names of the list in its order, after a sort by name. */
async function openSorted(search = '') {
  putFourContacts();
  const user = openSite('/dashboard?sort=name');
  await screen.findByRole('link', { name: 'Grace Hopper' });
  if (search) await pasteInto(user, screen.getByRole('searchbox'), search);
  const names = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);
  return { user, names };
}

test('previous and next follow the list as it was left, and Back leads to it', async () => {
  const { user, names } = await openSorted();
  const [first = '', second = ''] = names;
  const before = window.history.length;
  await user.click(screen.getByRole('link', { name: first }));
  expect(await screen.findByText('1 of 4')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Previous contact' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Next contact' }));
  expect(await screen.findByRole('heading', { level: 1, name: second })).toBeVisible();
  expect(screen.getByText('2 of 4')).toBeVisible();
  // Each takes the place of the one before.
  expect(window.history.length).toBe(before + 1);
  await user.click(screen.getByRole('link', { name: 'Previous contact' }));
  expect(await screen.findByRole('heading', { level: 1, name: first })).toBeVisible();
});

test('a click goes on from what is shown, before the address has followed a walk', async () => {
  makeRoomForDesk();
  const { user, names } = await openSorted();
  const [first = '', second = ''] = names;
  const row = screen.getByRole('link', { name: first });
  await user.click(row);
  expect(await screen.findByText('1 of 4')).toBeVisible();
  const start = address();
  // The address would follow once the keys rest.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.keyDown(row, { key: 'j' });
  expect(screen.getByRole('heading', { level: 1, name: second })).toBeVisible();
  expect(address()).toBe(start);
  // The address is that of the first one already.
  fireEvent.click(screen.getByRole('link', { name: 'Previous contact' }));
  expect(screen.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(screen.getByText('1 of 4')).toBeVisible();
  expect(address()).toBe(start);
});

test('next passes over a contact that was deleted elsewhere', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { user, names } = await openSorted();
  expect(names.slice(0, 3)).toEqual(['Alan Turing', 'Grace Hopper', 'Zoë Müller']);
  await user.click(screen.getByRole('link', { name: 'Alan Turing' }));
  expect(await screen.findByText('1 of 4')).toBeVisible();

  database.remove('businessCards/grace');
  vi.setSystemTime(Date.now() + 60_000);
  fireEvent(window, new Event('focus'));
  expect(await screen.findByText('1 of 3')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next contact' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Zoë Müller' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Previous contact' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Alan Turing' })).toBeVisible();
});

test('the last one has no next, and hits of a search count alone', async () => {
  const { user, names } = await openSorted('grace');
  expect(names).toEqual(['Grace Hopper']);
  await user.click(screen.getByRole('link', { name: 'Grace Hopper' }));
  expect(await screen.findByText('1 of 1')).toBeVisible();
  expect(screen.queryByRole('link', { name: /contact$/ })).not.toBeInTheDocument();
});

test('a contact that is opened by itself has no neighbours', async () => {
  database.put('businessCards/grace', graceHopper());
  openSite('/contact/grace');
  await heading();
  expect(screen.queryByText(/ of \d/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Next contact' })).not.toBeInTheDocument();
});

test('after a reload the way back still leads to the search and the sort', async () => {
  const { user } = await openSorted('grace');
  await user.click(screen.getByRole('link', { name: 'Grace Hopper' }));
  await screen.findByText('1 of 1');
  reloadSite();
  await heading();
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('searchbox')).toHaveValue('grace');
  expect(address()).toBe('/dashboard?sort=name');
  expect(keptSearch()).toBe('grace');
});

test('what somebody else has searched for is not restored', async () => {
  database.put('businessCards/grace', graceHopper());
  const view = { sort: '?sort=name', state: { search: 'grace', uid: 'mary' } };
  window.history.replaceState({ usr: { view }, key: 'one', idx: 0 }, '', '/contact/grace');
  const user = openSite('/contact/grace');
  await heading();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('searchbox')).toHaveValue('');
});

test('one that was deleted elsewhere keeps the ways to its neighbours', async () => {
  const { user, names } = await openSorted();
  const [first = '', second = '', third = ''] = names;
  await user.click(screen.getByRole('link', { name: first }));
  expect(await screen.findByText('1 of 4')).toBeVisible();
  const [gone = ''] = database
    .list('businessCards')
    .flatMap(([path, { name }]) => (name === second ? [path] : []));
  database.remove(gone);
  await user.click(screen.getByRole('link', { name: 'Next contact' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact not found' })).toBeVisible();
  expect(screen.getByText('2 of 4')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next contact' }));
  expect(await screen.findByRole('heading', { level: 1, name: third })).toBeVisible();
});
