import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { tabTo } from '../e2e/support/keyboardFocus';
import { openList } from './support/openList';
import { expectCount, rowOf, searchBox } from '../e2e/support/shownContacts';
import { numberedContacts, type StoredFields } from './support/storedContacts';
import { expect, test } from './support/test';

/** Twenty-three cards of a Tuesday, and forty others, one in three weeks. */
const FAIR: StoredFields[] = [
  ...Array.from({ length: 23 }, (_, place) => ({
    name: `Fair ${String(place + 1).padStart(2, '0')}`,
    company: place < 8 ? 'Kitz Valves GmbH' : `Firm ${place}`,
    ...(place < 8 && { email: `fair${place}@kitz.example` }),
    phone: place % 2 === 0 ? `+49 30 90182${String(place).padStart(2, '0')}` : '',
    createdAt: new Date(Date.UTC(2026, 4, 12, 8, place * 15)),
  })),
  ...Array.from({ length: 40 }, (_, place) => ({
    name: `Other ${String(place + 1).padStart(2, '0')}`,
    email: `other${place}@firm${place}.example`,
    createdAt: new Date(Date.UTC(2024, 6, 1 + place * 21, 12)),
  })),
];

const filterButton = (page: Page) => page.getByRole('button', { name: 'Filter', exact: true });
const row = (page: Page) => page.getByRole('list', { name: 'Filter' });
const chip = (page: Page, name: string) => row(page).getByRole('button', { name, exact: true });
const value = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const fair = (page: Page) => value(page, 'May 12, 2026 23');
const scanned = (page: Page, end: 'from' | 'until') => page.getByLabel(`Scanned ${end}`);
const open = (page: Page) => page.locator(':popover-open');

test('everybody of one fair gets a note in four presses, is narrowed and exported', async ({
  page,
}) => {
  await openList(page, FAIR);
  await filterButton(page).click();
  await fair(page).click();
  await expectCount(page, '23', '63');
  await page.getByRole('button', { name: 'Select all 23', exact: true }).click();
  await page.getByRole('button', { name: 'Add to Notes' }).click();
  await page.getByRole('textbox', { name: 'Line' }).fill('Met at the fair.');
  await page.getByRole('button', { name: 'Add Line' }).click();
  await expect(page.getByText('Added the line to the notes of 23 contacts.')).toBeVisible();
  await page.keyboard.press('Escape');

  // Chip after chip: a press of the next one closes the one before.
  await chip(page, 'Company').click();
  await value(page, 'Kitz Valves GmbH 8').click();
  await chip(page, 'Has').click();
  await value(page, 'Phone 4').click();
  await expect(open(page)).toHaveCount(1);
  await expectCount(page, '4', '63');
  await chip(page, 'Remove the filter “Company: Kitz Valves GmbH”').click();
  await expectCount(page, '12', '63');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: true });
  expect(data.slice(1).map(([name]) => name)).toEqual(
    [23, 21, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1].map(
      (place) => `Fair ${String(place).padStart(2, '0')}`,
    ),
  );
  await chip(page, 'Clear All').click();
  await expectCount(page, '63', '63');
});

test('Back from a contact, a reload and the way on keep the filter; the navigation drops it', async ({
  page,
}) => {
  await openList(page, FAIR);
  await searchBox(page).fill('fair');
  await filterButton(page).click();
  await chip(page, 'Country').click();
  await value(page, 'Germany 12').click();
  await page.keyboard.press('Escape');
  await expectCount(page, '12', '63');
  await rowOf(page, 'Fair 21').getByRole('link').click();
  await expect(page.getByText('2 of 12')).toBeVisible();
  await page.goBack();
  await expectCount(page, '12', '63');
  await page.reload();
  await expectCount(page, '12', '63');
  await expect(chip(page, 'Country: Germany')).toBeVisible();
  await expect(searchBox(page)).toHaveValue('fair');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contacts' })
    .click();
  await expectCount(page, '63', '63');
});

test('by keyboard alone: f, down to a value, a first and a last day digit by digit, Escape, and on to the rows', async ({
  page,
}) => {
  await openList(page, FAIR);
  await rowOf(page, 'Fair 23').getByRole('link').focus();
  await page.keyboard.press('f');
  await expect(value(page, 'Last 7 days 0')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(fair(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expectCount(page, '23', '63');
  const until = scanned(page, 'until');
  await tabTo(page, until);
  // The month alone would end the range before it begins.
  await page.keyboard.type('01');
  await expect(until).toHaveValue('2026-01-12');
  await expectCount(page, '23', '63');
  await page.keyboard.type('102027');
  await expect(until).toHaveValue('2027-01-10');
  await expect(scanned(page, 'from')).toHaveValue('2026-05-12');
  await expectCount(page, '30', '63');
  // A day without a month is none: what held still holds.
  await scanned(page, 'from').focus();
  await page.keyboard.press('Backspace');
  await expect(scanned(page, 'from')).toHaveValue('');
  await expectCount(page, '30', '63');
  await page.keyboard.press('Escape');
  await expect(open(page)).toHaveCount(0);
  await expect(chip(page, 'Scanned: From May 12, 2026')).toHaveCount(0);
  await expect(row(page).getByRole('button').first()).toBeFocused();
  await tabTo(page, chip(page, 'Has'));
  await page.keyboard.press('Enter');
  await expect(value(page, 'Email 15')).toBeFocused();
  await page.keyboard.press('Space');
  await expectCount(page, '15', '63');
  await page.keyboard.press('Escape');
  await tabTo(page, chip(page, 'Remove the filter “Has: Email”'));
  await page.keyboard.press('Enter');
  await expectCount(page, '30', '63');
  await expect(chip(page, 'Has')).toBeFocused();
});

test('contacts without a date are counted beside those with one', async ({ page }) => {
  const undated = numberedContacts(300).map((contact, place) => ({
    ...contact,
    // What apps and imports have left there.
    createdAt: ['yesterday', '', { when: 'today' }][place % 3] ?? '',
  }));
  await openList(page, [...FAIR, ...undated]);
  await filterButton(page).click();
  await value(page, 'No date 300').click();
  await expectCount(page, '300', '363');
  await fair(page).click();
  await expectCount(page, '323', '363');
  await scanned(page, 'until').fill('2024-07-07');
  await expectCount(page, '1', '363');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('a sheet from below says how many are left, a swipe out of the list closes it, and nothing moves', async ({
    page,
  }) => {
    await openList(page, FAIR);
    await rowOf(page, 'Fair 23').getByRole('link').tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Fair 23' })).toBeVisible();
    await page.goBack();
    await filterButton(page).tap();
    await fair(page).tap();
    const { x, y } = (await open(page).boundingBox()) ?? { x: -1, y: -1 };
    expect([x, y > 200]).toEqual([0, true]);
    await page.goForward();
    await page.getByRole('link', { name: 'Back', exact: true }).tap();
    await expectCount(page, '63', '63');
    await expect(open(page)).toHaveCount(0);
    await chip(page, 'Country').tap();
    await value(page, 'Germany 12').tap();
    await open(page).getByRole('button', { name: 'Show 12 cards' }).tap();
    await expect(open(page)).toHaveCount(0);
    await expectCount(page, '12', '63');
    await expect(page.getByRole('button', { name: 'Select all 12' })).toBeInViewport();
    await expect(row(page)).toHaveCSS('height', '44px');
    await chip(page, 'Remove the filter “Country: Germany”').tap();
    await expectCount(page, '63', '63');
  });
});
