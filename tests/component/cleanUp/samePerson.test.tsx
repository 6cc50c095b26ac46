import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { database, SERVER_TIME, type Fields } from '../fakes/fakeDatabase';
import { settled } from '../fakes/settled';
import { openAnalyzed, putContact, putTwoCards } from './oddContacts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const stored = (id: string) => database.read(`businessCards/${id}`);
const binned = (id: string) => database.read(`users/ada/deleted/${id}`);
const pairs = () => database.read('users/ada/decisions/pairs')?.['entries'];
const said = async (text: RegExp) => expect(await screen.findByText(text)).toBeVisible();
const press = async (user: ReturnType<typeof openAnalyzed>, name: string) => {
  await user.click(screen.getByRole('button', { name }));
};

async function openTwoCards(more: Fields = {}) {
  putTwoCards(more);
  const user = openAnalyzed('/clean-up?tab=same-person');
  await screen.findByRole('heading', { level: 2, name: 'Hana Sato' });
  return user;
}

test('shows both cards with their reasons, and what differs in words', async () => {
  await openTwoCards();
  expect(screen.getByRole('button', { name: 'Most likely one person 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Merge' })).toHaveFocus();
  const why = within(screen.getByRole('list', { name: 'Why' })).getAllByRole('listitem');
  expect(why.map(({ textContent }) => textContent)).toEqual([
    'Same name',
    'Same email',
    'Same phone',
  ]);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toContain('TitlediffersDirectorEngineer');
  expect(rows).toContain('Companynot on every card(empty)Kitz');
  // What is the same is behind a line.
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText('3 fields are the same')).toBeVisible();
  expect(rows).toContain('Phone+49 30 901820+49 30 901820');
});

test('Merge fills blanks, notes what differs, and moves the other one to Recently Deleted', async () => {
  const user = await openTwoCards();
  const old = stored('old');
  await press(user, 'Merge');
  await said(/^⁨Hana Sato⁩ is one card now\. The other one is in Recently Deleted\.$/);
  expect(stored('new')).toMatchObject({
    company: 'Kitz',
    title: 'Director',
    cardImageURL: old?.['cardImageURL'],
    updatedAt: SERVER_TIME,
    notes: expect.stringMatching(
      /^Met again\.\n\nFrom the card of .*2025:\nTitle: Engineer\nMet in Kyoto\.$/,
    ),
  });
  expect(stored('old')).toBeUndefined();
  expect(binned('old')).toEqual({ card: old, deletedAt: SERVER_TIME });
  expect(await screen.findByRole('heading', { name: /^Nobody seems/ })).toBeVisible();
});

test('Ctrl+Z brings both back, also after another choice', async () => {
  putContact('tom1', 3, { name: 'Tom Frost', email: 'tom.frost@aoba.de' });
  putContact('tom2', 4, { name: 'Tom Frost', email: 'tom.frost@aoba.de' });
  const user = await openTwoCards();
  const [keep] = screen.getAllByRole('button', { name: 'Merge' });
  await user.click(keep ?? document.body);
  await said(/is one card now/);
  await user.click(screen.getAllByRole('radio', { name: 'Keep This One' })[1] ?? document.body);
  await user.keyboard('{Control>}z{/Control}');
  await said(/^2 cards are back\.$/);
  expect([stored('new'), stored('old')]).not.toContain(undefined);
});

test('the other card can be the one that is kept', async () => {
  const user = await openTwoCards();
  await user.click(screen.getAllByRole('radio', { name: 'Keep This One' })[1] ?? document.body);
  await press(user, 'Merge');
  await said(/is one card now/);
  expect(stored('new')).toBeUndefined();
  expect(stored('old')).toMatchObject({ title: 'Engineer', scan: { id: 7 } });
});

