import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { database } from '../fakes/fakeDatabase';
import { openJudged, putContact, putTwoCards } from './oddContacts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the list leads there', async () => {
  putTwoCards();
  openJudged('/dashboard');
  const link = await screen.findByRole('link', { name: '1 may be in here twice' });
  expect(link).toHaveAttribute('href', '/same-person');
  expect(screen.queryByRole('link', { name: /a look$/ })).not.toBeInTheDocument();
});

test('the list leads to both, what needs a look and who is in here twice', async () => {
  putTwoCards();
  putContact('eva', 3, { name: 'Eva Wolf', phone: '+49 3O 901821' });
  const user = openJudged('/dashboard');
  const look = await screen.findByRole('link', { name: '1 needs a look' });
  expect(look).toHaveAttribute('href', '/needs-a-look');
  await user.click(await screen.findByRole('link', { name: '1 may be in here twice' }));
  await screen.findByRole('heading', { level: 3, name: 'Hana Sato' });
});

test('where it can’t be read what was said to be right, the list still says who is in here twice', async () => {
  putTwoCards();
  putContact('eva', 3, { name: 'Eva Wolf', phone: '+49 3O 901821' });
  database.put('users/ada/decisions/pairs', { entries: {} });
  database.failNext('get decisions', 'resource-exhausted');
  openJudged('/dashboard');
  expect(await screen.findByRole('link', { name: '1 may be in here twice' })).toBeVisible();
});
