import type { Locator, Page } from '@playwright/test';
import { columnHeader, expectCount, rowOf, searchBox } from '../e2e/support/shownContacts';
import { numberedContacts, putContacts, type StoredFields } from './support/storedContacts';
import { createUser, expect, signIn, test } from './support/test';

/** A list of so many contacts, one a day, the newest of October 20, 2026. */
async function openList(
  page: Page,
  count: number,
  more: readonly StoredFields[] = [],
): Promise<void> {
  const user = await createUser();
  await putContacts(user, [...numberedContacts(count), ...more]);
  await signIn(page, user);
  const all = String(count + more.length);
  await expectCount(page, all, all);
  // All that a row can do is there.
  await expect(page.getByRole('checkbox', { name: 'Select Person 001' })).toHaveCount(1);
}

const heading = (page: Page, name: string) => page.getByRole('rowheader', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function edges(part: Locator): Promise<{ top: number; bottom: number }> {
  const { y = NaN, height = NaN } = (await part.boundingBox()) ?? {};
  return { top: Math.round(y), bottom: Math.round(y + height) };
}

/** A row that is in sight, and that no heading covers. */
async function expectClear(page: Page, name: string, over: string): Promise<void> {
  await expect(rowOf(page, name)).toBeInViewport({ ratio: 0.99 });
  const { bottom } = await edges(heading(page, over));
  expect((await edges(rowOf(page, name))).top).toBeGreaterThanOrEqual(bottom - 1);
}

for (const [width, height] of [
  [1440, 900],
  [360, 800],
] as const) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height } });

    test('months stand between the rows, and each stays below the bar while its rows pass', async ({
      page,
    }) => {
      await openList(page, 60);
      const october = heading(page, 'October 2026, 20');
      await expect(october).toBeVisible();
      const rowHeight = (await rowOf(page, 'Person 002').boundingBox())?.height ?? 0;
      await page.mouse.move(width / 2, height / 2);
      await page.mouse.wheel(0, 10 * rowHeight);
      await expect(rowOf(page, 'Person 002')).not.toBeInViewport();
      await expect(october).toBeInViewport({ ratio: 0.99 });
      const { top } = await edges(october);
      const bar = await edges(
        width > 600 ? columnHeader(page, 'Name') : page.getByRole('searchbox'),
      );
      expect(Math.abs(top - bar.bottom)).toBeLessThan(12);
      // On a phone header and search are all that stays above the rows.
      expect(top).toBeLessThanOrEqual(width < 600 ? 110 : 180);

      await page.mouse.wheel(0, 20 * rowHeight);
      const september = heading(page, 'September 2026, 30');
      await expect(september).toBeInViewport({ ratio: 0.99 });
      await expect.poll(async () => (await edges(september)).top).toBe(top);
      await expect(october).not.toBeInViewport();
    });
  });
}

test.describe('under a finger', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('header and search are all that stays above the rows', async ({ page }) => {
    await openList(page, 60);
    const { height = 0 } = (await rowOf(page, 'Person 002').boundingBox()) ?? {};
    await page.evaluate((y) => {
      window.scrollBy(0, y);
    }, 10 * height);
    await expect(rowOf(page, 'Person 002')).not.toBeInViewport();
    const october = heading(page, 'October 2026, 20');
    await expect(october).toBeInViewport({ ratio: 0.99 });
    expect((await edges(october)).top).toBeLessThanOrEqual(110);
  });
});

test('dates below a month say no year, which their title and what is copied have', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openList(page, 60);
  const dateOf = (name: string) => rowOf(page, name).getByRole('cell').last();
  await expect(dateOf('Person 002')).toHaveText('Oct 19');
  await expect(dateOf('Person 002')).toHaveAttribute('title', 'Oct 19, 2026');
  await page.evaluate(() => {
    const [from, to] = ['tr[data-index="0"]', 'tr[data-index="1"]'].map((row) =>
      document.querySelector(`${row} td:last-child`),
    );
    if (from && to) window.getSelection()?.setBaseAndExtent(from, 0, to, 1);
  });
  await page.keyboard.press('ControlOrMeta+C');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /Oct 20, 2026\n.*Oct 19, 2026$/,
  );
  await columnHeader(page, 'Name').getByRole('button').click();
  await expect(dateOf('Person 002')).toHaveText('Oct 19, 2026');
});

