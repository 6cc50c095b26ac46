import { BroadcastChannel } from 'node:worker_threads';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Decisions } from '../../../src/contacts/store/decisions/Decisions';
import { database } from '../fakes/fakeDatabase';
import { FakeWorker } from '../fakes/fakeWorker';
import { live } from '../fakes/firestoreLive';
import { settled } from '../fakes/settled';
import { becomeSignedIn } from '../fakes/site';
import { asked, openAnalyzed, putContact } from './oddContacts';

vi.mock(import('firebase/firestore/lite'), () => import('../fakes/firestoreLite'));
vi.mock(import('firebase/auth'), () => import('../fakes/firebaseAuth'));

let otherTabs = new AbortController();

beforeEach(() => {
  otherTabs = new AbortController();
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
});

afterEach(async () => {
  otherTabs.abort();
  // The window stays, and with it what listens to it.
  await becomeSignedIn(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function openPairs() {
  const hana = { name: 'Hana Sato', email: 'hana.sato@kitz.de' };
  putContact('new', 0, { ...hana, title: 'Director' });
  putContact('old', 200, { ...hana, title: 'Engineer' });
  putContact('tom1', 3, { name: 'Tom Frost', email: 'tom.frost@aoba.de' });
  putContact('tom2', 4, { name: 'Tom Frost', email: 'tom.frost@aoba.de' });
  const user = openAnalyzed('/clean-up?tab=same-person');
  await screen.findByRole('heading', { level: 2, name: 'Hana Sato' });
  return user;
}

/** The phone deletes a contact, and the page hears of it. */
async function deleteElsewhere(id: string): Promise<void> {
  await waitFor(() => {
    expect(live.count()).toBe(3);
  });
  const card = database.read(`businessCards/${id}`);
  const deletedAt = { toDate: () => new Date() };
  database.put(`users/ada/deleted/${id}`, { card, deletedAt });
  database.remove(`businessCards/${id}`);
  await act(async () => {
    live.tell();
  });
}

test('a pair goes with a card that is deleted elsewhere, and no further pairs are promised', async () => {
  await openPairs();
  // The worker has not analyzed again yet.
  vi.spyOn(FakeWorker.prototype, 'postMessage').mockReturnValue();
  await deleteElsewhere('old');
  await waitFor(() => {
    expect(asked()).toEqual(['Tom Frost']);
  });
  expect(screen.getByRole('button', { name: 'Most likely one person 1' })).toBeVisible();
  expect(screen.queryByText(/more pairs? come/)).not.toBeInTheDocument();
  await deleteElsewhere('tom1');
  expect(await screen.findByRole('heading', { name: /^Nobody seems/ })).toBeVisible();
});

test('the card that was to be kept is deleted elsewhere: the other two are asked about', async () => {
  putContact('oldest', 400, { name: 'Hana Sato', email: 'hana.sato@kitz.de', title: 'Student' });
  const user = await openPairs();
  const [, second] = screen.getAllByRole('radio', { name: 'Keep This One' });
  await user.click(second ?? document.body);
  await deleteElsewhere('old');
  await waitFor(() => {
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });
  expect(screen.queryByText('Engineer')).not.toBeInTheDocument();
  const [keep] = screen.getAllByRole('button', { name: 'Merge' });
  await user.click(keep ?? document.body);
  expect(await screen.findByText(/is one card now\. The other one is in/)).toBeVisible();
  expect(database.read('businessCards/new')).toHaveProperty('title', 'Director');
});

/** Another tab of this browser, in which the answers are known. */
async function openOtherTab(): Promise<Decisions> {
  const tab = new Decisions('ada', otherTabs.signal);
  await tab.load('pairs');
  return tab;
}

const say = (answer: string | null) => new Map([['new old', answer]]);
const answerIn = (tab: Decisions) => {
  const state = tab.current('pairs');
  return state.kind === 'known' ? state.entries.get('new old') : state.kind;
};
const stored = () => database.read('users/ada/decisions/pairs')?.['entries'];

test('what another tab decides is seen here, and what is decided here there', async () => {
  const user = await openPairs();
  const other = await openOtherTab();
  await other.decide('pairs', say('apart'));
  await waitFor(() => {
    expect(asked()).toEqual(['Tom Frost']);
  });
  await other.decide('pairs', say(null));
  await screen.findByRole('heading', { level: 2, name: 'Hana Sato' });
  const [both] = screen.getAllByRole('button', { name: 'Keep Both' });
  await user.click(both ?? document.body);
  await waitFor(() => {
    expect(answerIn(other)).toBe('both');
  });
});

test('an answer to no question leaves all that are stored', async () => {
  const tab = await openOtherTab();
  await tab.decide('pairs', say('apart'));
  await tab.decide('pairs', new Map());
  expect(stored()).toEqual({ 'new old': 'apart' });
});

test('two tabs decide differently: the answer that is stored last counts in both', async () => {
  const user = await openPairs();
  const other = await openOtherTab();
  const held = database.holdNext('set decisions');
  const [both] = screen.getAllByRole('button', { name: 'Keep Both' });
  await user.click(both ?? document.body);
  await other.decide('pairs', say('apart'));
  await settled();
  expect(asked()).toEqual(['Tom Frost']);
  held.release();
  await waitFor(() => {
    expect(answerIn(other)).toBe('both');
  });
  expect(stored()).toEqual({ 'new old': 'both' });

  await user.click(screen.getByRole('link', { name: 'Back to Contacts' }));
  const [first] = await screen.findAllByRole('link', { name: 'Hana Sato' });
  await user.click(first ?? document.body);
  await screen.findByRole('heading', { name: 'Other cards of this person' });
  await other.decide('pairs', say('apart'));
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: 'Other cards of this person' })).toBeNull();
  });
  expect(stored()).toEqual({ 'new old': 'apart' });
});

