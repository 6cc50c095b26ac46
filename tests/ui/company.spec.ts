import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { expectCount, rowOf, searchBox } from '../e2e/support/shownContacts';
import { openList } from './support/openList';
import { numberedContacts, type StoredFields } from './support/storedContacts';
import { expect, test } from './support/test';

const KITZ: StoredFields[] = [
  { name: 'Eva Wolf', company: 'Kitz GmbH', title: 'Buyer', email: 'eva@kitz.example' },
  { name: 'Tom Frost', company: 'Kitz GmbH', title: 'Sales', email: 'tom@mail.kitz.example' },
  { name: 'Hana Sato', company: 'Kitz', website: 'www.kitz.example', notes: 'Met in Kyoto.' },
  { name: 'Olga Brandt', company: 'KITZ', title: 'Sales', email: 'olga@kitz.example' },
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('from a contact to its company: who is there, searched, exported, and back', async ({
  page,
}) => {
  const [first] = (await openList(page, [...KITZ, ...numberedContacts(30)])).ids;
  await rowOf(page, 'Eva Wolf').getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Tom Frost' })).toBeVisible();
  await page.getByRole('link', { name: '3 more at Kitz GmbH' }).click();
  await expect(heading(page)).toHaveText('Kitz GmbH');
  await expect(page).toHaveURL(new RegExp(`/company/${first}$`));
  await expect(page).toHaveTitle(/^Company/);
  await expectCount(page, '4', '4');
  await expect(page.getByText('Met in Kyoto.')).toBeVisible();

  await searchBox(page).fill('sales');
  await expectCount(page, '2', '4');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: true });
  expect(data.slice(1).map(([name]) => name)).toEqual(['Tom Frost', 'Olga Brandt']);

  await page.reload();
  await expectCount(page, '2', '4');
  await rowOf(page, 'Olga Brandt').getByRole('link').click();
  await expect(heading(page)).toHaveText('Olga Brandt');
  await page.goBack();
  await expect(heading(page)).toHaveText('Kitz GmbH');
  await expectCount(page, '2', '4');
});

test('one company with 500 people, from a row by the key o', async ({ page }) => {
  const people = numberedContacts(500).map(({ name = '' }) => ({ name, company: 'Kitz GmbH' }));
  await openList(page, [...people, { name: 'Nobody', company: 'Other' }]);
  await searchBox(page).fill('person 250');
  await searchBox(page).press('ArrowDown');
  await page.keyboard.press('o');
  await expect(heading(page)).toHaveText('Kitz GmbH');
  await expectCount(page, '500', '500');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(searchBox(page)).toHaveValue('person 250');
});
