import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MOST } from '../../../src/contacts/store/analysis/Analyzer';
import { fingerprint } from '../../../src/platform/fingerprint';
import { database } from '../fakes/fakeDatabase';
import { FakeWorker } from '../fakes/fakeWorker';
import { settled } from '../fakes/settled';
import { goOffline } from '../fakes/site';
import {
  asked,
  box,
  choose,
  openAnalyzed,
  openPass,
  phoneOf,
  putContact,
  putOddContacts,
  shown,
} from './oddContacts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const review = () => database.read('users/ada/decisions/review')?.['entries'];

test('a list without anything in doubt says nothing, and asks for no decision', async () => {
  putContact('ada', 0, { name: 'Ada King', phone: '+49 30 901822' });
  openAnalyzed('/dashboard');
  await waitFor(() => {
    expect(FakeWorker.running.size).toBe(1);
  });
  await screen.findByRole('link', { name: 'Ada King' });
  expect(screen.queryByRole('link', { name: /clean up/ })).not.toBeInTheDocument();
  expect(database.count('get decisions')).toBe(0);
});

test('shows the surest kind first, the reason and the suggestion, with the focus on the answer', async () => {
  await openPass();
  expect(screen.getByText('1 of 3')).toBeVisible();
  expect(box()).toHaveValue('+49 3O 901820');
  const take = screen.getByRole('button', { name: 'Take It' });
  expect(take).toHaveFocus();
  expect(take).toHaveAccessibleDescription(/^A number has no letters: O may be 0\. Suggestion/);
  expect(screen.getByRole('definition')).toHaveTextContent('+49 30 901820');
  const kinds = within(screen.getByRole('list', { name: 'Kinds' })).getAllByRole('button');
  expect(kinds.map(({ textContent }) => textContent)).toEqual([
    'Letters among digits (2)',
    'Digit in a name (1)',
  ]);
  expect(asked()).toEqual(['Eva Wolf', 'Hana Sato']);
});

test('a name in doubt stands in its box alone, and once in the list of all', async () => {
  const user = await openPass();
  await user.keyboard('k');
  expect(box()).toHaveValue('Pau1 Weber');
  expect(shown()).toBe('Kitz');
  const list = within(screen.getByRole('list', { name: 'Digit in a name' }));
  expect(list.getByRole('button', { current: true })).toHaveTextContent(/^Pau1 WeberKitz$/);
});

test('Enter takes the suggestion: the ordinary save, and the next one is shown', async () => {
  const user = await openPass();
  await user.keyboard('{Enter}');
  expect(shown()).toBe('Hana Sato');
  expect(screen.getByRole('button', { name: 'Take It' })).toHaveFocus();
  expect(said()).toContain('Changed the phone of ⁨Eva Wolf⁩.');
  await waitFor(() => {
    expect(phoneOf('eva')).toBe('+49 30 901820');
  });
  const [update] = database.writes.filter(({ kind }) => kind === 'update');
  expect(update).toMatchObject({ path: 'businessCards/eva', fields: { phone: '+49 30 901820' } });
  expect(Object.keys(update && 'fields' in update ? update.fields : {})).toEqual([
    'phone',
    'updatedAt',
  ]);
  expect(await screen.findByText('1 of 2')).toBeVisible();
});

