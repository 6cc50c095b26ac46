import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import type { StoredContact } from '../../scripts/seed/StoredContact';
import type { User } from '../setup/accounts';
import { clearDocuments } from '../setup/documents';
import { suite } from '../setup/suite';
import { userWithTenThousand } from '../setup/tenThousand';
import { cuttableLine } from './support/cuttableLine';
import { asksForAll, holdRequests, services } from './support/heldRequests';
import { printedPages } from './support/printedPages';
import { columnHeader, expectCount, expectTenThousand, searchBox } from './support/shownContacts';
import { expect, signIn, test } from './support/test';

let user: User;
let newestFirst: [string, StoredContact][];

// One after the other in one process, so that the contacts are stored once.
test.describe.configure({ mode: 'default' });
test.use({ clears: false });

test.beforeAll(async () => {
  ({ user, newestFirst } = await userWithTenThousand());
});

test.afterAll(clearDocuments);

test(
  'the newest 50 are usable before the rest is loaded; the export waits for all',
  { tag: '@long' },
  async ({ page }) => {
    const rest = await holdRequests(page, services.contactsQuery, asksForAll);
    await signIn(page, user);

    await expect(
      page.getByText('Showing 50 of 50 business cards. Loading the rest...'),
    ).toBeVisible();
    await expect(page.getByRole('row')).not.toHaveCount(1);
    const downloads: unknown[] = [];
    page.on('download', (download) => downloads.push(download));
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(page.getByRole('button', { name: 'Waiting for all contacts...' })).toBeVisible();
    expect(downloads).toEqual([]);

    const download = page.waitForEvent('download');
    rest.release();
    const file = await readFile(await (await download).path(), 'utf8');
    await expectTenThousand(page);
    expect(file.endsWith('\r\n')).toBe(true);
    const { data, errors } = Papa.parse<string[]>(file.slice(1), { skipEmptyLines: true });
    expect(errors).toEqual([]);
    const names = data.slice(1).map(([name]) => name);
    expect(names).toEqual(newestFirst.map(([, { name }]) => name));
    expect(downloads).toHaveLength(1);
  },
);

test.describe('printed', () => {
  // The emulators take a page that lays out so much paper for one that is gone.
  test.use({ expectedConsoleErrors: ['Listen/channel'] });

  test('all ten thousand are on paper', { tag: '@long' }, async ({ page }) => {
    await signIn(page, user);
    await expectTenThousand(page);
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    const pages = await printedPages(page);
    expect(pages[0]).toContain('10,000 business cards');
    const days = pages.join(' ').match(/[A-Z][a-z]{2} \d{1,2}, 20\d\d/g) ?? [];
    // One in each row, and the day of printing.
    expect(days).toHaveLength(10_001);
  });
});

test(
  'the document has under 100 rows, and keys and scrolling reach the last one',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, user);
    await expectTenThousand(page);
    const table = page.getByRole('table');
    // With the head, and a heading for each month.
    const count = Number(await table.getAttribute('aria-rowcount'));
    expect(count).toBeGreaterThan(10_030);
    expect(count).toBeLessThan(10_050);
    const drawn = page.getByRole('row');
    const last = page.locator('tr[data-index="9999"]');
    const lastName = newestFirst.at(-1)?.[1].name ?? '';
    expect(await drawn.count()).toBeLessThan(100);

    await drawn.getByRole('link').first().focus();
    await page.keyboard.press('End');
    await expect(last.getByRole('link')).toBeFocused();
    await expect(last.getByRole('link')).toHaveText(lastName);
    // Heights of rows may be fractions of a pixel.
    await expect(last).toBeInViewport({ ratio: 0.99 });
    expect(await drawn.count()).toBeLessThan(100);

    await page.keyboard.press('Home');
    await expect(page.locator('tr[data-index="0"]').getByRole('link')).toBeFocused();
    await expect(last).toHaveCount(0);

    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 10_000_000);
    await expect(last).toBeInViewport({ ratio: 0.99 });
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect(await drawn.count()).toBeLessThan(100);

    // Half-way down on a very large screen.
    await page.setViewportSize({ width: 2560, height: 2880 });
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight / 2);
    });
    await expect(last).toHaveCount(0);
    expect(await drawn.count()).toBeLessThan(100);
  },
);