test('an arrow that comes below another heading is told which', async ({ page }) => {
  // All the rows that are looked at are drawn.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await openList(page, 60);
  await expect(link(page, 'Person 001')).toHaveAccessibleDescription(/October 2026, 20$/);
  await expect(link(page, 'Person 002')).toHaveAccessibleDescription('');
  await expect(link(page, 'Person 020')).toHaveAccessibleDescription('October 2026, 20');
  await expect(link(page, 'Person 021')).toHaveAccessibleDescription('September 2026, 30');
});

test('a heading is a row of the table, and a press on it opens nothing', async ({ page }) => {
  await openList(page, 60);
  await heading(page, 'October 2026, 20').click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // The head, 60 contacts, three months.
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '64');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toHaveAttribute('aria-rowindex', '2');
  await expect(rows.nth(1)).toContainText('October 2026, 20');
  await expect(rowOf(page, 'Person 001')).toHaveAttribute('aria-rowindex', '3');
  await searchBox(page).press('ArrowDown');
  await page.keyboard.press('End');
  await expect(link(page, 'Person 060')).toBeFocused();
  await expect(rowOf(page, 'Person 060')).toHaveAttribute('aria-rowindex', '64');
});

test('keys walk over a heading, and no heading covers the row with the focus', async ({ page }) => {
  await openList(page, 60);
  await searchBox(page).press('ArrowDown');
  for (let row = 2; row <= 21; row += 1) await page.keyboard.press('ArrowDown');
  await expect(link(page, 'Person 021')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(link(page, 'Person 020')).toBeFocused();
  await page.keyboard.press('End');
  await expect(heading(page, 'August 2026, 10')).toBeVisible();
  for (let row = 59; row > 45; row -= 1) {
    await page.keyboard.press('ArrowUp');
    const name = `Person 0${String(row)}`;
    await expect(link(page, name)).toBeFocused();
    await expectClear(page, name, row > 50 ? 'August 2026, 10' : 'September 2026, 30');
  }

  await page.keyboard.press('Alt+PageUp');
  await expect(link(page, 'Person 021')).toBeFocused();
  await expectClear(page, 'Person 021', 'September 2026, 30');
  await page.keyboard.press('Alt+PageUp');
  await expect(link(page, 'Person 001')).toBeFocused();
  await page.keyboard.press('Alt+PageDown');
  await page.keyboard.press('Alt+PageDown');
  await expect(link(page, 'Person 051')).toBeFocused();
});

test('a search has no headings, a list by name has letters, and other lists have none', async ({
  page,
}) => {
  await openList(page, 60);
  await searchBox(page).fill('Person');
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await searchBox(page).fill('');
  await expect(heading(page, 'October 2026, 20')).toBeVisible();
  await columnHeader(page, 'Name').getByRole('button').click();
  await expect(heading(page, 'P, 60')).toBeVisible();
  await columnHeader(page, 'Company').getByRole('button').click();
  await expect(rowOf(page, 'Person 001')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
});

test('a name with one slip is found by keyboard, with the letters marked that differ', async ({
  page,
}) => {
  await openList(page, 30, [
    { name: 'Hana Sato', company: 'Kitz', createdAt: new Date('2020-01-01T12:00:00Z') },
  ]);
  await page.keyboard.press('/');
  await page.keyboard.type('Hana Satto');
  await expect(heading(page, 'Did you mean, 1')).toBeVisible();
  await expectCount(page, '0', '31');
  await expect(page.getByText('0 of 31 business cards shown. Did you mean Hana Sato?')).toHaveRole(
    'status',
  );
  const marked = () =>
    page.evaluate(() =>
      Array.from(CSS.highlights.get('close') ?? [], (range) => {
        const { startContainer, startOffset, endOffset } = range;
        return startContainer.nodeValue?.slice(startOffset, endOffset);
      }),
    );
  expect(await marked()).toEqual(['to']);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  await page.keyboard.press('ArrowDown');
  await expect(link(page, 'Hana Sato')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hana Sato');
});
