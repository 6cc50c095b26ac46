import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { shownNames } from '../fakes/contactsTable';
import { database } from '../fakes/fakeDatabase';
import { address, goOffline, keptSearch, openSite } from '../fakes/site';

// The name is isolated, so that a right-to-left name does not reorder the words around it.
const QUESTION = 'Delete \u2068Grace Hopper\u2069?';

afterEach(() => {
  vi.useRealTimers();
});

async function askToDelete(path = '/contact/grace') {
  const user = openSite(path);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  return user;
}

function dialog() {
  return within(screen.getByRole('alertdialog', { name: QUESTION }));
}

test('deletes once it is confirmed, goes back to the list, and says so there', async () => {
  putFourContacts();
  const user = openSite('/dashboard?search=example&sort=name');
  await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(dialog().getByRole('button', { name: 'Delete' }));

  const notice = await screen.findByText('\u2068Grace Hopper\u2069 was deleted.');
  expect(screen.getAllByRole('status').some((box) => box.contains(notice))).toBe(true);
  expect(database.writes).toMatchObject([
    { kind: 'set', path: 'users/ada/deleted/grace', fields: { card: { name: 'Grace Hopper' } } },
    { kind: 'delete', path: 'businessCards/grace' },
  ]);
  expect(await screen.findByText('Showing 3 of 3 business cards')).toBeVisible();
  expect(address()).toBe('/dashboard?sort=name');
  expect(keptSearch()).toBe('example');
  expect(shownNames()).toEqual(['Alan Turing', 'Zoë Müller', 'Unnamed Contact']);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(database.count('list businessCards')).toBe(3);

  // The deleted contact's page is no longer in the history.
  await act(async () => {
    window.history.back();
  });
  expect(address()).toBe('/dashboard?sort=name');
});

test('a contact opened by its address can be deleted too', async () => {
  putFourContacts();
  const user = await askToDelete();
  await user.click(dialog().getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('\u2068Grace Hopper\u2069 was deleted.')).toBeVisible();
  expect(await screen.findByText('Showing 3 of 3 business cards')).toBeVisible();
  expect(address()).toBe('/dashboard');
});

test('the question closes at once; the row is struck until the contact is gone', async () => {
  putFourContacts();
  const user = await askToDelete();
  const held = database.holdNext('delete businessCards');
  await user.click(dialog().getByRole('button', { name: 'Delete' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await screen.findByText('Deleting \u2068Grace Hopper\u2069...')).toBeVisible();
  expect(address()).toBe('/dashboard');
  await screen.findByRole('table');
  const [struck, ...others] = screen.getAllByRole('row', { busy: true });
  expect(struck).toHaveAccessibleName(/^Grace Hopper/);
  expect(others).toEqual([]);

  held.release();
  expect(await screen.findByText('\u2068Grace Hopper\u2069 was deleted.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Grace Hopper' })).not.toBeInTheDocument();
});

test('a contact whose deletion is under way is not deleted once more', async () => {
  putFourContacts();
  const user = await askToDelete();
  const held = database.holdNext('delete businessCards');
  await user.click(dialog().getByRole('button', { name: 'Delete' }));
  (await screen.findByRole('link', { name: 'Grace Hopper' })).focus();
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  held.release();
  expect(await screen.findByText('\u2068Grace Hopper\u2069 was deleted.')).toBeVisible();
  expect(database.count('delete businessCards')).toBe(1);
});

test('a user who went back during the deletion stays there', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByRole('table');
  await user.click(screen.getByRole('link', { name: 'Alan Turing' }));
  await screen.findByRole('heading', { level: 1, name: 'Alan Turing' });
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const held = database.holdNext('delete businessCards');
  await user.click(dialog().getByRole('button', { name: 'Delete' }));
  await act(async () => {
    window.history.go(-2);
  });
  await screen.findByRole('heading', { level: 1, name: 'Alan Turing' });

  held.release();
  await waitFor(() => {
    expect(database.read('businessCards/grace')).toBeUndefined();
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Alan Turing' })).toBeVisible();
  expect(address()).toBe('/contact/alan');

  // It is said, and can be undone, wherever they are.
  expect(await screen.findByText('\u2068Grace Hopper\u2069 was deleted.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('\u2068Grace Hopper\u2069 is back.')).toBeVisible();
  expect(address()).toBe('/contact/alan');
});

test('a failure keeps the contact, says why, and can be tried again', async () => {
  putFourContacts();
  const user = await askToDelete();
  database.failNext('delete businessCards', 'resource-exhausted');
  await user.click(dialog().getByRole('button', { name: 'Delete' }));
  expect(
    await screen.findByText(
      'Failed to delete contact. The service is busy. Please try again in a moment.',
    ),
  ).toBeVisible();
  expect(database.writes).toEqual([]);
  expect(await screen.findByRole('link', { name: 'Grace Hopper' })).toBeVisible();
  expect(screen.queryByRole('row', { busy: true })).not.toBeInTheDocument();
  expect(screen.queryByText(/was deleted/)).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('\u2068Grace Hopper\u2069 was deleted.')).toBeVisible();
  expect(database.read('businessCards/grace')).toBeUndefined();
});

test('offline nothing is deleted', async () => {
  database.put('businessCards/grace', graceHopper());
  const user = await askToDelete();
  goOffline();
  await user.click(dialog().getByRole('button', { name: 'Delete' }));
  expect(
    await screen.findByText(
      'Failed to delete contact. You appear to be offline. Check your connection and try again.',
    ),
  ).toBeVisible();
});

test('after 20 seconds it says that the deletion may have been done', async () => {
  database.put('businessCards/grace', graceHopper());
  await askToDelete();
  vi.useFakeTimers();
  database.holdNext('delete businessCards');
  fireEvent.click(dialog().getByRole('button', { name: 'Delete' }));
  await act(() => vi.advanceTimersByTimeAsync(19_999));
  expect(screen.queryByText(/Failed to delete contact/)).not.toBeInTheDocument();

  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(
    screen.getByText(
      'Failed to delete contact. The service took too long to respond. It may still have gone through. Check before you try again.',
    ),
  ).toBeVisible();
});

test('a contact without a name is named as the page names it', async () => {
  database.put('businessCards/grace', graceHopper({ name: '' }));
  await askToDelete();
  const title = 'Delete \u2068Unnamed Contact\u2069?';
  expect(screen.getByRole('alertdialog', { name: title })).toBeVisible();
});
