import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { searchBox } from '../fakes/contactsTable';
import { address, openSite, pasteInto } from '../fakes/site';
import { link, open, openList } from './keysSite';
import { keysButton } from './keysButton';

test('Ctrl+Z undoes nothing in a box that no longer has the focus', async () => {
  const user = await openList();
  await pasteInto(user, searchBox(), 'hopper');
  const press = { key: 'z', ctrlKey: true };
  // The browser's own undo, unless the key is taken.
  expect(fireEvent.keyDown(searchBox(), press)).toBe(true);
  expect(fireEvent.keyDown(link('Grace Hopper'), press)).toBe(false);
});

describe('search', () => {
  test.each(['/', '{Control>}k{/Control}'])('%s selects its old words', async (keys) => {
    const user = await openList();
    await pasteInto(user, searchBox(), 'hopper');
    act(() => {
      link('Grace Hopper').focus();
    });
    await user.keyboard(keys);
    expect(searchBox()).toHaveFocus();
    expect([searchBox().selectionStart, searchBox().selectionEnd]).toEqual([0, 6]);
    expect(searchBox()).toHaveValue('hopper');
  });

  test('in the search box / is a character, and Ctrl+K selects the words', async () => {
    const user = await openList();
    await user.type(searchBox(), 'a/b?jkex');
    expect(searchBox()).toHaveValue('a/b?jkex');
    await user.keyboard('{Control>}k{/Control}');
    expect(searchBox().selectionEnd).toBe(8);
  });

  test.each(['/contact/alan', '/contact/edit/alan', '/profile'])(
    'is found from %s',
    async (path) => {
      const user = await open(path);
      await screen.findByRole('heading', { level: 1, name: /Alan Turing|Edit Contact|Profile/ });
      await user.keyboard('{Control>}k{/Control}');
      await waitFor(() => {
        expect(searchBox()).toHaveFocus();
      });
      expect(address()).toBe('/dashboard');
    },
  );

  test('is given up where the person does something else before the list is here', async () => {
    await open('/profile');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    fireEvent.pointerDown(document.body);
    await screen.findByRole('table');
    expect(searchBox()).not.toHaveFocus();
  });

  test('is no step for Back where the list is open, but has no search box', async () => {
    const user = openSite('/dashboard');
    await screen.findByRole('heading', { name: 'No business cards yet' });
    await keysButton();
    const before = window.history.length;
    await user.keyboard('/{Control>}k{/Control}');
    expect(window.history.length).toBe(before);
  });

  test('leads to the list as it was left', async () => {
    const user = await openList();
    await pasteInto(user, searchBox(), 'hopper');
    await user.click(link('Grace Hopper'));
    await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
    await user.keyboard('/');
    await waitFor(() => {
      expect(searchBox()).toHaveFocus();
    });
    expect(searchBox()).toHaveValue('hopper');
    expect(searchBox().selectionEnd).toBe(6);
  });

  test('Enter opens the first hit, and nothing without a search', async () => {
    const user = await openList();
    await user.type(searchBox(), '{Enter}');
    expect(address()).toBe('/dashboard');
    await user.type(searchBox(), 'grace{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  });

  test('Enter opens nothing where nothing was found, or while a word is being composed', async () => {
    const user = await openList();
    await pasteInto(user, searchBox(), 'grace');
    fireEvent.keyDown(searchBox(), { key: 'Enter', isComposing: true });
    // Safari ends the composition first.
    fireEvent.keyDown(searchBox(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(searchBox(), { key: 'Enter', ctrlKey: true });
    expect(address()).toBe('/dashboard');
    await user.type(searchBox(), ' and nobody{Enter}');
    expect(address()).toBe('/dashboard');
  });

  test('down leads into the list, and up from the first row back', async () => {
    const user = await openList();
    await user.click(searchBox());
    await user.keyboard('{ArrowDown}');
    expect(link('Alan Turing')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(searchBox()).toHaveFocus();
  });
});

describe('in the list', () => {
  test('j and k move, from outside to where Tab enters', async () => {
    const user = await openList();
    await user.keyboard('j');
    expect(link('Alan Turing')).toHaveFocus();
    await user.keyboard('jj');
    expect(link('Unnamed Contact')).toHaveFocus();
    await user.keyboard('k');
    expect(link('Grace Hopper')).toHaveFocus();
  });

  test('a key that is held down moves on, but selects once', async () => {
    const user = await openList();
    await user.keyboard('jx');
    fireEvent.keyDown(link('Alan Turing'), { key: 'x', repeat: true });
    expect(screen.getByRole('checkbox', { name: 'Select Alan Turing' })).toBeChecked();
    fireEvent.keyDown(link('Alan Turing'), { key: 'j', repeat: true });
    expect(link('Grace Hopper')).toHaveFocus();
  });

  test('e edits the contact of the row', async () => {
    const user = await openList();
    await user.keyboard('jje');
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Contact' })).toBeVisible();
    expect(address()).toBe('/contact/edit/grace');
  });

  test('x selects the contact of the row', async () => {
    const user = await openList();
    await user.keyboard('jx');
    expect(screen.getByRole('checkbox', { name: 'Select Alan Turing' })).toBeChecked();
  });

  test('Shift and an arrow select from row to row, and back', async () => {
    const user = await openList();
    const boxes = () =>
      screen
        .getAllByRole('checkbox', { name: /^Select (?!all)/ })
        .map((box) => box.getAttribute('aria-checked') === 'true');
    await user.keyboard('j{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(boxes()).toEqual([true, true, true, false]);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(boxes()).toEqual([true, true, false, false]);
    expect(link('Grace Hopper')).toHaveFocus();
  });

  test('Ctrl+A selects all that are shown, in the search box its words', async () => {
    const user = await openList();
    await user.click(searchBox());
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.queryByText('4 selected')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Control>}a{/Control}');
    expect(screen.getAllByText('4 selected')[0]).toBeVisible();
  });

  test('c copies the email of the row, with Shift its phone', async () => {
    const user = await openList();
    await user.keyboard('jjc');
    expect(await screen.findByText('Email copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('grace@univac.example');
    await user.keyboard('{Shift>}C{/Shift}');
    expect(await screen.findByText('Phone copied')).toBeVisible();
  });

  test('Delete asks for the row, and with a selection for what is selected', async () => {
    const user = await openList();
    await user.keyboard('jj{Delete}');
    expect(await screen.findByRole('alertdialog', { name: /Grace Hopper/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('xjx{Delete}');
    expect(await screen.findByRole('alertdialog', { name: /2 contacts/ })).toBeVisible();
  });

  test('keys with a modifier are left alone, and e outside of a row does nothing', async () => {
    const user = await openList();
    await user.keyboard('e{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}j{/Meta}');
    expect(document.body).toHaveFocus();
    expect(address()).toBe('/dashboard');
  });
});

describe('on a contact', () => {
  test('e edits it', async () => {
    const user = await open('/contact/alan');
    await screen.findByRole('heading', { level: 1, name: 'Alan Turing' });
    await user.keyboard('e');
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Contact' })).toBeVisible();
  });

  test('keys act on it, not on the row that it was opened from', async () => {
    const user = await openList();
    await user.keyboard('j{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Alan Turing' });
    await user.keyboard('j');
    await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
    fireEvent.keyDown(document.body, { key: 'j', repeat: true });
    await user.keyboard('xe');
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Contact' })).toBeVisible();
    expect(address()).toBe('/contact/edit/grace');
    expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
  });

  test.each(['Email', 'Phone'])('e edits it from the link of its %s', async (fact) => {
    const user = await open('/contact/alan');
    const row = await screen.findByRole('row', { name: new RegExp(`^${fact}`) });
    act(() => {
      within(row).getByRole('link').focus();
    });
    await user.keyboard('jkx');
    expect(within(row).getByRole('link')).toHaveFocus();
    await user.keyboard('e');
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Contact' })).toBeVisible();
    expect(address()).toBe('/contact/edit/alan');
  });

  test('Escape leads back to the list', async () => {
    const user = await open('/contact/alan');
    await screen.findByRole('heading', { level: 1, name: 'Alan Turing' });
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('table')).toBeVisible();
  });

  test('a key of a dialog is for the dialog alone', async () => {
    const user = await open('/contact/alan');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.keyboard('e{Control>}k{/Control}?{Escape}');
    fireEvent.keyDown(document.body, { key: 'e' });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/contact/alan');
  });
});

test.each([
  ['s', 'ctrlKey'],
  ['S', 'metaKey'],
  ['Enter', 'ctrlKey'],
])('on the edit page %s with %s saves, and is never the browser’s', async (key, modifier) => {
  await open('/contact/edit/alan');
  const box = await screen.findByRole('textbox', { name: 'Company' });
  const press = (more: KeyboardEventInit) => fireEvent.keyDown(box, { key, ...more });
  expect(press({ [modifier]: true, shiftKey: true })).toBe(true);
  expect(press({ [modifier]: true })).toBe(false);
  expect(press({ [modifier]: true, repeat: true })).toBe(false);
  expect(await screen.findByRole('heading', { level: 1, name: 'Alan Turing' })).toBeVisible();
});

test('a visitor has no such keys', async () => {
  const user = openSite('/support', null);
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Keyboard Shortcuts' })).not.toBeInTheDocument();
});
