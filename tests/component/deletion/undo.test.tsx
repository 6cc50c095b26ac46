import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { filesKey } from '../../../src/firebase/filesKey';
import { shownNames } from '../fakes/contactsTable';
import { database } from '../fakes/fakeDatabase';
import { fileStorage } from '../fakes/fakeFiles';
import { goOffline, goOnline } from '../fakes/site';
import { BACK, DELETED, deleteGrace, FRONT, GRACE, pass, press } from './deletedContact';

afterEach(() => {
  vi.useRealTimers();
});

const FOUR = ['Alan Turing', 'Grace Hopper', 'Unnamed Contact', 'Zoë Müller'];
const notice = () => screen.queryByText(DELETED);

test('Undo puts all stored fields back, and list, count, place and focus are as before', async () => {
  await deleteGrace();
  expect(notice()).toBeVisible();
  expect(database.read('businessCards/grace')).toBeUndefined();
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
  // The picture has been there all the time, and nothing will delete it.
  expect(fileStorage.stored).toContain(FRONT);
  expect(localStorage.getItem(filesKey('ada'))).toBeNull();
  await pass(60_000);
  expect(fileStorage.stored).toContain(FRONT);
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
});

test('after 10 seconds the offer ends and the picture goes', async () => {
  await deleteGrace();
  await pass(9_800);
  expect(notice()).toBeVisible();
  expect(fileStorage.stored).toContain(FRONT);
  await pass(200);
  expect(notice()).not.toBeInTheDocument();
  expect(fileStorage.stored).not.toContain(FRONT);
  expect(localStorage.getItem(filesKey('ada'))).toBeNull();
});

test('Dismiss ends the offer at once, and the focus returns', async () => {
  await deleteGrace();
  const row = screen.getByRole('link', { name: 'Unnamed Contact' });
  row.focus();
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  await press('Dismiss');
  expect(notice()).not.toBeInTheDocument();
  expect(row).toHaveFocus();
  expect(fileStorage.stored).not.toContain(FRONT);
});

test('the time stands still while the pointer is on it', async () => {
  await deleteGrace();
  await pass(5_000);
  fireEvent.pointerEnter(screen.getByText(DELETED));
  await expectHeld();
  fireEvent.pointerLeave(screen.getByText(DELETED));
  await expectEndIn10Seconds();
});

test('the time stands still while the focus is on it', async () => {
  await deleteGrace();
  await pass(5_000);
  const undo = screen.getByRole('button', { name: 'Undo' });
  undo.focus();
  await expectHeld();
  undo.blur();
  await expectEndIn10Seconds();
});

async function expectHeld(): Promise<void> {
  await pass(60_000);
  expect(notice()).toBeVisible();
  expect(fileStorage.stored).toContain(FRONT);
}

async function expectEndIn10Seconds(): Promise<void> {
  await pass(9_900);
  expect(notice()).toBeVisible();
  await pass(200);
  expect(notice()).not.toBeInTheDocument();
}

test('each Tab, which may be on its way there, begins the time again', async () => {
  await deleteGrace();
  await pass(9_000);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await pass(9_000);
  expect(notice()).toBeVisible();
  await pass(1_100);
  expect(notice()).not.toBeInTheDocument();
});

test('Ctrl+Z undoes, but in a text box it is the browser’s', async () => {
  await deleteGrace();
  const box = screen.getByRole('searchbox');
  expect(fireEvent.keyDown(box, { key: 'z', ctrlKey: true })).toBe(true);
  await pass(1);
  expect(notice()).toBeVisible();
  expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(false);
  await pass(1);
  expect(screen.getByText(BACK)).toBeVisible();
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
    '\u2068Grace Hopper\u2069 couldn’t be restored. You appear to be offline. Check your connection and try again.',
  );
  await pass(3 * 60 * 60_000);
  expect(alert).toBeVisible();
  expect(
    Number(/"due":(\d+)/.exec(localStorage.getItem(filesKey('ada')) ?? '')?.[1]),
  ).toBeGreaterThan(Date.now());
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);

  goOnline();
  await press('Try Again');
  expect(screen.getByText(BACK)).toBeVisible();
  expect(database.read('businessCards/grace')).toEqual(GRACE);
  expect(fileStorage.stored).toContain(FRONT);
  const closingNow = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closingNow);
  expect(closingNow.defaultPrevented).toBe(false);
});

test('Give Up ends it', async () => {
  await deleteGrace();
  goOffline();
  await press('Undo');
  goOnline();
  await press('Give Up');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(fileStorage.stored).not.toContain(FRONT);
});

test('a contact that somebody else made again is left as it is', async () => {
  await deleteGrace();
  const theirs = { ...GRACE, name: 'Rear Admiral Hopper' };
  database.put('businessCards/grace', theirs);
  await press('Undo');
  expect(screen.getByText(BACK)).toBeVisible();
  expect(database.read('businessCards/grace')).toEqual(theirs);
  expect(screen.getByRole('link', { name: 'Rear Admiral Hopper' })).toBeVisible();
  expect(fileStorage.stored).toContain(FRONT);
});

test('an answer that is lost is no failure', async () => {
  await deleteGrace();
  database.loseAnswer('set businessCards', 'unavailable');
  await press('Undo');
  await pass(1_000);
  expect(screen.getByText(BACK)).toBeVisible();
  expect(database.read('businessCards/grace')).toEqual(GRACE);
});

test('what the rules refuse all the same is said, with the vCard', async () => {
  await deleteGrace();
  for (let tries = 0; tries < 2; tries += 1) {
    database.failNext('set businessCards', 'permission-denied');
  }
  await press('Undo');
  expect(screen.getByRole('alert').textContent).toBe(
    '\u2068Grace Hopper\u2069 couldn’t be restored: the database doesn’t accept what is stored.',
  );
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save vCard' })).toBeVisible();
});

test('a second deletion ends the first offer', async () => {
  await deleteGrace();
  vi.useRealTimers();
  fireEvent.click(screen.getByRole('link', { name: 'Alan Turing' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  expect(fileStorage.stored).toContain(FRONT);
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('\u2068Alan Turing\u2069 was deleted.')).toBeVisible();
  expect(notice()).not.toBeInTheDocument();
  expect(fileStorage.stored).not.toContain(FRONT);
});
