import '../fakes/indexedDb';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endCopy, startCopy, switchCopy } from '../../../src/session/copy/choice';
import { graceHopper, putFourContacts, putManyContacts } from '../fakes/contactDocuments';
import { database, timestamp } from '../fakes/fakeDatabase';
import { catchSavedFiles } from '../fakes/savedFiles';
import { goOffline, openSite } from '../fakes/site';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 10, 21, 23, 30) });
  HTMLElement.prototype.showPopover = vi.fn();
  HTMLElement.prototype.hidePopover = vi.fn();
});

afterEach(() => {
  vi.useRealTimers();
  endCopy();
});

async function openFor(program: string) {
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByRole('button', { name: 'More ways to export' });
  await user.click(screen.getByRole('menuitem', { name: program }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('4 contacts.');
  return { user, dialog };
}

test('says what Salesforce will make of them, then saves a file that it takes', async () => {
  const saved = catchSavedFiles();
  const { user, dialog } = await openFor('Salesforce leads');
  expect(dialog).toHaveAccessibleName('Export to Salesforce');
  const refused = within(dialog).getByText('1 has no last name: Salesforce refuses it.');
  expect(within(dialog).queryByText(/no email/)).not.toBeInTheDocument();
  expect(within(dialog).getByRole('link', { name: 'Salesforce Import Page' })).toHaveAttribute(
    'href',
    'https://login.salesforce.com/?startURL=%2Flightning%2Fsetup%2FDataManagementDataImporter%2Fhome',
  );

  await user.click(refused);
  const shown = await within(dialog).findByRole('link', { name: 'Cafe Noir' });
  expect(shown.getAttribute('href')).toMatch(/^\/contact\//);

  await user.click(within(dialog).getByRole('button', { name: 'Export' }));
  expect(
    await within(dialog).findByText(
      'Exported 4 contacts to contacts_salesforce_leads_2025-11-21.csv.',
    ),
  ).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Salesforce Import Page' })).toHaveFocus();
  const [file] = await saved();
  expect(file?.name).toBe('contacts_salesforce_leads_2025-11-21.csv');
  const lines = file?.text.split('\r\n') ?? [];
  expect(lines[0]).toBe(
    '\uFEFF"Salutation","First Name","Last Name","Suffix","Company","Title","Email","Phone","Website","Street","Description"',
  );
  expect(lines).toHaveLength(6);
  expect(file?.text).toContain('"","Grace","Hopper","","Eckert-Mauchly","Programmer"');

  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('once it is saved, the focus stays where it was moved to as the list changes', async () => {
  catchSavedFiles();
  const { user, dialog } = await openFor('HubSpot');
  await user.click(within(dialog).getByRole('button', { name: 'Export' }));
  await within(dialog).findByText(/^Exported 4 contacts to /);
  const close = within(dialog).getByRole('button', { name: 'Close' });
  close.focus();
  vi.setSystemTime(Date.now() + 3_600_000);
  const updatedAt = timestamp(new Date().toISOString());
  database.put('businessCards/grace', graceHopper({ title: 'Admiral', updatedAt }));
  fireEvent(window, new Event('focus'));
  await screen.findByText('Admiral');
  expect(close).toHaveFocus();
});

test('without a network the file is made of the list in memory', async () => {
  const saved = catchSavedFiles();
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByText('Showing 4 of 4 business cards');
  goOffline();
  await user.click(screen.getByRole('menuitem', { name: 'HubSpot' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('4 contacts.');
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Export' }));
  expect(await within(dialog).findByText(/^Exported 4 contacts to /)).toBeVisible();
  expect((await saved())[0]?.text).toContain('"Grace"');
});

test('a contact that the page names opens, and the page closes', async () => {
  const { user, dialog } = await openFor('Salesforce leads');
  await user.click(within(dialog).getByText('1 has no last name: Salesforce refuses it.'));
  await user.click(await within(dialog).findByRole('link', { name: 'Cafe Noir' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.pathname).toMatch(/^\/contact\//);
});

test('a contact that is opened in another tab leaves the page open', async () => {
  const { user, dialog } = await openFor('Salesforce leads');
  await user.click(within(dialog).getByText('1 has no last name: Salesforce refuses it.'));
  const link = await within(dialog).findByRole('link', { name: 'Cafe Noir' });
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(dialog).toBeInTheDocument();
});

test('a list that cannot be loaded in full is said, and nothing can be saved', async () => {
  const saved = catchSavedFiles();
  putManyContacts(120);
  database.letNewest();
  const rest = database.holdNext('list businessCards');
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('menuitem', { name: 'HubSpot' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Waiting for all contacts...')).toBeVisible();
  rest.fail('resource-exhausted');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'We couldn’t export your contacts. Check your connection or reload the page, then try again.',
  );
  expect(within(dialog).getByRole('button', { name: 'Export' })).toBeDisabled();
  expect(await saved()).toEqual([]);
});

test('where no copy is kept nothing is remembered of an export', async () => {
  catchSavedFiles();
  const { user, dialog } = await openFor('HubSpot');
  switchCopy('ada', false);
  await user.click(within(dialog).getByRole('button', { name: 'Export' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('menuitem', { name: 'HubSpot' }));
  await within(await screen.findByRole('dialog')).findByText('4 contacts.');
  expect(screen.queryByRole('checkbox', { name: /since my last export/ })).not.toBeInTheDocument();
});

test('where nothing is new since the last export it says so, and there is nothing to press', async () => {
  catchSavedFiles();
  startCopy('ada');
  const { user, dialog } = await openFor('HubSpot');
  await user.click(within(dialog).getByRole('button', { name: 'Export' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('menuitem', { name: 'HubSpot' }));
  const again = await screen.findByRole('dialog');
  await user.click(await within(again).findByRole('checkbox', { name: /since my last export/ }));
  expect(within(again).getByText('No contact is new or changed.')).toBeVisible();
  expect(within(again).getByRole('button', { name: 'Export' })).toBeDisabled();
});

test('a contact that was changed and changed back since is offered both times', async () => {
  catchSavedFiles();
  startCopy('ada');
  const { user, dialog } = await openFor('HubSpot');
  await user.click(within(dialog).getByRole('button', { name: 'Export' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Close' }));

  for (const title of ['Admiral', 'Programmer']) {
    vi.setSystemTime(Date.now() + 3_600_000);
    const updatedAt = timestamp(new Date().toISOString());
    database.put('businessCards/grace', graceHopper({ title, updatedAt }));
    fireEvent(window, new Event('focus'));
    await screen.findByText(title);
    await user.click(screen.getByRole('menuitem', { name: 'HubSpot' }));
    const again = await screen.findByRole('dialog');
    const since = await within(again).findByRole('checkbox', { name: /since my last export/ });
    expect(since).toHaveAccessibleName(
      'Only what is new or changed since my last export to HubSpot (1)',
    );
    await user.click(since);
    await user.click(within(again).getByRole('button', { name: 'Export' }));
    await user.click(await within(again).findByRole('button', { name: 'Close' }));
  }
});
