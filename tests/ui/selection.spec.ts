import AxeBuilder from '@axe-core/playwright';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectFocusInSight, tabTo } from '../e2e/support/keyboardFocus';
import { openList } from './support/openList';
import { columnHeader, expectTenThousand, rowOf, searchBox } from '../e2e/support/shownContacts';
import { numberedContacts } from './support/storedContacts';
import { userWithTenThousand } from './support/tenThousand';
import { expect, signIn, test } from './support/test';

test(
  'ten thousand are selected, copied and let go by keyboard',
  { tag: '@long' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { user, contacts } = await userWithTenThousand();
    await signIn(page, user);
    await expectTenThousand(page);

    await tabTo(page, page.getByRole('table').getByRole('link').first());
    await page.keyboard.press('x');
    await expect(bar(page).getByText('1 selected')).toHaveCount(2);
    await page.keyboard.press('End');
    await expectFocusInSight(page);
    await page.keyboard.press('x');
    await tabTo(page, bar(page).getByRole('button', { name: 'Select all 10,000 shown' }));
    await page.keyboard.press('Enter');
    await expect(bar(page).getByText('10,000 selected').first()).toBeVisible();

    await tabTo(page, bar(page).getByRole('button', { name: 'Copy Email Addresses' }));
    await page.keyboard.press('Enter');
    const emails = contacts.flatMap(({ email }) => (email ? [email] : []));
    const unique = new Set(emails.map((email) => email.toLowerCase())).size;
    await expect(
      page.getByText(`Copied ${unique.toLocaleString('en')} email addresses.`),
    ).toBeVisible();
    const copied = (await copiedText(page)).split(', ');
    expect(new Set(copied.map((email) => email.toLowerCase()))).toEqual(
      new Set(emails.map((email) => email.toLowerCase())),
    );

    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
    // Its box: from there the focus went to the bar.
    await expect(page.locator('tr[data-index="9999"]').getByRole('checkbox')).toBeFocused();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  },
);

test('a range is kept through search, sort, a visit to a contact, and another way back', async ({
  page,
}) => {
  await openList(page, numberedContacts(60));
  await boxOf(page, 'Person 003').click();
  await boxOf(page, 'Person 012').click({ modifiers: ['Shift'] });
  await expect(count(page)).toHaveText('10 selected');
  expect(await page.evaluate(() => String(window.getSelection()))).toBe('');

  await searchBox(page).fill('person 01');
  await expect(count(page)).toHaveText('10 selected, 7 not shown');
  await searchBox(page).fill('');
  await columnHeader(page, 'Name').getByRole('button').click();
  await columnHeader(page, 'Name').getByRole('button').click();
  await page.getByRole('link', { name: 'Person 060' }).click();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('link', { name: 'Contacts', exact: true }).first().click();
  await expect(count(page)).toHaveText('10 selected');

  await searchBox(page).fill('person 01');
  const download = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const names = file.split('\r\n').map((line) => line.split(',')[0]);
  expect(names.slice(1, 4)).toEqual(['"Person 010"', '"Person 011"', '"Person 012"']);
  expect(names.slice(4, -1)).toEqual([3, 4, 5, 6, 7, 8, 9].map((at) => `"Person 00${at}"`));
});

test('the rows stay where they are when the bar comes and goes', async ({ page }) => {
  await openList(page, numberedContacts(60));
  const row = rowOf(page, 'Person 016');
  await row.scrollIntoViewIfNeeded();
  const before = await row.boundingBox();
  await boxOf(page, 'Person 016').click();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  expect(await row.boundingBox()).toEqual(before);
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(boxOf(page, 'Person 016')).toBeFocused();
  expect(await row.boundingBox()).toEqual(before);
});

test('the bar stands at the foot of the window, below sixty rows and below one', async ({
  page,
}) => {
  await openList(page, numberedContacts(60));
  await boxOf(page, 'Person 003').click();
  await expect.poll(() => lowerEdge(bar(page))).toBe(page.viewportSize()?.height);
  const before = await bar(page).boundingBox();
  await searchBox(page).fill('person 003');
  await expect(page.getByText('Showing 1 of 60 business cards')).toBeVisible();
  expect(await bar(page).boundingBox()).toEqual(before);
  // Nothing shines through below it, and the rows end in nothing above it.
  await expect(bar(page)).toHaveCSS('background-image', /^linear-gradient/);
  await expect(bar(page)).toHaveCSS('padding-top', '32px');
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the bar rises, or is there at once: motion ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await openList(page, numberedContacts(3));
    await expect(boxOf(page, 'Person 001')).toHaveCount(1);
    const risen = await boxOf(page, 'Person 001').evaluate(async (box: HTMLElement) => {
      box.click();
      await new Promise(requestAnimationFrame);
      const section = document.querySelector('[aria-label="Selected contacts"]');
      return section?.getAnimations().length;
    });
    expect(risen).toBe(reducedMotion === 'reduce' ? 0 : 2);
  });
}

