import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { searchBox } from '../fakes/contactsTable';
import { reloadSite } from '../fakes/site';
import { link, openList } from './keysSite';
import { keysButton } from './keysButton';

type User = Awaited<ReturnType<typeof openList>>;

async function openSheet(user: User): Promise<HTMLElement> {
  await user.keyboard('?');
  return screen.getByRole('dialog', { name: 'Keyboard Shortcuts' });
}

async function closeSheet(user: User): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Close' }));
}

test('lists each key with what it does', async () => {
  const user = await openList();
  const sheet = await openSheet(user);
  const texts = (role: string) =>
    within(sheet)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(texts('term')).toEqual([
    'Search contacts',
    'Undo a deletion or a Cancel',
    'Go to the navigation, the list, the contact in turn',
    'Back to the list',
    'Show these shortcuts',
    'Next contact',
    'Previous contact',
    'Filter the list',
    'Next month, or letter',
    'Previous month, or letter',
    'Open (from search: the first result)',
    'Go into the contact beside the list',
    'Edit',
    'Copy the email (Shift for the phone)',
    'Add a line to the notes, also of what is selected',
    'Open the company',
    'Select (Shift for a range)',
    'Select down',
    'Select up',
    'Select all shown',
    'Delete, also what is selected',
    'Copy what is selected as a table',
    'Clear the selection',
    'Next contact',
    'Previous contact',
    'Edit',
    'Copy the email (Shift for the phone)',
    'Add a line to the notes',
    'Open the company',
    'Delete',
    'Back to its row in the list',
    ...['Take the suggestion, or merge', 'Edit the text', 'Keep both cards'],
    ...['It’s right, or not the same', 'Go on to the next'],
    ...['Go back to the previous', 'Undo the last one'],
    'Save',
    'Save, and edit the next contact',
    'Save, and edit the previous contact',
    'Cancel',
  ]);
  const everywhere = ['/Ctrl K', 'Ctrl Z', 'F6Shift F6', 'Esc', '?'];
  const months = ['f', 'Alt Page Down', 'Alt Page Up'];
  const moves = ['j↓', 'k↑', ...months, 'Enter', '→', 'e', 'c', 'n', 'o', 'x'];
  const selects = ['Shift ↓', 'Shift ↑', 'Ctrl A', 'DeleteCtrl Backspace', 'Ctrl C', 'Esc'];
  const contact = ['j', 'k', 'e', 'c', 'n', 'o', 'Delete', '←'];
  const pass = ['Enter', 'e', 'b', 'd', 'j', 'k', 'Ctrl Z'];
  const form = ['Ctrl SCtrl EnterEnter', 'Alt ↓', 'Alt ↑', 'Esc'];
  const keys = [...everywhere, ...moves, ...selects, ...contact, ...pass, ...form];
  expect(texts('definition')).toEqual(keys);
});

test('opens by mouse too, and returns the focus', async () => {
  const user = await openList();
  const button = await keysButton();
  await user.click(button);
  const sheet = screen.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('opens from the menu of the list too', async () => {
  const user = await openList();
  const menu = screen.getByRole('group', { name: 'List menu', hidden: true });
  await user.click(within(menu).getByRole('button', { name: 'Keyboard Shortcuts', hidden: true }));
  expect(screen.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
  await closeSheet(user);
  expect(screen.getByRole('button', { name: 'List menu' })).toHaveFocus();
});

test('switches single characters off, in this browser', async () => {
  const user = await openList();
  const sheet = await openSheet(user);
  await user.click(within(sheet).getByRole('checkbox'));
  const keys = within(sheet).getAllByRole('definition');
  expect(keys.map(({ textContent }) => textContent)).toEqual([
    ...['Ctrl K', 'Ctrl Z', 'F6Shift F6', 'Esc'],
    ...['↓', '↑', 'Alt Page Down', 'Alt Page Up', 'Enter', '→'],
    ...['Shift ↓', 'Shift ↑', 'Ctrl A', 'DeleteCtrl Backspace', 'Ctrl C'],
    ...['Esc', 'Delete', '←'],
    ...['Enter', 'Ctrl Z'],
    'Ctrl SCtrl EnterEnter',
    'Alt ↓',
    'Alt ↑',
    'Esc',
  ]);
  await closeSheet(user);
  await user.keyboard('j/?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

  reloadSite();
  await keysButton();
  await screen.findByRole('table');
  await user.keyboard('j/?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  expect(searchBox()).toHaveFocus();

  await user.click(await keysButton());
  await user.click(screen.getByRole('checkbox', { name: /single-key/ }));
  await closeSheet(user);
  const button = await keysButton();
  act(() => button.blur());
  await user.keyboard('j');
  expect(link('Alan Turing')).toHaveFocus();
});

test('switches them off where storage is refused', async () => {
  const user = await openList();
  const sheet = await openSheet(user);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await user.click(within(sheet).getByRole('checkbox'));
  await closeSheet(user);
  await user.keyboard('j');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
