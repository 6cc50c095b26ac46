import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { filesKey } from '../../../src/firebase/filesKey';
import { database } from '../fakes/fakeDatabase';
import { fileStorage } from '../fakes/fakeFiles';
import { becomeSignedIn, openSite, reloadSite } from '../fakes/site';
import { DELETED, deleteGrace, FRONT, pass } from './deletedContact';

afterEach(() => {
  vi.useRealTimers();
});

test('the picture of a tab that was closed goes at the next visit, once the offer is over', async () => {
  await deleteGrace();
  reloadSite();
  await pass(9_000);
  expect(fileStorage.stored).toContain(FRONT);
  await pass(20_000);
  expect(fileStorage.stored).not.toContain(FRONT);
  expect(localStorage.getItem(filesKey('ada'))).toBeNull();
});

test('a visit in another tab leaves the picture while Undo is held here', async () => {
  await deleteGrace();
  screen.getByRole('button', { name: 'Undo' }).focus();
  const { finishDeletions } = await import('../../../src/session/finishDeletions');
  await pass(30_000);
  await finishDeletions('ada');
  expect(fileStorage.stored).toContain(FRONT);
});

test('where a held offer is dismissed and the picture cannot go, the next visit deletes it', async () => {
  await deleteGrace();
  fileStorage.failDeletions('unauthorized');
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  dismiss.focus();
  dismiss.click();
  await pass(100);
  fileStorage.failDeletions(null);
  reloadSite();
  await pass(100);
  expect(fileStorage.stored).not.toContain(FRONT);
});

test('a log-out ends the offer; the picture goes at the next visit', async () => {
  await deleteGrace();
  const files = localStorage.getItem(filesKey('ada'));
  await becomeSignedIn(null);
  expect(screen.queryByText(DELETED)).not.toBeInTheDocument();
  await pass(60_000);
  expect(fileStorage.stored).toContain(FRONT);
  expect(database.read('businessCards/grace')).toBeUndefined();

  localStorage.setItem(filesKey('ada'), files ?? '');
  openSite('/dashboard');
  await pass(100);
  expect(fileStorage.stored).not.toContain(FRONT);
});

test('pictures that cannot be deleted are named, and go at the next visit', async () => {
  await deleteGrace();
  fileStorage.failDeletions('unauthorized');
  await pass(10_000);
  expect(
    screen.getByText('We couldn’t delete its photo yet. We’ll try again on your next visit.'),
  ).toBeVisible();
  fileStorage.failDeletions(null);
  await pass(60_000);
  reloadSite();
  await pass(100);
  expect(fileStorage.stored).not.toContain(FRONT);
});
