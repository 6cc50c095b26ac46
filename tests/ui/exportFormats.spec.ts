import { readFile } from 'node:fs/promises';
import * as XLSX from '@e965/xlsx';
import type { Download, Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import Papa from 'papaparse';
import { cellsInLibreOffice } from '../e2e/support/libreOffice';
import { openList } from './support/openList';
import { expectCount, readAllRows, searchBox } from '../e2e/support/shownContacts';
import { numberedContacts, type StoredFields } from './support/storedContacts';
import { expect, test } from './support/test';

/** What a spreadsheet would change, and what a file cannot hold as it stands. */
const HARD: StoredFields[] = [
  { name: 'Plus', phone: '+971501234567', notes: 'two\nlines', website: 'plus.example' },
  { name: 'Zeros', phone: '00971501234567', company: '_x0041_', title: '1E5', address: '50%' },
  { name: 'Zero', phone: '0123456789', title: '<b>&amp;"', company: 'TRUE', notes: '12/31/2026' },
  { name: 'constructor', company: '=1+1', email: '@handle', phone: '+1-800-FLOWERS' },
  { name: '山田 太郎', company: 'شركة النور', address: '1; Main, Street' },
];

function toggle(page: Page): Locator {
  return page.getByRole('button', { name: 'More ways to export' });
}

async function save(page: Page, item: string): Promise<{ name: string; file: Buffer }> {
  const download = page.waitForEvent('download');
  await toggle(page).click();
  await page.getByRole('menuitem', { name: item }).click();
  const saved: Download = await download;
  return { name: saved.suggestedFilename(), file: await readFile(await saved.path()) };
}

async function expectSaid(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
}

test('every cell of the workbook is a text that equals the screen', async ({ page }) => {
  await openList(page, [...HARD, ...numberedContacts(60)]);
  const rows = await readAllRows(page);
  const { name, file } = await save(page, 'Excel workbook (.xlsx)');
  expect(name).toMatch(/^contacts_export_\d{4}-\d\d-\d\d\.xlsx$/);
  await expectSaid(page, `Exported 65 contacts to ${name}.`);

  const { Sheets, SheetNames } = XLSX.read(file);
  expect(SheetNames).toEqual(['Contacts']);
  const sheet: XLSX.WorkSheet = Sheets['Contacts'] ?? {};
  const cells = Object.entries(sheet).filter(([place]) => !place.startsWith('!'));
  expect(cells.filter(([, cell]) => (cell as XLSX.CellObject).t !== 's')).toEqual([]);
  const table = XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' });
  const [head, ...lines] = table;
  expect(head).toEqual([
    ...['Name', 'Company', 'Title', 'Email', 'Phone', 'Date Added'],
    ...['Website', 'Address', 'Notes', 'Tags', 'Date Updated'],
  ]);
  const day = (shown = '') => new Date(`${shown} UTC`).toISOString().slice(0, 10);
  expect(lines.map((line) => line.slice(0, 6))).toEqual(
    rows.map((row) => [...row.slice(0, 5), day(row[5])]),
  );
  expect(lines[0]?.slice(6)).toEqual(['plus.example', '', 'two\nlines', '', '']);
  // LibreOffice, where it is installed, shows the same.
  expect((await cellsInLibreOffice(file)) ?? table).toEqual(table);
});

test('vCards and the CSV with all fields hold what the search shows', async ({ page }) => {
  await openList(page, HARD);
  await searchBox(page).fill('ze');
  await expectCount(page, '2', '5');
  const cards = await save(page, 'vCard (.vcf)');
  await expectSaid(page, `Exported 2 contacts to ${cards.name}.`);
  const parsed = ICAL.parse(cards.file.toString()) as [string, unknown[][]][];
  expect(parsed.map(([, card]) => card.find(([property]) => property === 'tel')?.[3])).toEqual([
    ...['00971501234567', '0123456789'],
  ]);

  await searchBox(page).fill('constructor');
  await expectCount(page, '1', '5');
  const csv = await save(page, 'CSV with all fields');
  expect(csv.name).toMatch(/^contacts_all_fields_\d{4}-\d\d-\d\d\.csv$/);
  await expectSaid(page, `Exported 1 contact to ${csv.name}.`);
  const { data } = Papa.parse<string[]>(csv.file.toString().slice(1), { skipEmptyLines: true });
  expect(data[1]?.slice(0, 5)).toEqual([
    ...['constructor', "'=1+1", '', "'@handle", "'+1-800-FLOWERS"],
  ]);
});

test('the menu works by keys alone, and closes by Esc, Tab and a press elsewhere', async ({
  page,
}) => {
  await openList(page, numberedContacts(3));
  const item = (name: string) => page.getByRole('menuitem', { name });
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(item('Excel workbook (.xlsx)')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item('Print')).toBeFocused();
  await page.keyboard.press('v');
  await expect(item('vCard (.vcf)')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(item('Print')).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(item('Excel workbook (.xlsx)')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(item('Print')).toBeHidden();
  await toggle(page).click();
  await expect(item('Print')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(item('Print')).toBeHidden();

  const download = page.waitForEvent('download');
  await toggle(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toContain('contacts_all_fields_');
  await expect(toggle(page)).toBeFocused();
});

test('who leaves the list by Forward closes the menu, and the keys of the next page act', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await openList(page, [{ name: 'Ada Lovelace' }]);
  const heading = page.getByRole('heading', { level: 1, name: 'Ada Lovelace' });
  await page.getByRole('link', { name: 'Ada Lovelace' }).click();
  await expect(heading).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'More ways to export' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goForward();
  await expect(heading).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Contact' })).toBeVisible();
});

test('on a phone button, menu and message are all in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openList(page, numberedContacts(3));
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeInViewport({ ratio: 1 });
  await toggle(page).click();
  await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
  await page.getByRole('menuitem', { name: 'vCard (.vcf)' }).click();
  await expect(page.getByText('Exported 3 contacts to')).toBeInViewport({ ratio: 1 });
});