test('at most one name of 32 rows is cut at 1366 px', { tag: '@long' }, async ({ page }) => {
  // High enough to see them at once.
  await page.setViewportSize({ width: 1366, height: 1600 });
  await signIn(page, user);
  await expectTenThousand(page);
  const links = page.locator('tr[data-index]').getByRole('link');
  await expect(links.nth(31)).toBeInViewport({ ratio: 1 });
  const cut = await links.evaluateAll((all) =>
    all
      .slice(0, 32)
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
  expect(cut.length, cut.join()).toBeLessThanOrEqual(1);
});

test(
  'a search covers all ten thousand, and clearing it shows all',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, user);
    await expectTenThousand(page);
    const texts = newestFirst.map(([, { name, company, title, email, website, address, notes }]) =>
      [name, company, title, email, website, address, notes].join('\n').toLowerCase(),
    );
    const found = texts.filter((text) => text.includes('engineer')).length;
    expect(found).toBeGreaterThan(0);

    await searchBox(page).pressSequentially('engineer');
    await expect(searchBox(page)).toHaveValue('engineer');
    await expectCount(page, found.toLocaleString('en'), '10,000');
    for (let letter = 0; letter < 'engineer'.length; letter++) {
      await searchBox(page).press('Backspace');
    }
    await expectCount(page, '10,000', '10,000');
  },
);

test('a sort orders all ten thousand, in both directions', { tag: '@long' }, async ({ page }) => {
  await signIn(page, user);
  await expectTenThousand(page);
  const collator = new Intl.Collator('en', { sensitivity: 'accent', numeric: true });
  const compare = (a: StoredContact, b: StoredContact): number =>
    collator.compare(a.name ?? '', b.name ?? '');
  const stored = newestFirst.map(([, contact]) => contact);
  const byAge = stored.toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt));
  // One of equal names before the other as the list first shows them, in both directions.
  const byName = stored.toSorted((a, b) => compare(a, b));
  const byNameDown = stored.toSorted((a, b) => compare(b, a));

  for (const [column, orders] of [
    ['Date Added', [byAge, stored]],
    ['Name', [byName, byNameDown]],
  ] as const) {
    const header = columnHeader(page, column);
    for (const [click, order] of orders.entries()) {
      const upwards = click === 0;
      await header.getByRole('button').click();
      await expect(header).toHaveAttribute('aria-sort', upwards ? 'ascending' : 'descending');
      for (const place of [0, 5_000, 9_999]) await expectNameAt(page, place, order[place]?.name);
    }
  }
});

test.describe('when the database stops half-way', () => {
  // Chromium writes each failed request to the console.
  test.use({ expectedConsoleErrors: ['Failed to load resource', 'net::ERR'] });

  test(
    'the newest are usable, the rest is reported missing, and loads once it is back',
    { tag: '@long' },
    async ({ page }) => {
      const line = await cuttableLine(suite.firestore);
      await page.route(services.contactsQuery, (route, request) =>
        route.continue({ url: request.url().replace(suite.firestore, line.address) }),
      );
      // The newest 50 take a third of this, all of them fifty times as much.
      line.cutAfter(300_000);
      await signIn(page, user);

      const alert = page.getByRole('alert');
      const lost =
        'We could only load some of your contacts. We couldn’t reach the service. Please try again.';
      await expect(alert).toContainText(lost);
      await line.broken;
      await expectCount(page, '50', '50');
      await expect(page.getByText('Loading the rest...')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
      const name = newestFirst[49]?.[1].name ?? '';
      await searchBox(page).fill(name);
      await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
      await searchBox(page).fill('');

      // Still stopped: no request is answered. The loaded contacts stay.
      const refused = page.waitForEvent('requestfailed');
      await alert.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.locator(':focus')).toHaveCount(1);
      await refused;
      await expect(alert).toContainText(lost);
      await expectCount(page, '50', '50');
      await expect(
        page.getByRole('link', { name: newestFirst[0]?.[1].name ?? '' }),
      ).not.toHaveCount(0);

      await line.mend();
      await alert.getByRole('button', { name: 'Try Again' }).click();
      await expectTenThousand(page);
      await expect(alert).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
      line.end();
    },
  );
});

/** Goes to the row at `place`, from 0, and looks at its name. */
async function expectNameAt(page: Page, place: number, name = ''): Promise<void> {
  const row = page.locator(`tr[data-index="${String(place)}"]`);
  await expect(async () => {
    await page.getByRole('table').evaluate(goTowards, place);
    await expect(row.getByRole('link')).toHaveText(name, { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
}

/** Runs in the browser. From the nearest row that is drawn: the headings in between are left for the next time. */
function goTowards(table: Element, place: number): void {
  const away = (row: HTMLElement): number => place - Number(row.dataset['index']);
  const [nearest] = [...table.querySelectorAll<HTMLElement>('tr[data-index]')].sort(
    (one, other) => Math.abs(away(one)) - Math.abs(away(other)),
  );
  if (!nearest) return;
  const { top, height } = nearest.getBoundingClientRect();
  window.scrollBy(0, top + away(nearest) * height - window.innerHeight / 2);
}
