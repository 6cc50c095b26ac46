import { publicPaths } from './support/publicPaths';
import { expect, test } from './support/test';

/** In px, of who has set the browser's letters to "very large"; 16 is what it comes with. */
const LETTERS = 24;

for (const width of [360, 390, 1440]) {
  test(
    `with large letters no page without a login is wider than a window of ${String(width)} px`,
    width === 360 ? {} : { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.enable');
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: LETTERS } });
      for (const [path, heading] of Object.entries(publicPaths)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        const root = page.locator('html');
        await expect(root).toHaveCSS('font-size', `${String(LETTERS)}px`);
        const sideways = await root.evaluate((html) => html.scrollWidth - html.clientWidth);
        expect(sideways, path).toBeLessThanOrEqual(0);
      }
    },
  );
}

test(
  'with large letters the facts beside the support form have room',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.enable');
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: LETTERS } });
    await page.goto('/support');
    const card = page.getByRole('region', { name: 'Email Support' });
    const width = await card.evaluate((element) => element.clientWidth);
    expect(width).toBeGreaterThan(10 * LETTERS);
  },
);