test.each(['new', 'old'])(
  'an undo overwrites nothing where the phone has stored the %s card since',
  async (id) => {
    const user = await openTwoCards();
    const before = stored(id);
    await press(user, 'Merge');
    await said(/is one card now/);
    database.put(`businessCards/${id}`, { ...before, title: 'From the phone', company: 'Kitz' });
    await press(user, 'Undo');
    await said(/^This can’t be undone: one of the cards was changed since\./);
    expect(stored(id)).toMatchObject({ title: 'From the phone' });
    expect(binned('old')).toHaveProperty('card.title', 'Engineer');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
);

test('an undo whose answer was lost is done at the second try', async () => {
  const user = await openTwoCards({ company: '', cardImageURL: '' });
  const before = [stored('new'), stored('old')];
  await press(user, 'Merge');
  await said(/is one card now/);
  database.loseAnswer('set businessCards', 'deadline-exceeded');
  await press(user, 'Undo');
  await said(/^This couldn’t be undone\. The service took too long to respond\./);
  await press(user, 'Undo');
  await said(/^2 cards are back\.$/);
  expect([stored('new'), stored('old')]).toEqual([
    { ...before[0], updatedAt: SERVER_TIME },
    before[1],
  ]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Hana Sato' })).toBeVisible();
});

test('notes too long for one are said, and nothing is changed', async () => {
  const user = await openTwoCards({ notes: 'x'.repeat(10_000) });
  const writes = database.writes.length;
  await press(user, 'Merge');
  await said(/^Nothing was changed\. Their notes would be too long for one\.$/);
  expect(database.writes).toHaveLength(writes);
  expect(screen.getByRole('heading', { level: 2, name: 'Hana Sato' })).toBeVisible();
});

test('where the answer is lost it doesn’t say that nothing was changed, and shows what is stored', async () => {
  const user = await openTwoCards();
  database.loseAnswer('delete businessCards', 'deadline-exceeded');
  await press(user, 'Merge');
  await said(/^The service took too long to respond\. It may still have gone through\./);
  expect(await screen.findByRole('heading', { name: /^Nobody seems/ })).toBeVisible();
});

test('Not the same is kept, and Undo asks again', async () => {
  const user = await openTwoCards();
  await press(user, 'Not the Same');
  await said(/^⁨Hana Sato⁩: not the same person\.$/);
  expect(screen.getByRole('heading', { name: /^Nobody seems/ })).toBeVisible();
  await waitFor(() => {
    expect(pairs()).toEqual({ 'new old': 'apart' });
  });
  await press(user, 'Undo');
  expect(await screen.findByRole('heading', { level: 2, name: 'Hana Sato' })).toBeVisible();
  await waitFor(() => {
    expect(pairs()).toEqual({});
  });
});

test('nothing is changed where a card is gone that should have been kept', async () => {
  const user = await openTwoCards();
  database.remove('businessCards/old');
  await press(user, 'Merge');
  await said(/^Nothing was changed\. One of the cards no longer exists\.$/);
  expect(await screen.findByRole('heading', { name: /^Nobody seems/ })).toBeVisible();
});

test('of five cards of one person each comes once the others have their answer', async () => {
  for (const id of ['a', 'b', 'c', 'd', 'e']) {
    putContact(id, id.charCodeAt(0), { name: 'Hana Sato', email: 'hana.sato@kitz.de' });
  }
  const user = openAnalyzed('/clean-up?tab=same-person');
  await screen.findByRole('heading', { level: 2, name: 'Hana Sato' });
  await said(/^1 more card comes once these are answered\.$/);
  await press(user, 'Keep All');
  await waitFor(() => {
    expect(Object.keys(pairs() ?? {})).toHaveLength(6);
  });
  await press(user, 'Keep All');
  await press(user, 'Keep Both');
  await waitFor(() => {
    expect(Object.keys(pairs() ?? {})).toHaveLength(10);
  });
  expect(screen.getByRole('heading', { name: /^Nobody seems/ })).toBeVisible();
});

test('an answer about a third card leaves the earlier one about two, and so does its Undo', async () => {
  putTwoCards();
  putContact('oldest', 400, { name: 'Hana Sato', email: 'hana.sato@kitz.de', address: 'Kyoto' });
  database.put('users/ada/decisions/pairs', { entries: { 'new old': 'both' } });
  const user = openAnalyzed('/clean-up?tab=same-person');
  await screen.findByRole('heading', { level: 2, name: 'Hana Sato' });
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  await press(user, 'Not the Same');
  await waitFor(() => {
    expect(pairs()).toEqual({ 'new old': 'both', 'new oldest': 'apart', 'old oldest': 'apart' });
  });
  await press(user, 'Undo');
  await waitFor(() => {
    expect(pairs()).toEqual({ 'new old': 'both' });
  });
});

test('where neither an answer nor its Undo is stored, it is asked about as before', async () => {
  const user = await openTwoCards();
  const [answer, undo] = [database.holdNext('set decisions'), database.holdNext('set decisions')];
  await press(user, 'Not the Same');
  await press(user, 'Undo');
  answer.fail('resource-exhausted');
  await said(/^Your answer wasn’t stored/);
  await waitFor(() => {
    expect(database.count('set decisions')).toBe(2);
  });
  undo.fail('resource-exhausted');
  await said(/^That couldn’t be undone/);
  await settled();
  expect(screen.getByRole('heading', { level: 2, name: 'Hana Sato' })).toBeVisible();
});

test('three cards of one person are asked about once, and kept as one', async () => {
  putTwoCards();
  putContact('oldest', 400, { name: 'Hana Sato', email: 'hana.sato@kitz.de', address: 'Kyoto' });
  const user = openAnalyzed('/clean-up?tab=same-person');
  await screen.findByRole('heading', { level: 2, name: 'Hana Sato' });
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  await press(user, 'Merge');
  await said(/The others are in Recently Deleted\.$/);
  expect(stored('new')).toMatchObject({ address: 'Kyoto', company: 'Kitz' });
  expect([binned('old'), binned('oldest')]).not.toContain(undefined);
  await press(user, 'Undo');
  await said(/^3 cards are back\.$/);
});
