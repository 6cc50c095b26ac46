import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { graceHopper } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { signInService } from '../fakes/fakeSignIn';
import { address, openSite } from '../fakes/site';

const QUESTION = 'Discard your changes?';

/** Opens the form from the contact's page, so that Back works. Changes the company if given. */
async function edit(company?: string) {
  database.put('businessCards/grace', graceHopper());
  const user = openSite('/contact/grace');
  await user.click(await screen.findByRole('link', { name: 'Edit Contact' }));
  await screen.findByRole('button', { name: 'Save Changes' });
  if (company !== undefined) fill(company);
  return user;
}

function company(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'Company' });
}

function fill(text: string): void {
  fireEvent.change(company(), { target: { value: text } });
}

async function question(): Promise<HTMLElement> {
  return screen.findByRole('alertdialog', { name: QUESTION });
}

async function goBack(): Promise<void> {
  await act(async () => {
    window.history.back();
  });
}

function contactsLink(): HTMLElement {
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  return navigation.getByRole('link', { name: 'Contacts' });
}

/** Whether the page makes the browser ask before it closes the tab. */
function isKeptFromClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test.each(['Cancel', 'Back'])('%s asks, and stays if the user cancels', async (name) => {
  const user = await edit('US Navy');
  await user.click(screen.getByRole('link', { name }));
  const dialog = within(await question());
  expect(dialog.getByText('What you changed on this page has not been saved.')).toBeVisible();
  expect(address()).toBe('/contact/edit/grace');

  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(address()).toBe('/contact/edit/grace');
  expect(company()).toHaveValue('US Navy');

  await user.click(screen.getByRole('link', { name }));
  await user.click(within(await question()).getByRole('button', { name: 'Discard Changes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  expect(address()).toBe('/contact/grace');
  expect(screen.queryByText('US Navy')).not.toBeInTheDocument();
  expect(database.count('update businessCards')).toBe(0);
});

test('the navigation asks as well', async () => {
  const user = await edit('US Navy');
  await user.click(contactsLink());
  await user.click(within(await question()).getByRole('button', { name: 'Discard Changes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
});

test('Back asks, and the address stays until the answer', async () => {
  const user = await edit('US Navy');
  await goBack();
  const dialog = within(await question());
  expect(address()).toBe('/contact/edit/grace');
  expect(company()).toHaveValue('US Navy');

  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/contact/edit/grace');
  expect(company()).toHaveValue('US Navy');

  await goBack();
  await user.click(within(await question()).getByRole('button', { name: 'Discard Changes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  expect(address()).toBe('/contact/grace');
});

test('logging out asks, and the session goes on if the user cancels', async () => {
  const user = await edit('US Navy');
  const logout = screen.getByRole('button', { name: 'Logout' });
  await user.click(logout);
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  expect(signInService.user).not.toBeNull();
  expect(company()).toHaveValue('US Navy');

  await user.click(logout);
  await user.click(within(await question()).getByRole('button', { name: 'Discard Changes' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Scan the card. Keep the contact.' }),
  ).toBeVisible();
  expect(signInService.user).toBeNull();
});

test('the browser asks before it closes the tab, only while something is unsaved', async () => {
  await edit();
  expect(isKeptFromClosing()).toBe(false);
  fill('US Navy');
  expect(isKeptFromClosing()).toBe(true);
  fill('Eckert-Mauchly');
  expect(isKeptFromClosing()).toBe(false);
});

test('asks nothing without a change', async () => {
  const user = await edit('US Navy');
  fill('Eckert-Mauchly');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a click that opens another tab is left to the browser', async () => {
  await edit('US Navy');
  let isLeft = false;
  const browser = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', browser, { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }), { ctrlKey: true });
  expect(isLeft).toBe(true);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(company()).toHaveValue('US Navy');
});

test('asks nothing after saving', async () => {
  const user = await edit('US Navy');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(isKeptFromClosing()).toBe(false);

  await user.click(contactsLink());
  expect(await screen.findByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
});

test('a user who left while saving stays where they went', async () => {
  const user = await edit('US Navy');
  const held = database.holdNext('update businessCards');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await user.click(contactsLink());
  const dialog = within(screen.getByRole('alertdialog', { name: 'Leave before it is saved?' }));
  expect(dialog.getByText(/is being saved. If that fails, you will not be told/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  await screen.findByText('Showing 1 of 1 business cards');

  held.release();
  // The list shows the change.
  expect(await screen.findByRole('cell', { name: 'US Navy' })).toBeVisible();
  expect(address()).toBe('/dashboard');
  await user.click(screen.getByRole('link', { name: 'Grace Hopper' }));
  await screen.findByRole('link', { name: 'Edit Contact' });
  expect(screen.queryByText('Your changes were saved.')).not.toBeInTheDocument();
});

test('after saving, Back opens the page before the contact', async () => {
  window.history.pushState(null, '', '/changelog');
  const user = await edit('US Navy');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Your changes were saved.');
  expect(address()).toBe('/contact/grace');
  await goBack();
  expect(address()).toBe('/changelog');
});

test('a failed save leaves the changes guarded', async () => {
  const user = await edit('US Navy');
  database.failNext('update businessCards', 'unavailable');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByRole('alert');
  expect(isKeptFromClosing()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog', { name: QUESTION })).toBeVisible();
});

test('after a discard, the next changes are guarded again', async () => {
  const user = await edit('US Navy');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(within(await question()).getByRole('button', { name: 'Discard Changes' }));
  await user.click(await screen.findByRole('link', { name: 'Edit Contact' }));
  await screen.findByRole('button', { name: 'Save Changes' });
  expect(company()).toHaveValue('Eckert-Mauchly');
  fill('US Navy');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.getByRole('alertdialog', { name: QUESTION })).toBeVisible();
  });
});
