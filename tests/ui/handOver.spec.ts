import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import Papa from 'papaparse';
import { openList } from './support/openList';
import { logIn, logOut } from '../e2e/support/logIn';
import { expectCount, expectTenThousand, searchBox } from '../e2e/support/shownContacts';
import { putContacts, type StoredFields } from './support/storedContacts';
import { userWithTenThousand } from './support/tenThousand';
import { createUser, expect, signIn, test } from './support/test';

const CONTACTS: StoredFields[] = [
  {
    name: 'Prof. Dr. Anna van den Berg',
    company: 'Kitz Valves',
    email: 'anna@kitz.example',
    phone: '+971501234567',
    notes: 'two\nlines',
  },
  { name: '山田 太郎', company: '=1+1', email: 'taro@yamada.example', phone: '0123456789' },
  { name: 'Lloyd & Susan Hester', company: '<b>Hester</b>' },
  { company: 'Cafe Noir', email: 'bar@noir.example' },
];

async function openDialog(page: Page, program: string): Promise<Locator> {
  await page.getByRole('button', { name: 'More ways to export' }).click();
  await page.getByRole('menuitem', { name: program }).click();
  return page.getByRole('dialog', { name: 'Export to' });
}

/** Presses Export, and gives the file by its headers, but for cells that are empty. */
async function save(page: Page): Promise<{ name: string; rows: Record<string, string>[] }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const saved = await download;
  const text = await readFile(await saved.path(), 'utf8');
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  const rows = data.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([, cell]) => cell)),
  );
  return { name: saved.suggestedFilename(), rows };
}

test('the leads for Salesforce: what it refuses is said first, and the file is to the letter', async ({
  page,
}) => {
  await openList(page, CONTACTS);
  const dialog = await openDialog(page, 'Salesforce leads');
  await expect(dialog).toContainText('4 contacts.');
  await expect(dialog).toContainText('1 has no email.');
  await dialog.getByText('1 has no last name: Salesforce refuses it.').click();
  await expect(dialog.getByRole('link', { name: 'Cafe Noir' })).toBeVisible();

  const { name, rows } = await save(page);
  expect(name).toMatch(/^contacts_salesforce_leads_\d{4}-\d\d-\d\d\.csv$/);
  expect(rows).toEqual([
    {
      Salutation: 'Prof. Dr.',
      'First Name': 'Anna',
      'Last Name': 'van den Berg',
      Company: 'Kitz Valves',
      Email: 'anna@kitz.example',
      Phone: '+971501234567',
      Description: 'two\nlines',
    },
    {
      'First Name': '太郎',
      'Last Name': '山田',
      Company: '=1+1',
      Email: 'taro@yamada.example',
      Phone: '0123456789',
    },
    { 'Last Name': 'Lloyd & Susan Hester', Company: '<b>Hester</b>' },
    { Company: 'Cafe Noir', Email: 'bar@noir.example' },
  ]);
  await expect(dialog.getByText(`Exported 4 contacts to ${name}.`)).toBeVisible();
  const link = dialog.getByRole('link', { name: 'Salesforce Import Page' });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('HubSpot’s dialog says which emails it refuses, and whose degrees it has no column for', async ({
  page,
}) => {
  await openList(page, [
    { name: 'Jane Roberts, CPA', email: 'jane@roberts.example' },
    { name: 'Grace Hopper', email: 'grace(at)hopper' },
  ]);
  const dialog = await openDialog(page, 'HubSpot');
  await dialog.getByText('1 has an email that isn’t valid: HubSpot refuses it.').click();
  await expect(dialog.getByRole('link', { name: 'Grace Hopper' })).toBeVisible();
  await dialog.getByText('1 has a degree or the like behind the name: HubSpot has no').click();
  await expect(dialog.getByRole('link', { name: 'Jane Roberts, CPA' })).toBeVisible();
  const { rows } = await save(page);
  expect(rows[0]).toEqual({
    'First name': 'Jane',
    'Last name': 'Roberts',
    Email: 'jane@roberts.example',
  });
});

test('by keys alone, a found contact is handed over to HubSpot', async ({ page }) => {
  await openList(page, CONTACTS);
  await searchBox(page).fill('anna');
  await expectCount(page, '1', '4');
  await page.getByRole('button', { name: 'More ways to export' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('h');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export to HubSpot' });
  await expect(dialog).toContainText('1 contact.');
  await dialog.getByRole('button', { name: 'Export', exact: true }).focus();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toContain('contacts_hubspot_');
  await expect(dialog.getByRole('link', { name: 'HubSpot Import Page' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'More ways to export' })).toBeFocused();
});

test('selected contacts are handed over, and the selection stays', async ({ page }) => {
  await openList(page, CONTACTS);
  await page.getByRole('checkbox', { name: /^Select 山田/ }).click();
  const bar = page.getByRole('region', { name: 'Selected contacts' });
  await bar.getByRole('button', { name: 'More ways to export' }).click();
  await bar.getByRole('menuitem', { name: 'Outlook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export to Outlook' });
  await expect(dialog).toContainText('1 contact.');
  const { rows } = await save(page);
  expect(rows).toEqual([
    {
      'First Name': '太郎',
      'Last Name': '山田',
      'E-mail Address': 'taro@yamada.example',
      'Business Phone': '0123456789',
      Company: '=1+1',
    },
  ]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toContainText('1 selected');
});

test('only what is new or changed since the last export, until a log-out', async ({ page }) => {
  const user = await createUser();
  await putContacts(user, CONTACTS);
  await page.goto('/login');
  await logIn(page, user);
  await expectCount(page, '4', '4');
  const since = page.getByRole('checkbox', { name: /since my last export to Google Contacts/ });

  let dialog = await openDialog(page, 'Google Contacts');
  await expect(dialog).toContainText('4 contacts.');
  await expect(since).toBeHidden();
  expect((await save(page)).rows).toHaveLength(4);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await putContacts(user, [...CONTACTS, { name: 'Grace Hopper' }]);
  await page.reload();
  await expectCount(page, '5', '5');
  dialog = await openDialog(page, 'Google Contacts');
  await expect(since).toBeVisible();
  await since.check();
  await expect(dialog).toContainText('1 contact.');
  const { rows } = await save(page);
  expect(rows.map((row) => row['Last Name'])).toEqual(['Hopper']);
  await dialog.getByRole('button', { name: 'Close' }).click();
  // Another program has been given nothing.
  dialog = await openDialog(page, 'HubSpot');
  await expect(dialog).toContainText('contacts.');
  await expect(page.getByRole('checkbox', { name: /since my last export/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await logOut(page);
  await logIn(page, user);
  await expectCount(page, '5', '5');
  dialog = await openDialog(page, 'Google Contacts');
  await expect(dialog).toContainText('contacts.');
  await expect(since).toBeHidden();
});

test('ten thousand contacts are one file', { tag: '@long' }, async ({ page }) => {
  const { user } = await userWithTenThousand();
  await signIn(page, user);
  await expectTenThousand(page);
  const dialog = await openDialog(page, 'Outlook');
  await expect(dialog).toContainText('10,000 contacts.');
  await expect(dialog).toContainText('email.');
  const { rows } = await save(page);
  expect(rows).toHaveLength(10_000);
});
