import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
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

test('an account that holds nothing but contacts without a date has no empty list', async () => {
  putUndated('Sophie');
  const byName = database.holdNext('list businessCards');
  openSite('/dashboard');
  expect(await screen.findByText('Loading Contacts List...')).toBeVisible();
  byName.release();
  expect(await screen.findByText('Showing 1 of 1 business cards')).toBeVisible();
});