test('an answer given while the other tab’s is read stays', async () => {
  const user = await openPairs();
  const other = await openOtherTab();
  const reading = database.holdNext('get decisions');
  await other.decide('pairs', new Map([['tom1 tom2', 'apart']]));
  await waitFor(() => {
    expect(database.count('get decisions')).toBe(3);
  });
  const writing = database.holdNext('set decisions');
  const [both] = screen.getAllByRole('button', { name: 'Keep Both' });
  await user.click(both ?? document.body);
  reading.release();
  await settled();
  expect(asked()).toEqual(['Tom Frost']);
  writing.release();
  expect(await screen.findByRole('heading', { name: /^Nobody seems/ })).toBeVisible();
  expect(stored()).toEqual({ 'new old': 'both', 'tom1 tom2': 'apart' });
});

/** Another computer stores that the two cards of Hana are of two people. */
const answerElsewhere = () => {
  database.put('users/ada/decisions/pairs', { entries: { 'new old': 'apart' } });
};
const later = (minutes: number) => {
  vi.setSystemTime(Date.now() + minutes * 60_000);
};
const reads = () => database.count('get decisions');

test('what another computer decides is seen at the next page, where the last read is minutes ago', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const user = await openPairs();
  answerElsewhere();
  const toList = () => user.click(screen.getByRole('link', { name: 'Back to Contacts' }));
  await toList();
  await user.click(await screen.findByRole('link', { name: '2 to clean up' }));
  expect(asked()).toEqual(['Hana Sato', 'Tom Frost']);
  expect(reads()).toBe(1);
  later(6);
  await toList();
  await user.click(await screen.findByRole('link', { name: '1 to clean up' }));
  expect(asked()).toEqual(['Tom Frost']);
  expect(reads()).toBe(2);
});

test('and at the return to the tab; what is known stays where it can’t be read', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await openPairs();
  answerElsewhere();
  const comeBack = () => {
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  };
  comeBack();
  expect(reads()).toBe(1);
  later(6);
  database.failNext('get decisions', 'deadline-exceeded');
  comeBack();
  await waitFor(() => {
    expect(reads()).toBe(2);
  });
  expect(asked()).toEqual(['Hana Sato', 'Tom Frost']);
  await settled();
  comeBack();
  await waitFor(() => {
    expect(asked()).toEqual(['Tom Frost']);
  });
});
