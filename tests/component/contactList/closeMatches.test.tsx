import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { searchBox, shownNames } from '../fakes/contactsTable';
import { database } from '../fakes/fakeDatabase';
import { address, openSite } from '../fakes/site';

async function search(words: string) {
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByRole('checkbox', { name: 'Select Grace Hopper' });
  await user.type(searchBox(), words);
  return user;
}

// Without styles the tests' document sets a blank between the words of two elements.
const heading = () => screen.findByRole('rowheader', { name: /^Did you mean ?, 1$/ });

test('a name with one slip is found under a heading of its own, and is not counted', async () => {
  await search('Grcae Hoper');
  expect(await heading()).toBeVisible();
  expect(shownNames()).toEqual(['Grace Hopper']);
  expect(screen.getByText('Showing 0 of 4 business cards')).toBeVisible();
  expect(
    await screen.findByText('0 of 4 business cards shown. Did you mean Grace Hopper?'),
  ).toHaveRole('status');
  expect(screen.queryByText('No business cards match your search.')).not.toBeInTheDocument();
});

test('beside what is found nobody is close', async () => {
  database.put('businessCards/other', graceHopper({ name: 'Ann Hoper', email: '' }));
  await search('hoper');
  await waitFor(() => expect(shownNames()).toEqual(['Ann Hoper']));
  expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
});

test('where nothing is found to the letter, Enter opens the closest one', async () => {
  const user = await search('turnig');
  expect(await heading()).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Alan Turing' })).toBeVisible();
  expect(address()).toBe('/contact/alan');
});

test('a close one is selected by hand', async () => {
  const user = await search('hoper');
  await heading();
  await user.click(screen.getByRole('checkbox', { name: 'Select Grace Hopper' }));
  const bar = screen.getByRole('region', { name: 'Selected contacts' });
  expect(within(bar).getAllByText('1 selected')[0]).toBeVisible();
});

test('three letters, or words that are far from all, find nothing', async () => {
  const user = await search('hpr');
  expect(await screen.findByText('No business cards match your search.')).toBeVisible();
  await user.clear(searchBox());
  await user.type(searchBox(), 'zzzzzzz');
  expect(await screen.findByText('No business cards match your search.')).toBeVisible();
});
