import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { database } from '../fakes/fakeDatabase';
import { openJudged, putContact } from './oddContacts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function putCards(): void {
  const hana = { name: 'Hana Sato', email: 'hana.sato@kitz.de' };
  putContact('new', 0, { ...hana, title: 'Director' });
  putContact('old', 200, { ...hana, title: 'Engineer' });
  putContact('ann', 3, { name: 'Ann Lee', email: 'ann.lee@lee.de' });
  putContact('ann2', 4, { name: 'Ann Lee', email: 'ann.lee@lee.de' });
}

/** What the name cells of the list say besides, from the first row. */
function counts(): (string | null)[] {
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  return rows.map((row) => {
    const [name] = within(row).getAllByRole('cell');
    return /data-cards="(.*?)"/.exec(name?.innerHTML ?? '')?.[1] ?? null;
  });
}

test('the list says who has two cards, also once rows are drawn again', async () => {
  putCards();
  database.put('users/ada/decisions/pairs', {
    entries: { 'new old': 'both', 'ann ann2': 'apart', 'ann gone': 'both' },
  });
  const user = openJudged('/dashboard');
  await screen.findByRole('table');
  await waitFor(() => {
    expect(counts()).toEqual(['2 cards', null, null, '2 cards']);
  });
  await user.type(screen.getByRole('searchbox'), 'lee');
  expect(counts()).toEqual([null, null]);
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => {
    expect(counts()).toEqual(['2 cards', null, null, '2 cards']);
  });
});
