import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from '../../../src/ui/ConfirmDialog';
import { putFourContacts } from '../fakes/contactDocuments';
import { searchBox } from '../fakes/contactsTable';
import { draw, openSite } from '../fakes/site';
import { keysButton } from '../app/keysButton';

const nothing = () => undefined;
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  [LINUX, 'Control', 'Ctrl K', 'Meta'],
  [MAC, 'Meta', '⌘K', 'Control'],
])('on %s, %s with K focuses the search box', async (device, modifier, hint, other) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(device);
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByRole('table');
  await keysButton();
  expect(searchBox()).toHaveAttribute('aria-keyshortcuts', `${modifier}+K`);
  expect(screen.getByText(hint)).toBeVisible();

  // The browser's own action for these keys must not run.
  const press = (more: KeyboardEventInit) =>
    fireEvent.keyDown(document.body, { key: 'k', ...more }) ? 'left to the browser' : 'taken';
  const withModifier = { ctrlKey: modifier === 'Control', metaKey: modifier === 'Meta' };
  for (const others of [
    { ctrlKey: other === 'Control', metaKey: other === 'Meta' },
    { ...withModifier, shiftKey: true },
    { ...withModifier, altKey: true },
    { ...withModifier, key: 'l' },
  ]) {
    expect(press(others)).toBe('left to the browser');
    expect(document.body).toHaveFocus();
  }
  expect(press(withModifier)).toBe('taken');
  expect(searchBox()).toHaveFocus();
  expect(press({ ...withModifier, key: 'K' })).toBe('taken');

  await user.keyboard('k/');
  expect(searchBox()).toHaveValue('k/');
});

test('the search box has the focus by the key of K on a Cyrillic or a Greek keyboard, and not by letters of others', async () => {
  putFourContacts();
  openSite('/dashboard');
  await screen.findByRole('table');
  await keysButton();
  const row = screen.getByRole('link', { name: 'Grace Hopper' });
  const press = (key: string, code: string) => {
    act(() => {
      row.focus();
    });
    fireEvent.keyDown(row, { key, code, ctrlKey: true });
  };
  // On a Dvorak keyboard the key of K types T, and é is a letter of its own.
  for (const [key, code] of [
    ['t', 'KeyK'],
    ['é', 'KeyK'],
    ['л', 'Semicolon'],
  ] as const) {
    press(key, code);
    expect(searchBox()).not.toHaveFocus();
  }
  for (const key of ['л', 'κ']) {
    press(key, 'KeyK');
    expect(searchBox()).toHaveFocus();
  }
});

test('while a dialog is open, the focus stays in it', async () => {
  putFourContacts();
  openSite('/dashboard');
  await screen.findByRole('table');
  draw(
    <ConfirmDialog title="Delete?" confirmLabel="Delete" onConfirm={nothing} onCancel={nothing}>
      This cannot be undone.
    </ConfirmDialog>,
  );
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  cancel.focus();
  fireEvent.keyDown(cancel, { key: 'k', ctrlKey: true });
  expect(cancel).toHaveFocus();
});
