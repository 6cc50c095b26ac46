import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { putManyContacts } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { openSite, pasteInto } from '../fakes/site';

afterEach(() => {
  vi.useRealTimers();
});

/** The list of many learns that one was deleted elsewhere. */
async function deleteElsewhere(id: string): Promise<void> {
  database.remove(`businessCards/${id}`);
  vi.setSystemTime(Date.now() + 60_000);
  fireEvent.focus(window);
  await screen.findByText('Showing 298 of 298 business cards');
}

test('where the row with the focus is deleted elsewhere far out of sight, the next one takes the focus', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  putManyContacts(299);
  const user = openSite('/dashboard');
  await screen.findByText('Showing 299 of 299 business cards');
  act(() => {
    screen.getByRole('link', { name: 'Contact 001' }).focus();
  });
  await user.keyboard('{End}{ArrowUp}');
  // The rows at the top are drawn, and that of the focus.
  expect(screen.getByRole('link', { name: 'Contact 298' })).toHaveFocus();
  await deleteElsewhere('c298');
  await waitFor(() => {
    expect(screen.getByRole('link', { name: 'Contact 299' })).toHaveFocus();
  });
});

test('where the only row that a search shows is deleted elsewhere, the search takes the focus', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  putManyContacts(299);
  const user = openSite('/dashboard');
  await pasteInto(user, await screen.findByRole('searchbox'), '298');
  await screen.findByText('Showing 1 of 299 business cards');
  act(() => {
    screen.getByRole('link', { name: 'Contact 298' }).focus();
  });
  database.remove('businessCards/c298');
  vi.setSystemTime(Date.now() + 60_000);
  fireEvent.focus(window);
  await screen.findByText('Showing 0 of 298 business cards');
  await waitFor(() => {
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

test('where the last contact of all is deleted, the heading takes the focus', async () => {
  putManyContacts(1);
  const user = openSite('/dashboard');
  const link = await screen.findByRole('link', { name: 'Contact 001' });
  await screen.findByRole('checkbox', { name: 'Select Contact 001' });
  act(() => {
    link.focus();
  });
  await user.keyboard('{Delete}');
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText('No business cards yet');
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
