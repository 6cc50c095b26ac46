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
const panel = (page: Page) => page.getByRole('region', { name: 'Filter' });
const chip = (page: Page, words: string) =>
  page.getByRole('button', { name: `Remove the filter “${words}”` });
const burst = (page: Page) => page.getByRole('button', { name: 'May 12, 2026, 23 cards' });

const scanned = (page: Page, end: 'from' | 'until') => panel(page).getByLabel(`Scanned ${end}`);

test('the cards of Tuesday’s fair are chosen by one press, narrowed and exported', async ({
  page,
}) => {
  await openList(page, FAIR);
  await filterButton(page).click();
  await burst(page).click();
  await expectCount(page, '23', '63');
  await expect(chip(page, 'Scanned May 12, 2026')).toBeVisible();
  await panel(page).getByRole('radio', { name: 'Kitz Valves GmbH 8' }).click();
  await expectCount(page, '8', '63');
  await panel(page)
    .getByRole('radiogroup', { name: 'Phone' })
    .getByRole('radio', { name: 'Yes 4' })
    .click();
  await expectCount(page, '4', '63');
  await chip(page, 'Company: Kitz Valves GmbH').click();
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
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expectCount(page, '63', '63');
});

test('Back from a contact, a reload and the way on keep the filter; the navigation drops it', async ({
  page,
}) => {
  await openList(page, FAIR);
  await searchBox(page).fill('fair');
  await filterButton(page).click();
  await panel(page).getByRole('radio', { name: 'Germany 12' }).click();
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

test('by keyboard alone: f, a first and a last day, a value, Escape, and on to the rows', async ({
  page,
}) => {
  await openList(page, FAIR);
  await page.keyboard.press('f');
  await expect(panel(page)).toBeFocused();
  await tabTo(page, scanned(page, 'from'));
  await page.keyboard.type('05122026');
  await expect(scanned(page, 'from')).toHaveValue('2026-05-12');
  await expect(chip(page, 'Scanned from May 12, 2026')).toBeVisible();
  await expectCount(page, '30', '63');
  await tabTo(page, scanned(page, 'until'));
  await page.keyboard.type('05122026');
  await expect(chip(page, 'Scanned May 12, 2026')).toBeVisible();
  await expect(burst(page)).toHaveAttribute('aria-current', 'true');
  await expectCount(page, '23', '63');
  await tabTo(page, panel(page).getByRole('radiogroup', { name: 'Email' }).getByLabel(/^Any/));
  await page.keyboard.press('ArrowRight');
  await expectCount(page, '8', '63');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await tabTo(page, chip(page, 'With email'));
  await page.keyboard.press('Enter');
  await expectCount(page, '23', '63');
});

test('a day is typed over another one, digit by digit, and half a day changes nothing', async ({
  page,
}) => {
  await openList(page, FAIR);
  await filterButton(page).click();
  await burst(page).click();
  const until = scanned(page, 'until');
  await until.focus();
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
  await filterButton(page).focus();
  await expect(scanned(page, 'from')).toHaveValue('2026-05-12');
});

test('contacts without a date are found by “No date”, and need no days', async ({ page }) => {
  await openList(
    page,
    ['Ada', 'Grace'].map((name) => ({ name, createdAt: 'yesterday' })),
  );
  await filterButton(page).click();
  await expect(scanned(page, 'from')).toHaveCount(0);
  await panel(page).getByRole('combobox', { name: 'Scanned' }).selectOption('No date (2)');
  await expect(chip(page, 'No date')).toBeVisible();
  await expectCount(page, '2', '2');
});

test('hundreds of contacts without a date are counted beside those with one', async ({ page }) => {
  const undated = numberedContacts(300).map((contact, place) => ({
    ...contact,
    company: 'Kitz Valves GmbH',
    // What apps and imports have left there.
    createdAt: ['yesterday', '', { when: 'today' }][place % 3] ?? '',
  }));
  await openList(page, [...FAIR, ...undated]);
  await filterButton(page).click();
  const when = panel(page).getByRole('combobox', { name: 'Scanned' });
  await expect(when.getByRole('option')).toContainText([
    'Any time (363)',
    '2026 (36)',
    '2025 (18)',
    '2024 (9)',
    'No date (300)',
    'May 12, 2026, 23 cards',
  ]);
  const kitz = (count: number) =>
    panel(page).getByRole('radio', { name: `Kitz Valves GmbH ${String(count)}` });
  await expect(kitz(308)).toBeVisible();

  await when.selectOption('No date (300)');
  await expect(chip(page, 'No date')).toBeVisible();
  await expectCount(page, '300', '363');
  await kitz(300).click();
  await expectCount(page, '300', '363');
  await searchBox(page).fill('person 25');
  await expectCount(page, '13', '363');
  await searchBox(page).fill('');

  // The days and what was scanned together are of those with a date.
  await page.getByRole('button', { name: 'May 12, 2026, 8 cards' }).click();
  await expectCount(page, '8', '363');
  await chip(page, 'Company: Kitz Valves GmbH').click();
  await expectCount(page, '23', '363');
  await page.getByRole('button', { name: 'Clear All' }).click();
  await scanned(page, 'until').fill('2024-07-07');
  await expectCount(page, '1', '363');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('a sheet from below says how many are left, and gives the list back', async ({ page }) => {
    await openList(page, FAIR);
    await filterButton(page).tap();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await burst(page).tap();
    await expect(sheet.getByRole('button', { name: 'Show 23 cards' })).toBeInViewport();
    await sheet.getByRole('radio', { name: 'Germany 12' }).tap();
    await sheet.getByRole('button', { name: 'Show 12 cards' }).tap();
    await expect(sheet).toHaveCount(0);
    await expectCount(page, '12', '63');
    await expect(chip(page, 'Country: Germany')).toBeInViewport();
    await chip(page, 'Country: Germany').tap();
    await expectCount(page, '23', '63');
  });

  test('who leaves the list by a swipe closes the sheet, and the page that follows takes presses', async ({
    page,
  }) => {
    await openList(page, FAIR);
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await rowOf(page, 'Fair 23').getByRole('link').tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Fair 23' })).toBeVisible();
    await page.goBack();
    await filterButton(page).tap();
    await expect(sheet).toBeVisible();
    await page.goForward();
    await page.getByRole('link', { name: 'Back', exact: true }).tap();
    await expectCount(page, '63', '63');
    await expect(sheet).toHaveCount(0);
    await filterButton(page).tap();
    await expect(sheet).toBeVisible();
  });
});
