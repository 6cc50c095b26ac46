import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CLEAN_UP } from '../../../src/routes';
import { database, timestamp, type Fields } from '../fakes/fakeDatabase';
import { live } from '../fakes/firestoreLive';
import { address, becomeSignedIn } from '../fakes/site';
import { asked, openAnalyzed, putContact, shown } from './oddContacts';

const NOW = '2026-02-14T12:00:05Z';

afterEach(async () => {
  // The window stays, and with it what listens to it.
  await becomeSignedIn(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const HANA = { name: 'Hana Sato', email: 'hana.sato@kitz.de' };

/** The open list, which listens and is analyzed. */
async function openList() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-02-14T12:00:00Z') });
  putContact('hana', 0, HANA);
  putContact('eva', 3, { name: 'Eva Wolf', phone: '+49 3O 901820' });
  putContact('tom1', 4, { name: 'Tom Frost', email: 'tom.frost@aoba.de' });
  putContact('tom2', 5, { name: 'Tom Frost', email: 'tom.frost@aoba.de' });
  const user = openAnalyzed('/dashboard');
  await waitFor(() => {
    expect(live.count()).toBe(3);
  });
  await screen.findByRole('link', { name: '2 to clean up' });
  return user;
}

async function scan(id: string, fields: Fields): Promise<void> {
  const scanned = { userId: 'ada', createdAt: timestamp(NOW), updatedAt: timestamp(NOW) };
  database.put(`businessCards/${id}`, { ...scanned, ...fields });
  await act(async () => {
    live.tell();
  });
}

const notice = () => screen.findByText(/^You have a/);
const noNotice = () => screen.queryByText(/^You have a/);

test('a scan of somebody who is in the list already is told of, and both are a press away', async () => {
  const user = await openList();
  await scan('new', HANA);
  expect(await notice()).toHaveTextContent('You have a card of ⁨Hana Sato⁩ from January 2026.');
  await user.click(screen.getByRole('link', { name: 'Show both' }));
  expect(address()).toBe(CLEAN_UP.same);
  await waitFor(() => expect(shown()).toBe('Hana Sato'));
});

test('the group that was asked for is shown, whatever else there is', async () => {
  const user = await openList();
  await scan('zz', { name: 'Tom Frost', email: 'tom.frost@aoba.de' });
  await notice();
  await scan('new', HANA);
  await user.click(screen.getByRole('link', { name: 'Show both' }));
  await waitFor(() => expect(shown()).toBe('Tom Frost'));
  expect(asked()).toEqual(['Hana Sato', 'Tom Frost']);
});

test('nothing is said of what is there at first, of others, of changes, or of what comes back', async () => {
  await openList();
  expect(noNotice()).not.toBeInTheDocument();
  await scan('ann', { name: 'Ann Lee', email: 'ann@lee.de' });
  await scan('eva', { name: 'Tom Frost', email: 'tom.frost@aoba.de' });
  await scan('back', { ...HANA, createdAt: timestamp('2026-01-05T12:00:00Z') });
  // A later answer tells that these were analyzed.
  await scan('last', { name: 'Kim Park', phone: '+49 3O 901821' });
  await screen.findByRole('link', { name: '3 to clean up' });
  expect(noNotice()).not.toBeInTheDocument();
});

test('it takes no Undo away: it waits until the notice before it is gone', async () => {
  const user = await openList();
  await user.click(screen.getByRole('checkbox', { name: 'Select Eva Wolf' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog');
  const [, confirm] = screen.getAllByRole('button', { name: 'Delete' });
  await user.click(confirm ?? document.body);
  await screen.findByRole('button', { name: 'Undo' });
  await scan('new', HANA);
  await screen.findByRole('link', { name: '2 to clean up' });
  expect(noNotice()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(await notice()).toBeVisible();
});
