import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { graceHopper, putFourContacts, putManyContacts } from '../fakes/contactDocuments';
import { shownNames } from '../fakes/contactsTable';
import { database } from '../fakes/fakeDatabase';
import { openSite } from '../fakes/site';

function putUndated(name: string): void {
  const undated: Record<string, unknown> = graceHopper({ name });
  delete undated.createdAt;
  database.put(`businessCards/${name}`, undated);
}

test('contacts without a date are the last of the list, and are found', async () => {
  putUndated('Émilie');
  putFourContacts();
  putUndated('Sophie');
  const user = openSite('/dashboard');
  expect(await screen.findByText('Showing 6 of 6 business cards')).toBeVisible();
  expect(shownNames().slice(-2)).toEqual(['Émilie', 'Sophie']);

  await user.type(screen.getByRole('searchbox'), 'sophie');
  expect(await screen.findByText('Showing 1 of 6 business cards')).toBeVisible();
});

test('the newest are shown before the contacts are counted', async () => {
  putManyContacts(120);
  putUndated('Sophie');
  const count = database.holdNext('count businessCards');
  openSite('/dashboard');
  await screen.findByText('Showing 50 of 50 business cards. Loading the rest...');
  count.release();
  expect(await screen.findByText('Showing 121 of 121 business cards')).toBeVisible();
});

test('an account that holds nothing but contacts without a date has no empty list', async () => {
  putUndated('Sophie');
  const byName = database.holdNext('list businessCards');
  openSite('/dashboard');
  expect(await screen.findByText('Loading Contacts List...')).toBeVisible();
  byName.release();
  expect(await screen.findByText('Showing 1 of 1 business cards')).toBeVisible();
});

test('where every contact has a date, none is read twice', async () => {
  putManyContacts(120);
  openSite('/dashboard');
  await screen.findByText('Showing 120 of 120 business cards');
  expect(database.count('list businessCards')).toBe(2);
  expect(database.count('count businessCards')).toBe(1);
});

test('contacts that could not be counted may be missing, and the page says so', async () => {
  putFourContacts();
  database.failNext('count businessCards', 'resource-exhausted');
  const user = openSite('/dashboard');
  expect(await screen.findByText(/^We could only load your newest contacts/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Showing 4 of 4 business cards')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
