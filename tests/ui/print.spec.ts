import type { Page } from '@playwright/test';
import { openContact } from './support/openPages';
import { printedPages } from '../e2e/support/printedPages';
import { openList } from './support/openList';
import { expectCount, searchBox } from '../e2e/support/shownContacts';
import { numberedContacts } from './support/storedContacts';
import { expect, test } from './support/test';

/** What stands around a page on screen and has no place on paper. */
const SCREEN_ONLY = /Skip to content|Logout|Your Subscription|Export|Privacy|Search business cards/;

/** The same of a contact: its buttons, the words on its card, its place in the list. */
const CONTACT_ONLY = /Edit|Delete|Enlarge|More|Back|\d of \d/;

const PERSON = /Person \d{3}(?= Company)/g;

async function openPrintable(page: Page, count: number): Promise<void> {
  await openList(page, numberedContacts(count));
  // The code for paper comes with it.
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
}

test('all contacts are on paper, under a head on each page, and nothing else', async ({ page }) => {
  await openPrintable(page, 148);
  const pages = await printedPages(page);
  expect(pages.length).toBeGreaterThan(2);
  for (const text of pages) expect(text).toContain('Name Company Title Email Phone Date Added');
  const names = pages.join(' ').match(PERSON) ?? [];
  expect(names).toEqual(numberedContacts(148).map(({ name }) => name));
  expect(pages.join(' ')).not.toMatch(SCREEN_ONLY);
  expect(pages[0]).toMatch(/^Contacts 148 business cards, /);

  await searchBox(page).fill('person 01');
  await expectCount(page, '12', '148');
  const [only = '', ...more] = await printedPages(page);
  expect(more).toEqual([]);
  expect(only.match(PERSON)).toHaveLength(12);
});

test('paper is black on white for people who read light on dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPrintable(page, 3);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const cell = page.getByRole('cell', { name: 'Person 001' });
  await expect(cell).toBeVisible();
  await expect(cell).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // No row is cut by the end of a page.
  await expect(page.getByRole('row').last()).toHaveCSS('break-inside', 'avoid');
});

test('Print in the menu opens what the browser prints with', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
  await openPrintable(page, 3);
  await page.getByRole('button', { name: 'More ways to export' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
});

test('a contact is one clean page', async ({ page }) => {
  await openContact(page, 'Donau');
  const [only = '', ...more] = await printedPages(page);
  expect(more).toEqual([]);
  expect(only).toContain('Contact Information');
  expect(only).not.toMatch(SCREEN_ONLY);
  expect(only).not.toMatch(CONTACT_ONLY);
});

test('so it is beside the list, with its card nearly as large as the card is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openContact(page, 'Zoë');
  const card = page.getByRole('img', { name: 'Business card of Zoë Brunner' });
  await expect(card).toBeVisible();
  const [only = '', ...more] = await printedPages(page);
  expect(more).toEqual([]);
  expect(only).toContain('zoe@alpenglow.example');
  expect(only).toContain('Met in Genève.');
  // The other contact of the list.
  expect(only).not.toContain('Donau');
  expect(only).not.toMatch(SCREEN_ONLY);
  expect(only).not.toMatch(CONTACT_ONLY);
  await page.emulateMedia({ media: 'print' });
  const { width = 0 } = { ...(await card.boundingBox()) };
  expect((width / 96) * 25.4).toBeCloseTo(90, -1);
});
