import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { putFourContacts } from '../fakes/contactDocuments';
import { searchBox, shownNames } from '../fakes/contactsTable';
import { catchSavedFiles } from '../fakes/savedFiles';
import { entryState } from '../../../src/platform/historyEntry';
import { readHistoryState } from '../../../src/ui/historyState';
import { address, becomeSignedIn, keptSearch, openSite, reloadSite } from '../fakes/site';

afterEach(() => {
  vi.useRealTimers();
});

test('the history changes after a pause of 250 ms, the list at once', async () => {
  vi.useFakeTimers();
  putFourContacts();
  openSite('/dashboard');
  await act(() => vi.advanceTimersByTimeAsync(0));
  const replace = vi.spyOn(window.history, 'replaceState');

  fireEvent.change(searchBox(), { target: { value: 'g' } });
  await act(() => vi.advanceTimersByTimeAsync(249));
  fireEvent.change(searchBox(), { target: { value: 'gr' } });
  expect(shownNames()).toEqual(['Grace Hopper']);
  await act(() => vi.advanceTimersByTimeAsync(249));
  expect(replace).not.toHaveBeenCalled();

  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(keptSearch()).toBe('gr');
  expect(replace).toHaveBeenCalledTimes(1);
});

test('the search is kept as soon as the search box is left', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'gr' } });
  searchBox().focus();
  expect(keptSearch()).toBe('');
  await user.tab();
  expect(keptSearch()).toBe('gr');
});

test('a session that another tab ends leaves no words of a search', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await user.type(await screen.findByRole('searchbox'), 'grace');
  await waitFor(() => {
    expect(keptSearch()).toBe('grace');
  });
  await becomeSignedIn(null);
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  expect(readHistoryState(entryState())).toMatchObject({ held: { search: '', uid: '' } });
});

test('an export that is done while a search is shown leaves the search', async () => {
  catchSavedFiles();
  putFourContacts();
  const user = openSite('/dashboard');
  await user.type(await screen.findByRole('searchbox'), 'grace');
  await waitFor(() => {
    expect(keptSearch()).toBe('grace');
  });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(/^Exported/)).toBeVisible();
  await waitFor(() => {
    expect(keptSearch()).toBe('grace');
  });
  expect(searchBox()).toHaveValue('grace');
});

test('a search in an older address is read, and leaves the address', async () => {
  putFourContacts();
  openSite('/dashboard?search=hopper&sort=name');
  expect(await screen.findByText('Showing 1 of 4 business cards')).toBeVisible();
  await waitFor(() => {
    expect(address()).toBe('/dashboard?sort=name');
  });
  reloadSite();
  expect(await screen.findByText('Showing 1 of 4 business cards')).toBeVisible();
  expect(searchBox()).toHaveValue('hopper');
});
