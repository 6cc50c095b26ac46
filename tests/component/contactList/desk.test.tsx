import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { putFourContacts } from '../fakes/contactDocuments';
import { makeRoomForDesk, openGrace } from '../fakes/desk';
import { database } from '../fakes/fakeDatabase';
import { address, openSite, pasteInto } from '../fakes/site';

beforeEach(makeRoomForDesk);

const list = () => screen.getByRole('table', { name: /^Contacts/ });
const currentRows = () =>
  within(list())
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-current') === 'true')
    .map((row) => within(row).getByRole('link').textContent);

test('a contact opens beside the list, whose plan is gone and whose title is no longer the page’s', async () => {
  await openGrace();
  expect(list()).toBeVisible();
  expect(screen.getByRole('region', { name: 'Contact' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Contacts' })).toBeVisible();
  expect(currentRows()).toEqual(['Grace Hopper']);
  expect(document.title).toMatch(/^Grace Hopper/);
  // A press keeps the focus in the list.
  expect(screen.getByRole('link', { name: 'Grace Hopper' })).toHaveFocus();
});

test('a press of a text that can be copied opens the contact a moment later, and keeps the focus in the list too', async () => {
  const user = await openGrace();
  await user.click(within(list()).getByTitle('m@bletchley.example'));
  await waitFor(() => {
    expect(currentRows()).toEqual(['Alan Turing']);
  });
  expect(screen.getByRole('link', { name: 'Alan Turing' })).toHaveFocus();
});

test('the contact follows the focus at once, and the address when it rests', async () => {
  await openGrace();
  const before = window.history.length;
  await waitFor(() => {
    expect(database.count('get businessCards')).toBe(1);
  });
  fireEvent.keyDown(screen.getByRole('link', { name: 'Grace Hopper' }), { key: 'ArrowDown' });
  const [next] = currentRows();
  expect(next).not.toBe('Grace Hopper');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(next ?? '');
  expect(address()).toBe('/contact/grace');
  expect(database.count('get businessCards')).toBe(1);
  await waitFor(() => {
    expect(address()).not.toBe('/contact/grace');
  });
  expect(window.history.length).toBe(before);
  await waitFor(() => {
    expect(database.count('get businessCards')).toBe(2);
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(next ?? '');
});

test('Enter leads into the contact, Esc back to its row, and then to the whole list', async () => {
  const user = await openGrace();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('link', { name: 'Grace Hopper' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  expect(address()).toBe('/dashboard');
  expect(screen.getByRole('link', { name: 'Grace Hopper' })).toHaveFocus();
});

test('a contact that is opened by itself gets its list, and its row is the one that Tab enters', async () => {
  putFourContacts();
  openSite('/contact/grace');
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  await waitFor(() => {
    expect(currentRows()).toEqual(['Grace Hopper']);
  });
  expect(screen.getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute('tabindex', '0');
  expect(document.title).toMatch(/^Grace Hopper/);
});

test('a form stays while rows take the focus, and the list stays beside it', async () => {
  const user = await openGrace();
  await user.keyboard('e');
  await screen.findByRole('heading', { level: 1, name: 'Edit Contact' });
  expect(list()).toBeVisible();
  act(() => {
    screen.getByRole('link', { name: 'Alan Turing' }).focus();
  });
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Contact' })).toBeVisible();
  expect(currentRows()).toEqual(['Grace Hopper']);
});

test('a contact that is deleted gives way to the next one, also where it was read anew meanwhile', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  const read = database.holdNext('get businessCards');
  await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  const names = within(list())
    .getAllByRole('row')
    .flatMap((row) => within(row).queryAllByRole('link'))
    .map(({ textContent }) => textContent);
  await user.keyboard('{Delete}');
  const question = await screen.findByRole('alertdialog');
  const stored = database.read('businessCards/grace');
  database.put('businessCards/grace', { ...stored, title: 'Read anew' });
  read.release();
  await screen.findAllByText('Read anew');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => {
    expect(currentRows()).toEqual([names[names.indexOf('Grace Hopper') + 1]]);
  });
});

test('the last one of the list gives way to the one before it', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Zoë Müller' }));
  await screen.findByRole('heading', { level: 1, name: 'Zoë Müller' });
  await user.keyboard('{Delete}');
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Showing 3 of 3 business cards');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unnamed Contact');
  expect(currentRows()).toEqual(['Unnamed Contact']);
});

test('a list without contacts does not stand beside one that is not found', async () => {
  openSite('/contact/nobody');
  expect(await screen.findByText('Contact not found')).toBeVisible();
  expect(screen.queryByText('No business cards yet')).not.toBeInTheDocument();
});

test('the place in the list follows a search beside the contact', async () => {
  const user = await openGrace();
  expect(screen.getByText('2 of 4')).toBeVisible();
  await pasteInto(user, screen.getByRole('searchbox'), 'hopper');
  expect(await screen.findByText('1 of 1')).toBeVisible();
  expect(address()).toBe('/contact/grace');
});

test('F6 leads from the list to the contact and back, with Shift the other way round', async () => {
  const user = await openGrace();
  await user.keyboard('{F6}');
  expect(screen.getByRole('heading', { level: 1, name: 'Grace Hopper' })).toHaveFocus();
  await user.keyboard('{Shift>}{F6}{/Shift}');
  expect(screen.getByRole('link', { name: 'Grace Hopper' })).toHaveFocus();
});

test('Ctrl+Backspace in the search box beside a contact is the box’s own; elsewhere it asks', async () => {
  await openGrace();
  const press = (at: Element) => fireEvent.keyDown(at, { key: 'Backspace', ctrlKey: true });
  // `false` where somebody prevents what the browser would do.
  expect(press(screen.getByRole('searchbox'))).toBe(true);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(press(screen.getByRole('link', { name: 'Grace Hopper' }))).toBe(false);
  expect(screen.getByRole('alertdialog', { name: /Grace Hopper/ })).toBeVisible();
});
