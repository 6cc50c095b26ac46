import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { routes } from '../../src/routes';
import { troubleWithFocus } from '../e2e/support/keyboardFocus';
import { expectRoom, expectRoomForSpacing, SIZES } from './states/looks';
import { NO_PAGE, pageStates } from './states/pageStates';
import { openContact } from './support/openPages';
import { expect, test } from './support/test';
import { withBars } from './support/withBars';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const COLOURS = ['color-contrast', 'link-in-text-block'];
const WIDTHS = [1440, 360];
const FEW = SIZES.filter(({ width }) => WIDTHS.includes(width));
const SCHEMES = ['light', 'dark'] as const;

/** The narrowest window whose header holds the dock, and one of 1,280 x 1,024 at 200 % and at 400 %. */
const ODD_SIZES = [
  { width: 769, height: 1024 },
  { width: 640, height: 512 },
  { width: 320, height: 256 },
];

/** In px, of who has set the browser's letters larger: "large", "very large", and as large as they get. */
const LARGE_LETTERS = [20, 24, 32];

/** The states that are looked at before each change is taken; all others in the long command. */
const FIRST = [
  ...['list', 'selected contacts', 'contact', 'edit page', 'form beside the list, with the card'],
  ...['what needs a look', 'people with two cards', 'deleted contacts, two of them selected'],
  ...['profile', 'login'],
];

test.use({ ...withBars(), expectedConsoleErrors: [NO_PAGE, 'net::ERR_INTERNET_DISCONNECTED'] });

for (const { name, route, open } of pageStates) {
  test(
    `${name}: no barrier, nothing cut by spacing, and the focus is seen`,
    FIRST.includes(name) ? {} : { tag: '@long' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      expect(matchPath(route, new URL(page.url()).pathname), route).not.toBeNull();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          const look = `${String(width)} px, ${colorScheme}`;
          expect(await barriers(page, rulesIn(colorScheme)), look).toEqual([]);
        }
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectFocusSeen(page);
      }
      await expectRoomForSpacing(page);
    },
  );

  test(
    `${name}: room at every width, and for large letters`,
    FIRST.includes(name) ? {} : { tag: '@long' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      await expectRoom(page, { sizes: [...SIZES, ...ODD_SIZES] });
      await expectRoom(page, { sizes: FEW, letters: 24 });
    },
  );

  test(
    `${name}: room for each size of letters, with bars and without`,
    {
      tag: '@long',
    },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      for (const letters of LARGE_LETTERS) await expectRoom(page, { letters });
      for (const letters of [16, ...LARGE_LETTERS]) {
        await expectRoom(page, { letters, hasBars: false });
      }
    },
  );
}

test('every route of the site has a state', () => {
  const tested = new Set(pageStates.map((state) => state.route));
  expect(routes.map(({ path }) => path).filter((path) => !tested.has(path))).toEqual([]);
  expect(FIRST.filter((name) => !pageStates.some((state) => state.name === name))).toEqual([]);
});

for (const colorScheme of SCHEMES) {
  test(
    `the menu at phone width, ${colorScheme}: no barrier, and it leads on`,
    { tag: '@long' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 360, height: 800 });
      await openContact(page, 'Donau');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();
      expect(await barriers(page)).toEqual([]);

      await menu.getByRole('link', { name: 'Dashboard' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts');
      await expect(menu).toHaveCount(0);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await menu.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/\/$/);
    },
  );
}

/** The colours alone are others in the dark. */
function rulesIn(colorScheme: (typeof SCHEMES)[number]): string[] | null {
  return colorScheme === 'dark' ? COLOURS : null;
}

/** What axe finds by these rules, or by those of the standard, and a twin: it does look. */
async function barriers(page: Page, rules: string[] | null = null): Promise<string[]> {
  // No page of ours has a frame, for which axe would open one more page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations, passes, inapplicable } = await (
    rules ? axe.withRules(rules) : axe.withTags(STANDARD)
  ).analyze();
  // An enlarged picture has no colours to compare.
  expect(passes.length + (rules ? inapplicable.length : 0)).toBeGreaterThan(rules ? 0 : 5);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary ?? ''}`),
  );
}

/** Goes by Tab from where the focus is to the end of the page, and sees it at each stop. */
async function expectFocusSeen(page: Page): Promise<void> {
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(troubleWithFocus)).toBe('');
    if (await page.evaluate(() => document.activeElement === document.body)) return;
  }
}
