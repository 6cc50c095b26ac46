import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { putFourContacts } from '../fakes/contactDocuments';
import { address, openSite, reloadSite } from '../fakes/site';

function box(): HTMLInputElement {
  return screen.getByRole('searchbox', { name: 'Search business cards' });
}

function link(name: string): HTMLElement {
  return screen.getByRole('link', { name });
}

/** Opens a page behind the login, with its keys. */
async function open(path: string) {
  putFourContacts();
  const user = openSite(path);
  await screen.findByRole('button', { name: 'Keyboard shortcuts' });
  return user;
}

async function openList() {
  const user = await open('/dashboard');
  await screen.findByRole('table');
  return user;
}

async function openSheet(user: Awaited<ReturnType<typeof open>>): Promise<HTMLElement> {
  await user.keyboard('?');
  return screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
}

async function closeSheet(user: Awaited<ReturnType<typeof open>>): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Close' }));
}

describe('search', () => {
  test.each(['/', '{Control>}k{/Control}'])('%s selects its old words', async (keys) => {
    const user = await openList();
    await user.type(box(), 'hopper');
    act(() => {
      link('Grace Hopper').focus();
    });
    await user.keyboard(keys);
    expect(box()).toHaveFocus();
    expect([box().selectionStart, box().selectionEnd]).toEqual([0, 6]);
    expect(box()).toHaveValue('hopper');
  });

  test('in the search box / is a character, and Ctrl+K selects the words', async () => {
    const user = await openList();
    await user.type(box(), 'a/b?jkex');
    expect(box()).toHaveValue('a/b?jkex');
    await user.keyboard('{Control>}k{/Control}');
    expect(box().selectionEnd).toBe(8);
  });

  test.each(['/contact/alan', '/contact/edit/alan', '/profile'])(
    'is found from %s',
    async (path) => {
      const user = await open(path);
      await screen.findByRole('heading', { level: 1, name: /Alan Turing|Edit Contact|Profile/ });
      await user.keyboard('{Control>}k{/Control}');
      await waitFor(() => {
        expect(box()).toHaveFocus();
      });
      expect(address()).toBe('/dashboard');
    },
  );

  test('leads to the list as it was left', async () => {
    const user = await openList();
    await user.type(box(), 'hopper');
    await user.click(link('Grace Hopper'));
    await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
    await user.keyboard('/');
    await waitFor(() => {
      expect(box()).toHaveFocus();
    });
    expect(box()).toHaveValue('hopper');
    expect(box().selectionEnd).toBe(6);
  });

  test('Enter opens the first hit, and nothing without a search', async () => {
    const user = await openList();
    await user.type(box(), '{Enter}');
    expect(address()).toBe('/dashboard');
    await user.type(box(), 'grace{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  });

  test('Enter opens nothing where nothing was found, or while a word is being composed', async () => {
    const user = await openList();
    await user.type(box(), 'grace');
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true });
    expect(address()).toBe('/dashboard');
    await user.type(box(), ' and nobody{Enter}');
    expect(address()).toBe('/dashboard');
  });

  test('down leads into the list, and up from the first row back', async () => {
    const user = await openList();
    await user.click(box());
    await user.keyboard('{ArrowDown}');
    expect(link('Alan Turing')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(box()).toHaveFocus();
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

describe('the sheet', () => {
  test('lists each key with what it does', async () => {
    const user = await openList();
    const sheet = await openSheet(user);
    const texts = (role: string) =>
      within(sheet)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);
    expect(texts('term')).toEqual([
      'Search contacts',
      'Show these shortcuts',
      'Next contact',
      'Previous contact',
      'Open it (in search: the first result)',
      'Edit it',
      'Select it (with Shift: all rows up to it)',
      'Next contact',
      'Previous contact',
      'Edit it',
      'Back to the list',
    ]);
    const keys = ['/Ctrl K', '?', 'j↓', 'k↑', 'Enter', 'e', 'x', 'j', 'k', 'e', 'Esc'];
    expect(texts('definition')).toEqual(keys);
  });

  test('opens by mouse too, and returns the focus', async () => {
    const user = await openList();
    const button = screen.getByRole('button', { name: 'Keyboard shortcuts' });
    await user.click(button);
    const sheet = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  test('switches single characters off, in this browser', async () => {
    const user = await openList();
    const sheet = await openSheet(user);
    await user.click(within(sheet).getByRole('checkbox'));
    const keys = within(sheet).getAllByRole('definition');
    expect(keys.map(({ textContent }) => textContent)).toEqual([
      'Ctrl K',
      '↓',
      '↑',
      'Enter',
      'Esc',
    ]);
    await closeSheet(user);
    await user.keyboard('j/?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();

    reloadSite();
    await screen.findByRole('button', { name: 'Keyboard shortcuts' });
    await screen.findByRole('table');
    await user.keyboard('j/?');
    expect(document.body).toHaveFocus();
    await user.keyboard('{Control>}k{/Control}');
    expect(box()).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await user.click(screen.getByRole('checkbox', { name: /single-key/ }));
    await closeSheet(user);
    act(() => {
      screen.getByRole('button', { name: 'Keyboard shortcuts' }).blur();
    });
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
    expect(document.body).toHaveFocus();
  });
});

test('a visitor has no such keys', async () => {
  const user = openSite('/support', null);
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
});
