import type { Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { holdRequests, services, type HeldRequests } from './support/heldRequests';
import { expectStill, layoutShifts, watchArrivals } from './support/layoutShifts';
import { logIn } from './support/logIn';
import { publicPaths } from './support/publicPaths';
import { expectCount } from './support/shownContacts';
import { numberedContacts, putContacts } from './support/storedContacts';
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
      test(
        `nothing moves while what ${path} loads arrives`,
        width === 360 && path === '/' ? {} : { tag: '@long' },
        async ({ page }) => {
          const font = await holdRequests(page, FONT);
          const prices = await holdRequests(page, services.pricing);
          const film = await holdRequests(page, FILM);
          await watchArrivals(page);
          await page.goto(path, { waitUntil: 'commit' });
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
          await font.made;
          const fontIsHere = page.waitForEvent('requestfinished', (it) =>
            it.url().includes('woff2'),
          );
          font.release();
          await fontIsHere;
          await page.evaluate(() => document.fonts.ready);
          expect(await layoutShifts(page)).toEqual([]);
          for (const arrive of later[path] ?? []) await arrive(page, { prices, film });
          expect(await layoutShifts(page)).toEqual([]);
        },
      );
    }
  });
}

test(
  'nothing moves while a list and a contact come, at any width',
  { tag: '@long' },
  async ({ page }) => {
    const user = await createUser();
    const [id] = await putContacts(user, numberedContacts(60));
    // Without a copy, which would be there at once.
    await page.goto('/login');
    await page.getByRole('checkbox', { name: 'Stay signed in on this computer' }).uncheck();
    await logIn(page, user);
    await expectCount(page, '60', '60');
    await watchArrivals(page);
    for (const width of [360, 768, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [path, words] of [
        ['/dashboard', 'Loading Contacts List...'],
        [`/contact/${id}`, 'Loading contact details...'],
      ] as const) {
        // The list beside a contact has it too.
        const addresses = [services.contactsQuery, services.contactRead];
        const held = await Promise.all(addresses.map((address) => holdRequests(page, address)));
        await page.goto(path);
        await expect(page.getByText(words)).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        for (const requests of held) requests.release();
        await expect(page.getByText(words)).toHaveCount(0);
        await expect(page.getByText('Person 001').first()).toBeVisible();
        await expectStill(page, `${path} at ${String(width)} px`);
        for (const address of addresses) await page.unroute(address);
      }
    }
  },
);
