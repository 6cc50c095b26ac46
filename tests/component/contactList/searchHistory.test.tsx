import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { putFourContacts } from '../fakes/contactDocuments';
import { entryState, readHistoryState } from '../../../src/ui/historyEntry';
import { becomeSignedIn, keptSearch, openSite } from '../fakes/site';

test('typing leaves the history alone, of which browsers refuse many changes', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('searchbox'));
  const replace = vi.spyOn(window.history, 'replaceState');
  await user.keyboard('gra');
  expect(keptSearch()).toBe('gra');
  expect(replace).not.toHaveBeenCalled();
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
  expect(readHistoryState(entryState()).fromState).toEqual({});
  expect(Object.keys(sessionStorage).filter((key) => key.includes('search'))).toEqual([]);
});
