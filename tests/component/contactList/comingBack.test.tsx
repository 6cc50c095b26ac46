import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeRoomForDesk } from '../fakes/desk';
import { graceHopper, putFourContacts, putManyContacts } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { openSite } from '../fakes/site';

/** By the button of the browser. */
async function goBack(): Promise<void> {
  await act(async () => {
    window.history.back();
  });
}

test('the list stays behind a contact, and is not drawn again', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  const table = await screen.findByRole('table');
  await user.click(screen.getByRole('link', { name: 'Grace Hopper' }));
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  expect(table).not.toBeVisible();
  expect(document.title).toMatch(/^Grace Hopper/);

  await goBack();
  await waitFor(() => {
    expect(table).toBeVisible();
  });
  expect(document.title).toMatch(/^Contacts/);
});

test('the Back link opens the search at once, and not only after the contact was read again', async () => {
  putFourContacts();
  const user = openSite('/dashboard?search=example');
  await screen.findByRole('table');
  const held = database.holdNext('get businessCards');
  await user.click(screen.getByRole('link', { name: 'Alan Turing' }));
  await screen.findByRole('heading', { level: 1, name: 'Alan Turing' });
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('example');
  held.release();
});

test('the Back link goes on with the search where one contact was opened twice beside the list', async () => {
  makeRoomForDesk();
  putFourContacts();
  const user = openSite('/dashboard?search=example');
  await screen.findByRole('table');
  for (let time = 1; time <= 2; time += 1) {
    await user.click(screen.getByRole('link', { name: 'Alan Turing' }));
    await screen.findByRole('heading', { level: 1, name: 'Alan Turing' });
  }
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await screen.findByRole('heading', { level: 1, name: 'Contacts' });
  expect(screen.getByRole('searchbox')).toHaveValue('example');
});

test('another search begins at the first row again', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByRole('table');
  act(() => {
    screen.getByRole('link', { name: 'Zoë Müller' }).focus();
  });
  await user.type(screen.getByRole('searchbox'), 'e');
  await waitFor(() => {
    expect(screen.getByRole('link', { name: 'Grace Hopper' }).tabIndex).toBe(0);
  });
  expect(screen.getByRole('link', { name: 'Zoë Müller' }).tabIndex).toBe(-1);
});

test('leaving while the rest is under way loads nothing twice', async () => {
  putManyContacts(120);
  database.put('businessCards/c1', graceHopper({ name: 'Contact 001' }));
  database.letNewest();
  const rest = database.holdNext('list businessCards');
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Contact 001' }));
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  expect(
    await screen.findByText('Showing 50 of 50 business cards. Loading the rest...'),
  ).toBeVisible();

  rest.release();
  expect(await screen.findByText('Showing 120 of 120 business cards')).toBeVisible();
  expect(database.count('list businessCards')).toBe(3);
});
