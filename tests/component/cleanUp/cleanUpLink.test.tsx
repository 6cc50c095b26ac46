import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CLEAN_UP } from '../../../src/routes';
import { database } from '../fakes/fakeDatabase';
import { address } from '../fakes/site';
import { openAnalyzed, putContact, putTwoCards } from './oddContacts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const putEva = (name: string) => putContact('eva', 3, { name, phone: '+49 3O 901821' });

test.each([
  { what: 'what needs a look', put: () => putEva('Eva Wolf'), counts: [1, 0] },
  { what: 'who is in here twice', put: () => putTwoCards(), counts: [0, 1] },
  {
    what: 'both',
    put: () => {
      putEva('Ev4 Wolf');
      putTwoCards();
    },
    counts: [2, 1],
  },
])('the list leads to $what, with the number of all that is shown', async ({ put, counts }) => {
  put();
  const [look = 0, same = 0] = counts;
  const user = openAnalyzed('/dashboard');
  await user.click(await screen.findByRole('link', { name: `${look + same} to clean up` }));
  const tabs = within(await screen.findByRole('navigation', { name: 'Clean Up' }));
  const links = tabs.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual([`Needs a Look ${look}`, `Same Person ${same}`]);
  const [first] = [look > 0 && CLEAN_UP.look, CLEAN_UP.same].filter(Boolean);
  expect(address()).toBe(first);
});

test('where it can’t be read what was said to be right, the list still says who is in here twice', async () => {
  putTwoCards();
  putContact('eva', 3, { name: 'Eva Wolf', phone: '+49 3O 901821' });
  database.put('users/ada/decisions/pairs', { entries: {} });
  database.failNext('get decisions', 'resource-exhausted');
  openAnalyzed('/dashboard');
  expect(await screen.findByRole('link', { name: '1 to clean up' })).toBeVisible();
});
