import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { shownNames } from '../fakes/contactsTable';
import { database, SERVER_TIME } from '../fakes/fakeDatabase';
import { fileStorage } from '../fakes/fakeFiles';
import { goOffline, goOnline } from '../fakes/site';
import {
  askToDeleteGrace,
  BACK,
  binned,
  DELETED,
  deleteGrace,
  FRONT,
  GRACE,
  pass,
  press,
} from './deletedContact';

afterEach(() => {
  vi.useRealTimers();
});

const FOUR = ['Alan Turing', 'Grace Hopper', 'Unnamed Contact', 'Zoë Müller'];
const notice = () => screen.queryByText(DELETED);

test('Undo puts all stored fields back, and list, count, place and focus are as before', async () => {
  await deleteGrace();
  expect(notice()).toBeVisible();
  expect(database.read('businessCards/grace')).toBeUndefined();
  expect(binned()).toEqual({ card: GRACE, deletedAt: SERVER_TIME });
  expect(screen.getByText('Showing 3 of 3 business cards')).toBeVisible();

  screen.getByRole('button', { name: 'Undo' }).focus();
  await press('Undo');
  expect(screen.getByText(BACK)).toBeVisible();
  expect(database.writes.at(-1)).toEqual({
    kind: 'set',
    path: 'businessCards/grace',
    fields: GRACE,
  });
  expect(shownNames()).toEqual(FOUR);
  expect(screen.getByText('Showing 4 of 4 business cards')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Grace Hopper' })).toHaveFocus();
  expect(binned()).toBeUndefined();
  expect(fileStorage.stored).toContain(FRONT);
  screen.getByRole('link', { name: 'Grace Hopper' }).blur();
  await pass(10_000);
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
});

test('screen readers hear of what is back once', async () => {
  await deleteGrace();
  await pass(1_000);
  await press('Undo');
  await pass(1_000);
  expect(screen.getByText(BACK)).toBeVisible();
  expect(screen.getByText('4 of 4 business cards shown')).toHaveRole('status');
});

test('after 6 seconds the notice goes, and contact and picture stay in Recently Deleted', async () => {
  await deleteGrace();
  await pass(5_800);
  expect(notice()).toBeVisible();
  await pass(200);
  expect(notice()).not.toBeInTheDocument();
  expect(binned()).toEqual({ card: GRACE, deletedAt: SERVER_TIME });
  expect(fileStorage.stored).toContain(FRONT);
});

test('Dismiss takes the notice away, and the focus returns', async () => {
  await deleteGrace();
  const row = screen.getByRole('link', { name: 'Unnamed Contact' });
  row.focus();
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  await press('Dismiss');
  expect(notice()).not.toBeInTheDocument();
  expect(row).toHaveFocus();
});

test('the time stands still while the pointer is on it', async () => {
  await deleteGrace();
  await pass(5_000);
  fireEvent.pointerEnter(screen.getByText(DELETED));
  await expectHeld();
  fireEvent.pointerLeave(screen.getByText(DELETED));
  await expectEndIn6Seconds();
});

test('it goes on where the pointer left without a word, off a button that went away', async () => {
  await deleteGrace();
  fireEvent.pointerEnter(screen.getByText(DELETED));
  await expectHeld();
  fireEvent.pointerMove(screen.getByText(DELETED));
  await expectHeld();
  fireEvent.pointerMove(screen.getByRole('searchbox'));
  await expectEndIn6Seconds();
});

test('the time stands still while the focus is on it', async () => {
  await deleteGrace();
  await pass(5_000);
  const undo = screen.getByRole('button', { name: 'Undo' });
  undo.focus();
  await expectHeld();
  undo.blur();
  await expectEndIn6Seconds();
});

async function expectHeld(): Promise<void> {
  await pass(60_000);
  expect(notice()).toBeVisible();
}

async function expectEndIn6Seconds(): Promise<void> {
  await pass(5_900);
  expect(notice()).toBeVisible();
  await pass(200);
  expect(notice()).not.toBeInTheDocument();
}

test('each Tab, which may be on its way there, begins the time again', async () => {
  await deleteGrace();
  await pass(5_000);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await pass(5_000);
  expect(notice()).toBeVisible();
  await pass(1_100);
  expect(notice()).not.toBeInTheDocument();
});

test('Ctrl+Z undoes, also in a text box in which nothing was typed since', async () => {
  await deleteGrace();
  const box = screen.getByRole('searchbox');
  box.focus();
  expect(fireEvent.keyDown(box, { key: 'z', ctrlKey: true })).toBe(false);
  await pass(1);
  expect(screen.getByText(BACK)).toBeVisible();
  expect(box).toHaveFocus();
});

test('where something was typed since, Ctrl+Z is the browser’s', async () => {
  await deleteGrace();
  const box = screen.getByRole('searchbox');
  box.focus();
  fireEvent.input(box, { target: { value: 'a' } });
  expect(fireEvent.keyDown(box, { key: 'z', ctrlKey: true })).toBe(true);
  await pass(1);
  expect(notice()).toBeVisible();
  box.blur();
  expect(fireEvent.keyDown(document.body, { key: 'z', metaKey: true })).toBe(false);
  await pass(1);
  expect(screen.getByText(BACK)).toBeVisible();
});

test('Ctrl+Z is the browser’s, too, where something was typed while the deletion was under way', async () => {
  await askToDeleteGrace();
  const deletion = database.holdNext('delete businessCards');
  await press('Delete', screen.getByRole('alertdialog'));
  await pass(100);
  const box = screen.getByRole('searchbox');
  box.focus();
  fireEvent.input(box, { target: { value: 'a' } });
  deletion.release();
  await pass(100);
  expect(notice()).toBeVisible();
  expect(fireEvent.keyDown(box, { key: 'z', ctrlKey: true })).toBe(true);
  await pass(1);
  expect(notice()).toBeVisible();
});

test('it is there on every page', async () => {
  await deleteGrace();
  vi.useRealTimers();
  const [support] = screen.getAllByRole('link', { name: 'Support' });
  fireEvent.click(support ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Support Center' });
  expect(notice()).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(BACK)).toBeVisible();
});

test('offline nothing is lost: it can be tried again', async () => {
  await deleteGrace();
  goOffline();
  await press('Undo');
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe(
    '\u2068Grace Hopper\u2069 couldn’t be restored. You appear to be offline. Check your connection and try again. It stays in Recently Deleted.',
  );
  await pass(3 * 60 * 60_000);
  expect(alert).toBeVisible();
  // One in the toolbar, one in the notice.
  expect(screen.getAllByRole('link', { name: 'Recently Deleted' })).toHaveLength(2);

  goOnline();
  await press('Try Again');
  expect(screen.getByText(BACK)).toBeVisible();
  expect(database.read('businessCards/grace')).toEqual(GRACE);
});

test('an undo that failed stands behind the next deletion, and comes back after it', async () => {
  await deleteGrace();
  goOffline();
  await press('Undo');
  goOnline();
  await deleteAlan();
  expect(screen.getByText(ALAN_DELETED)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Undo');
  expect(screen.getByText('\u2068Alan Turing\u2069 is back.')).toBeVisible();
  await press('Dismiss');
  await press('Try Again');
  expect(screen.getByText(BACK)).toBeVisible();
});

test('an answer that is lost is no failure', async () => {
  await deleteGrace();
  database.loseAnswer('set businessCards', 'unavailable');
  await press('Undo');
  await pass(1_000);
  expect(screen.getByText(BACK)).toBeVisible();
  expect(database.read('businessCards/grace')).toEqual(GRACE);
});

test('what was deleted for good elsewhere is not said to be back', async () => {
  await deleteGrace();
  database.remove('users/ada/deleted/grace');
  await press('Undo');
  expect(screen.getByRole('alert').textContent).toBe(
    '\u2068Grace Hopper\u2069 can’t be restored: deleted for good elsewhere.',
  );
});

test('what the rules refuse stays in Recently Deleted', async () => {
  await deleteGrace();
  // The first of three tries is made twice, with a fresh token.
  for (let tries = 0; tries < 4; tries += 1) {
    database.failNext('set businessCards', 'permission-denied');
  }
  await press('Undo');
  expect(screen.getByRole('alert').textContent).toBe(
    '\u2068Grace Hopper\u2069 couldn’t be restored. You don’t have permission to do this. It stays in Recently Deleted.',
  );
  expect(binned()).toEqual({ card: GRACE, deletedAt: SERVER_TIME });
});

const ALAN_DELETED = '\u2068Alan Turing\u2069 was deleted.';

async function deleteAlan(): Promise<void> {
  fireEvent.click(screen.getByRole('link', { name: 'Alan Turing' }));
  await pass(100);
  await press('Delete');
  await press('Delete', screen.getByRole('alertdialog'));
  await pass(100);
}

test('a second deletion takes the place of the first in the notice', async () => {
  await deleteGrace();
  await deleteAlan();
  expect(screen.getByText(ALAN_DELETED)).toBeVisible();
  expect(notice()).not.toBeInTheDocument();
  await pass(10_000);
  expect(screen.queryByText(/was deleted/)).not.toBeInTheDocument();
  expect(binned()).toMatchObject({ card: { name: 'Grace Hopper' } });
});

test('an Undo leaves the form of another contact alone', async () => {
  await deleteGrace();
  vi.useRealTimers();
  fireEvent.click(screen.getByRole('link', { name: 'Alan Turing' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Edit Contact' }));
  const box = await screen.findByLabelText('Company');
  fireEvent.input(box, { target: { value: 'GCHQ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(BACK)).toBeVisible();
  expect(box).toBeVisible();
  expect(box).toHaveValue('GCHQ');
});

test('an Undo shows the contact where its page says that it is gone', async () => {
  await deleteGrace();
  vi.useRealTimers();
  act(() => {
    window.history.pushState(null, '', '/contact/grace');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByText('Contact not found')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
});
