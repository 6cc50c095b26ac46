import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { routes } from '../../src/routes';
import { openContact } from './support/openPages';
import { pageStates } from './support/pageStates';
import { expect, test } from './support/test';
import { expectRoomForSpacing } from './support/widerSpacing';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const COLOURS = ['color-contrast', 'link-in-text-block'];
const WIDTHS = [1440, 360];
const SCHEMES = ['light', 'dark'] as const;

/** A window of 1,280 x 1,024 at 200 % and at 400 %, and the narrowest whose header holds the dock. */
const TIGHT = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
  { width: 769, height: 1024 },
];

for (const { name, route, open } of pageStates) {
  test(
    `${name}: no barrier at any width, light or dark, no sideways scrolling, no cut text`,
    { tag: '@long' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      expect(matchPath(route, new URL(page.url()).pathname), route).not.toBeNull();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          expect(
            await barriers(page, rulesIn(colorScheme)),
            `${String(width)} px, ${colorScheme}`,
          ).toEqual([]);
        }
      }
      for (const size of TIGHT) {
        await page.setViewportSize(size);
        expect(await page.evaluate(sidewaysScrollers), `${String(size.width)} px`).toEqual([]);
      }
      await expectRoomForSpacing(page);
    },
  );
}

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

test('covers every route of the site', { tag: '@long' }, () => {
  const tested = new Set(pageStates.map(({ route }) => route));
  expect(routes.map(({ path }) => path).filter((path) => !tested.has(path))).toEqual([]);
  const looks = pageStates.length * WIDTHS.length * SCHEMES.length + SCHEMES.length;
  console.log(
    `axe: ${String(pageStates.length + 1)} states of ${String(tested.size)} routes, ${String(looks)} looks.`,
  );
});

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

/** Runs in the browser: what scrolls sideways, the page itself or a part of it. */
function sidewaysScrollers(): string[] {
  const scrollers = [...document.querySelectorAll('*')].filter((element) => {
    const before = element.scrollLeft;
    element.scrollLeft = 1000;
    const hasMoved = element.scrollLeft > before;
    element.scrollLeft = before;
    // A box that clips its text may scroll by script only. A row of a table may scroll.
    const { overflowX } = getComputedStyle(element);
    const isForPeople = (overflowX === 'auto' || overflowX === 'scroll') && !element.matches('tr');
    return hasMoved && (isForPeople || element === document.scrollingElement);
  });
  return scrollers.map((element) => element.outerHTML.slice(0, 80));
}
