import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { putFourContacts, putManyContacts } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { catchSavedFiles } from '../fakes/savedFiles';
import { goOffline, openSite, pasteInto } from '../fakes/site';

/** What is seen; the same words are said by another element, later. */
const SEEN = { selector: 'p' };

/** Opens the list with these contacts of it selected. */
async function openSelected(...names: string[]): Promise<UserEvent> {
  const user = openSite('/dashboard?sort=name');
  for (const name of names) {
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  }
  return user;
}

function button(name: string): HTMLElement {
  return within(bar()).getByRole('button', { name });
}

function bar(): HTMLElement {
  return screen.getByRole('region', { name: 'Selected contacts' });
}

test('exports the selected contacts as shown, then those that are not shown', async () => {
  const saved = catchSavedFiles();
  putFourContacts();
  const user = await openSelected('Zoë Müller', 'Alan Turing', 'Grace Hopper');
  await user.type(screen.getByRole('searchbox'), 'e');
  await user.clear(screen.getByRole('searchbox'));
  await pasteInto(user, screen.getByRole('searchbox'), 'analyst');
  await user.click(button('Export CSV'));

  const [file, ...others] = await saved();
  expect(others).toEqual([]);
  expect(file?.name).toMatch(/^contacts_export_\d{4}-\d\d-\d\d\.csv$/);
  const names = file?.text.split('\r\n').map((line) => line.split(',')[0]);
  expect(names?.slice(1)).toEqual(['"Zoë Müller"', '"Alan Turing"', '"Grace Hopper"', '']);
  expect(screen.getByText(`Exported 3 contacts to ${file?.name ?? ''}.`)).toBeVisible();
});

test('a double click exports once', async () => {
  const saved = catchSavedFiles();
  putFourContacts();
  const user = await openSelected('Alan Turing');
  await user.dblClick(button('Export CSV'));
  expect(await saved()).toHaveLength(1);
  expect(screen.getByText(/^Exported 1 contact to /)).toBeVisible();
});

test('copies the addresses, and says how many contacts have none', async () => {
  putFourContacts();
  putManyContacts(1);
  const user = await openSelected('Alan Turing', 'Zoë Müller');
  await user.click(button('Copy Email Addresses'));
  expect(await screen.findByText('Copied 2 email addresses.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('m@bletchley.example, zoe@werke.example');

  await user.click(screen.getByRole('checkbox', { name: 'Select Contact 001' }));
  await user.click(button('Copy Email Addresses'));
  expect(
    await screen.findByText('Copied 2 email addresses. 1 contact has no email address.'),
  ).toBeVisible();
});

test('a browser that does not let us copy is named', async () => {
  putFourContacts();
  const user = await openSelected('Alan Turing');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
  await user.click(button('Copy Email Addresses'));
  expect(
    await screen.findByText('The email addresses weren’t copied: your browser didn’t allow it.'),
  ).toBeVisible();
});

test('one email goes to all of them, and none sees the others', async () => {
  putFourContacts();
  await openSelected('Alan Turing', 'Zoë Müller');
  expect(within(bar()).getByRole('link', { name: 'Write Email' })).toHaveAttribute(
    'href',
    'mailto:?bcc=m@bletchley.example,zoe@werke.example',
  );
});

test('contacts without an address are named when an email is to be written', async () => {
  putManyContacts(2);
  const user = await openSelected('Contact 001', 'Contact 002');
  for (const name of ['Write Email', 'Copy Email Addresses']) {
    await user.click(button(name));
    expect(await screen.findByText('None of these contacts has an email address.')).toBeVisible();
  }
});

test('too many for one email are told, and can be copied', async () => {
  for (let number = 0; number < 100; number += 1) {
    const name = `Person ${String(number)}`;
    const email = `a.rather.long.name.${String(number)}@company.example`;
    database.put(`businessCards/p${String(number)}`, { userId: 'ada', name, email });
  }
  const user = await openSelected('Person 0');
  await user.click(button('Select all 100 shown'));
  await user.click(button('Write Email'));
  expect(
    screen.getByText('That’s too many addresses for one email. Copy them, then paste them as BCC.'),
  ).toBeVisible();
  await user.click(button('Copy Email Addresses'));
  expect(await screen.findByText('Copied 100 email addresses.')).toBeVisible();
});

test('on a phone the actions are in a menu; Escape closes it, and keeps the selection', async () => {
  putFourContacts();
  const user = await openSelected('Alan Turing');
  const menu = button('Actions');
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  await user.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('1 selected', SEEN)).toBeVisible();
});

test('without a connection all of it works', async () => {
  const saved = catchSavedFiles();
  putFourContacts();
  const user = await openSelected('Alan Turing');
  goOffline();
  await user.click(button('Select all 4 shown'));
  await user.click(button('Export CSV'));
  expect(await saved()).toHaveLength(1);
});
