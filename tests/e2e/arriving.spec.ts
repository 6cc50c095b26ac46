import type { Page } from '@playwright/test';
import { holdRequests, services, type HeldRequests } from './support/heldRequests';
import { layoutShifts, watchArrivals } from './support/layoutShifts';
import { publicPaths } from './support/publicPaths';
import { expect, test } from './support/test';

const FONT = '**/*.woff2';
const FILM = '**/*.{webm,mp4}';

type Arrival = (page: Page, held: Record<'prices' | 'film', HeldRequests>) => Promise<void>;

const pricesArrive: Arrival = async (page, { prices }) => {
  await prices.made;
  prices.release();
  await expect(page.getByText('Loading pricing data...')).toHaveCount(0);
};

const filmArrives: Arrival = async (page, { film }) => {
  await film.made;
  film.release();
  const played = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(played).toBeGreaterThan(0);
};

/** What comes after the typeface. */
const later: Partial<Record<string, Arrival[]>> = {
  '/': [pricesArrive, filmArrives],
  '/features': [pricesArrive],
};

for (const width of [360, 1440]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [path, heading] of Object.entries(publicPaths)) {
      test(`nothing moves while what ${path} loads arrives`, async ({ page }) => {
        const font = await holdRequests(page, FONT);
        const prices = await holdRequests(page, services.pricing);
        const film = await holdRequests(page, FILM);
        await watchArrivals(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await font.made;
        const fontIsHere = page.waitForEvent('requestfinished', (it) => it.url().includes('woff2'));
        font.release();
        await fontIsHere;
        await page.evaluate(() => document.fonts.ready);
        expect(await layoutShifts(page)).toEqual([]);
        for (const arrive of later[path] ?? []) await arrive(page, { prices, film });
        expect(await layoutShifts(page)).toEqual([]);
      });
    }
  });
}