test.describe('by finger on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the face selects, then each row does, and all actions fit', async ({ page }) => {
    // A tap on the bar while it rises would first scroll the page, and the next row with it.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openList(page, numberedContacts(30));
    await boxOf(page, 'Person 002').tap();
    await boxOf(page, 'Person 003').tap();
    await expect(count(page)).toHaveText('2 selected');
    const box = await boxOf(page, 'Person 003').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);

    await bar(page).getByRole('button', { name: 'Actions' }).tap();
    for (const name of ['Select all 30 shown', 'Export CSV', 'Copy Email Addresses']) {
      await expect(bar(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    await bar(page).getByRole('button', { name: 'Select all 30 shown' }).tap();
    await expect(count(page)).toHaveText('30 selected');
    await page.keyboard.press('Escape');
    await expect(bar(page).getByRole('button', { name: 'Actions' })).toBeFocused();
    await bar(page).getByRole('button', { name: 'Actions' }).tap();

    await page.touchscreen.tap(180, 120);
    await expect(bar(page).getByRole('button', { name: 'Export CSV' })).toBeHidden();
    await tapRow(page, 2);
    await expect(count(page)).toHaveText('29 selected');
    await bar(page).getByRole('button', { name: 'Clear' }).tap();
    await tapRow(page, 2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Person 002');
  });

  test('“Select” shows the boxes, a tap selects then, and “Cancel” ends it', async ({ page }) => {
    await openList(page, numberedContacts(30));
    const select = async () => {
      await page.getByRole('button', { name: 'List menu' }).tap();
      await page.getByRole('button', { name: 'Select', exact: true }).tap();
    };
    await select();
    await expect(bar(page).getByText('Tap contacts to select them').first()).toBeVisible();
    await expect(boxOf(page, 'Person 002')).toHaveCSS('opacity', '1');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    await bar(page).getByRole('button', { name: 'Cancel' }).tap();
    await expect(bar(page)).toHaveCount(0);

    await select();
    await tapRow(page, 2);
    await expect(count(page)).toHaveText('1 selected');
    await tapRow(page, 2);
    await expect(bar(page)).toHaveCount(0);
    await tapRow(page, 2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Person 002');
  });

  test.describe('whose clock the test moves', () => {
    test('a long press selects a row, a finger that scrolls does not, and taps go on', async ({
      page,
    }) => {
      await openList(page, numberedContacts(30));
      await expect(boxOf(page, 'Person 002')).toHaveCount(1);
      await page.clock.install();
      await restOn(page, 2, 0);
      await expect(count(page)).toHaveText('1 selected');
      await expect(boxOf(page, 'Person 002')).toBeChecked();
      await tapRow(page, 4);
      await expect(count(page)).toHaveText('2 selected');
      await tapRow(page, 2);
      await tapRow(page, 4);
      await expect(bar(page)).toHaveCount(0);
      expect(await page.evaluate(() => String(window.getSelection()))).toBe('');

      await restOn(page, 4, 60);
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(bar(page)).toHaveCount(0);
      await tapRow(page, 4);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Person 004');
    });
  });
});

test.describe('with forced colours', () => {
  test('a selected row is told by its box', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openList(page, numberedContacts(3));
    await boxOf(page, 'Person 001').click();
    const mark = (name: string) =>
      boxOf(page, name).evaluate((box) => getComputedStyle(box, '::after').borderBottomStyle);
    expect(await mark('Person 001')).toBe('solid');
    expect(await mark('Person 002')).toBe('none');
  });
});

test.describe('offline', () => {
  // The page may be fetching something for later just then.
  test.use({ expectedConsoleErrors: ['net::ERR_INTERNET_DISCONNECTED'] });

  test('a line that breaks takes nothing from a selection', async ({ page, context }) => {
    await openList(page, numberedContacts(3));
    await boxOf(page, 'Person 001').hover();
    await context.setOffline(true);
    await boxOf(page, 'Person 001').click();
    await bar(page).getByRole('button', { name: 'Select all 3 shown' }).click();
    await expect(count(page)).toHaveText('3 selected');
    await context.setOffline(false);
  });
});

function bar(page: Page): Locator {
  return page.getByRole('region', { name: 'Selected contacts' });
}

/** In px from the top of the window. */
async function lowerEdge(part: Locator): Promise<number> {
  const { y = NaN, height = NaN } = (await part.boundingBox()) ?? {};
  return y + height;
}

/** What the bar shows; it says the same to a screen reader. */
function count(page: Page): Locator {
  return bar(page)
    .getByText(/ selected/)
    .first();
}

function boxOf(page: Page, name: string): Locator {
  return page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
}

/** Under a finger the link lies over its row, which Playwright would wait to see gone. */
async function tapRow(page: Page, person: number): Promise<void> {
  await page.getByRole('cell', { name: `Company 00${String(person)}` }).tap({ force: true });
}

/** A finger that rests on a row for longer than a tap takes, and strays so many px meanwhile. */
async function restOn(page: Page, person: number, stray: number): Promise<void> {
  const cell = page.getByRole('cell', { name: `Company 00${String(person)}` });
  const { x, y } = (await cell.boundingBox()) ?? { x: 0, y: 0 };
  const devtools = await page.context().newCDPSession(page);
  // In seconds since 1970: a finger that has rested does not throw the list when it goes.
  const began = Date.now() / 1000 - 0.7;
  type Gesture = 'touchStart' | 'touchMove' | 'touchEnd';
  const touch = (type: Gesture, after: number, ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      timestamp: began + after,
      touchPoints,
    });
  await touch('touchStart', 0, { x: x + 20, y });
  if (stray > 0) await touch('touchMove', 0.1, { x: x + 20, y: y - stray });
  await page.clock.runFor(700);
  await touch('touchEnd', 0.7);
}

async function copiedText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
