import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CLEAN_UP } from '../../../src/routes';
import { database } from '../fakes/fakeDatabase';
import { FakeWorker } from '../fakes/fakeWorker';
import { live } from '../fakes/firestoreLive';
import { settled } from '../fakes/settled';
import { address, becomeSignedIn, openSite } from '../fakes/site';
import { openAnalyzed, putContact, shown } from './oddContacts';

afterEach(async () => {
  // The window stays, and with it what listens to it.
  await becomeSignedIn(null);
});

/** Two cards of Hana, two of Tom, two with one email of which one has no name, and one of Ada. */
function putPairs(): void {
  const hana = { name: 'Hana Sato', email: 'hana.sato@kitz.de' };
  putContact('new', 0, { ...hana, title: 'Director' });
  putContact('old', 200, hana);
  putContact('tom1', 1, { name: 'Tom Frost', email: 'tom.frost@aoba.de' });
  putContact('tom2', 2, { name: 'Tom Frost', email: 'tom.frost@aoba.de' });
  putContact('kim', 3, { name: 'Kim Park', email: 'kp@minerva.de' });
  putContact('noName', 4, { email: 'kp@minerva.de' });
  putContact('ada', 5, { name: 'Ada King', email: 'ada.king@lee.de' });
}

const chip = () => screen.findByRole('link', { name: 'Twice? Compare' });
const noChip = () => screen.queryByRole('link', { name: 'Twice? Compare' });
const isAnalyzed = () =>
  waitFor(() => {
    expect(FakeWorker.running.size).toBe(1);
  });

test('the oldest of five cards has a chip too, and is among those that are shown', async () => {
  for (let age = 0; age < 5; age += 1) {
    putContact(`hana${String(age)}`, age, { name: 'Hana Sato', email: 'hana.sato@kitz.de' });
  }
  const user = openAnalyzed('/contact/hana4');
  await chip();
  await user.click(await chip());
  expect(await screen.findByText(/^Card of Jan 27, 2026/)).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(4);
});

test('a contact in an open pair names the other card, and shows both a press away', async () => {
  putPairs();
  const user = openAnalyzed('/contact/new');
  expect(await chip()).toHaveAccessibleDescription(
    'May be the same person as ⁨Hana Sato⁩ (card of Jul 15, 2025).',
  );
  await user.click(await chip());
  expect(address()).toBe(CLEAN_UP.same);
  await waitFor(() => expect(shown()).toBe('Hana Sato'));
});

test('both of a pair that is only maybe one person are shown before all others', async () => {
  putPairs();
  const user = openAnalyzed('/contact/noName');
  expect(await chip()).toHaveAccessibleDescription(/^May be the same person as ⁨Kim Park⁩ \(card/);
  await user.click(await chip());
  await waitFor(() => expect(shown()).toBe('Kim Park'));
});

test('with three cards the other two are named', async () => {
  putPairs();
  putContact('third', 9, { name: 'Hana Satō', email: 'hana.sato@kitz.de' });
  openAnalyzed('/contact/old');
  expect(await chip()).toHaveAccessibleDescription(
    'May be the same person as ⁨Hana Sato⁩ and ⁨Hana Satō⁩.',
  );
});

test('nothing is said of a contact in no pair, and no decision is read again', async () => {
  putPairs();
  openAnalyzed('/contact/ada');
  await isAnalyzed();
  await settled();
  expect(noChip()).not.toBeInTheDocument();
  expect(database.count('get decisions')).toBe(1);
});

test('nothing is said of a pair that was answered', async () => {
  putPairs();
  database.put('users/ada/decisions/pairs', { entries: { 'new old': 'both' } });
  openAnalyzed('/contact/new');
  await screen.findByRole('heading', { name: 'Other cards of this person' });
  await isAnalyzed();
  await settled();
  expect(noChip()).not.toBeInTheDocument();
});

test('nothing is said until the contacts are analyzed', async () => {
  putPairs();
  openSite('/contact/new');
  await screen.findByRole('heading', { level: 1, name: 'Hana Sato' });
  await settled();
  expect(noChip()).not.toBeInTheDocument();
});

test('the chip goes with the other card', async () => {
  putPairs();
  openAnalyzed('/contact/new');
  await chip();
  await waitFor(() => {
    expect(live.count()).toBe(3);
  });
  database.put('users/ada/deleted/old', {
    card: database.read('businessCards/old'),
    deletedAt: { toDate: () => new Date() },
  });
  database.remove('businessCards/old');
  await act(async () => {
    live.tell();
  });
  await waitFor(() => {
    expect(noChip()).not.toBeInTheDocument();
  });
});

test('no worker starts before the browser is idle', async () => {
  const waiting = new Set<IdleRequestCallback>();
  vi.stubGlobal('requestIdleCallback', (task: IdleRequestCallback) => {
    waiting.add(task);
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {});
  const beIdle = () =>
    act(async () => {
      const tasks = [...waiting];
      waiting.clear();
      for (const task of tasks) task({ didTimeout: false, timeRemaining: () => 50 });
    });
  putPairs();
  openAnalyzed('/contact/new');
  await screen.findByRole('heading', { level: 1, name: 'Hana Sato' });
  // The list is asked for at the first pause, and the contacts are analyzed at a later one.
  await waitFor(async () => {
    if (database.count('list businessCards') === 0) await beIdle();
    expect(database.count('list businessCards')).toBeGreaterThan(1);
  });
  await settled();
  expect(FakeWorker.running.size).toBe(0);
  await waitFor(async () => {
    await beIdle();
    expect(FakeWorker.running.size).toBe(1);
  });
});