test('Ctrl+Z takes the last back, again and again', async () => {
  const user = await openPass();
  await user.keyboard('{Enter}');
  await user.keyboard('d');
  expect(shown()).toBe('Kitz');
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Hana Sato' })).toBeVisible();
  expect(said()).toContain('Undone: the phone of ⁨Hana Sato⁩.');
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Eva Wolf' })).toBeVisible();
  expect(phoneOf('eva')).toBe('+49 3O 901820');
  expect(review()).not.toHaveProperty('hana phone');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('Ctrl+Z takes the last of all back too, once nothing is left to look at', async () => {
  putContact('eva', 1, { name: 'Eva Wolf', phone: '+49 3O 901820' });
  const user = openAnalyzed('/clean-up');
  await screen.findByRole('button', { name: 'Keyboard Shortcuts' });
  await screen.findByText('1 of 1');
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(phoneOf('eva')).toBe('+49 30 901820');
  });
  // It is analyzed again.
  await settled();
  expect(screen.getByRole('heading', { name: 'Nothing needs a look' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Eva Wolf' })).toBeVisible();
  expect(phoneOf('eva')).toBe('+49 3O 901820');
});

test('D says it is right: kept by field and value, and asked again when the value changes', async () => {
  const user = await openPass();
  await user.keyboard('d');
  await waitFor(() => {
    expect(review()).toEqual({ 'eva phone': `phone-letters ${fingerprint('+49 3O 901820')}` });
  });
  expect(said()).toContain('The phone of ⁨Eva Wolf⁩ stays as it is.');
  expect(phoneOf('eva')).toBe('+49 3O 901820');
});

test('what was said to be right is not asked again, until its text is another', async () => {
  putOddContacts();
  const right = fingerprint('+49 3O 901820');
  database.put('users/ada/decisions/review', {
    entries: { 'eva phone': `phone-letters ${right}`, 'hana phone': `phone-letters ${right}` },
  });
  openAnalyzed('/clean-up');
  expect(await screen.findByRole('heading', { level: 2, name: 'Hana Sato' })).toBeVisible();
  expect(screen.getByText('1 of 2')).toBeVisible();
});

test('two quick Enters on one contact are saved one after the other', async () => {
  putContact('eva', 1, { name: 'Eva W0lf', phone: '+49 3O 901820' });
  putContact('hana', 2, { name: 'Hana Sato', phone: '+49 3O 901821' });
  const user = openAnalyzed('/clean-up');
  await screen.findByRole('button', { name: 'Keyboard Shortcuts' });
  await screen.findByText('1 of 3');
  const held = database.holdNext('update businessCards');
  await user.keyboard('{Enter}');
  await user.keyboard('j{Enter}');
  await waitFor(() => {
    expect(database.count('update businessCards')).toBe(1);
  });
  await settled();
  expect(database.count('update businessCards')).toBe(1);
  held.release();
  await waitFor(() => {
    expect(database.read('businessCards/eva')).toMatchObject({
      name: 'Eva Wolf',
      phone: '+49 30 901820',
    });
  });
  expect(screen.getByText('1 of 1')).toBeVisible();
  expect(screen.queryByText(/wasn’t changed/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back to Contacts' }));
  const row = await screen.findByRole('row', { name: /Eva Wolf/ });
  expect(row).toHaveTextContent('+49 30 901820');
});

test('a suggestion for texts that are being saved waits, and both are in the notes', async () => {
  putContact('eva', 1, {
    ...{ name: 'Eva Wolf', website: 'aoba.de' },
    ...{ phone: 'Tel. +49 30 901820, Fax +49 30 901821', company: 'Kitz www.kitz.de' },
  });
  putContact('hana', 2, { name: 'Han4 Sato' });
  const user = openAnalyzed('/clean-up');
  await screen.findByRole('button', { name: 'Keyboard Shortcuts' });
  await screen.findByText('1 of 3');
  const held = database.holdNext('update businessCards');
  await user.keyboard('{Enter}');
  expect(shown()).toBe('Han4 Sato');
  expect(screen.getByText('1 of 1')).toBeVisible();
  held.release();
  await screen.findByText('2 of 2');
  await user.keyboard('k{Enter}');
  await waitFor(() => {
    expect(database.read('businessCards/eva')).toMatchObject({
      phone: '+49 30 901820',
      company: 'Kitz',
      notes: 'Fax +49 30 901821\nwww.kitz.de',
    });
  });
  expect(screen.queryByText(/wasn’t changed/)).not.toBeInTheDocument();
});

test('what else is in doubt of a field comes once the first of it is taken', async () => {
  putContact('eva', 1, { name: 'EVA WOLF', company: 'Eva Wolf' });
  const user = openAnalyzed('/clean-up');
  await screen.findByRole('button', { name: 'Keyboard Shortcuts' });
  expect(await screen.findByText('Name and company say the same.')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('All letters are capitals.')).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Name and company say the same.')).toBeVisible();
});

test('offline nothing is lost: the text comes back, and it says so', async () => {
  const user = await openPass();
  goOffline();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/wasn’t changed\. You appear to be offline/)).toBeVisible();
  expect(screen.getByText('2 of 3')).toBeVisible();
  await user.keyboard('d');
  expect(await screen.findByText(/^Your answer wasn’t stored\. You appear/)).toBeVisible();
  expect(screen.getByText(/ of 3$/)).toBeVisible();
});

test('a kind that is mostly right comes last, and can be switched off and on', async () => {
  putOddContacts();
  const names = ['a', 'b', 'c', 'd', 'e'].map((id) => [`${id} phone`, 'phone-letters 1']);
  database.put('users/ada/decisions/review', { entries: Object.fromEntries(names) });
  const user = openAnalyzed('/clean-up');
  expect(await screen.findByRole('heading', { level: 2, name: 'Kitz' })).toBeVisible();
  await choose(user, /^Letters among digits/);
  await user.click(screen.getByRole('button', { name: 'Stop Asking' }));
  expect(await screen.findByText('1 of 1')).toBeVisible();
  expect(review()).toMatchObject({ 'phone-letters': 'off' });
  await user.click(screen.getByRole('button', { name: 'Ask Again' }));
  // Where the pass stood, the kind that was chosen.
  expect(await screen.findByText('2 of 3')).toBeVisible();
  expect(review()).not.toHaveProperty('phone-letters');
});

test('of more than two thousand the surest come, and no more of a kind that is switched off', async () => {
  for (let index = 0; index < MOST + 3; index += 1) {
    putContact(`c${String(index)}`, index % 30, { name: 'TOM FROST' });
  }
  putContact('eva', 31, { name: 'Eva Wolf', phone: '+49 3O 901820' });
  const names = ['a', 'b', 'c', 'd', 'e'].map((id) => [`${id} name`, 'capitals 1']);
  database.put('users/ada/decisions/review', { entries: Object.fromEntries(names) });
  const user = openAnalyzed('/clean-up');
  expect(await screen.findByRole('heading', { level: 2, name: 'Eva Wolf' })).toBeVisible();
  expect(screen.getByText('4 more come once these are answered.')).toBeVisible();
  await choose(user, /^All capitals or all small/);
  await user.click(screen.getByRole('button', { name: 'Stop Asking' }));
  expect(await screen.findByText('1 of 1')).toBeVisible();
  expect(screen.queryByText(/more come once/)).not.toBeInTheDocument();
});

test('a kind that is switched off stays off, whatever was taken of it and is taken back', async () => {
  putOddContacts();
  const names = ['a', 'b', 'c', 'd', 'e'].map((id) => [`${id} phone`, 'phone-letters 1']);
  database.put('users/ada/decisions/review', { entries: Object.fromEntries(names) });
  const user = openAnalyzed('/clean-up');
  await screen.findByRole('button', { name: 'Keyboard Shortcuts' });
  await screen.findByRole('heading', { level: 2, name: 'Kitz' });
  await user.keyboard('j{Enter}');
  await waitFor(() => {
    expect(review()).toMatchObject({ 'phone-letters': '1' });
  });
  await user.click(await screen.findByRole('button', { name: 'Stop Asking' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    expect(phoneOf('eva')).toBe('+49 3O 901820');
  });
  expect(await screen.findByText(/^Undone/)).toBeVisible();
  expect(review()).toMatchObject({ 'phone-letters': 'off' });
  expect(screen.getByRole('button', { name: 'Ask Again' })).toBeVisible();
});

test('what was said before and can’t be read is no reason to ask again', async () => {
  putOddContacts();
  database.failNext('get decisions', 'resource-exhausted');
  openAnalyzed('/clean-up');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('We couldn’t load your earlier answers. The service is busy.');
  fireEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('1 of 3')).toBeVisible();
});
