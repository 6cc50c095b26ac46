import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { graceHopper } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { openSite } from '../fakes/site';

function putUndated(name: string): void {
  const undated: Record<string, unknown> = graceHopper({ name });
  delete undated.createdAt;
  database.put(`businessCards/${name}`, undated);
}

test('an account that holds nothing but contacts without a date has no empty list', async () => {
  putUndated('Sophie');
  const byName = database.holdNext('list businessCards');
  openSite('/dashboard');
  expect(await screen.findByText('Loading Contacts List...')).toBeVisible();
  byName.release();
  expect(await screen.findByText('Showing 1 of 1 business cards')).toBeVisible();
});
