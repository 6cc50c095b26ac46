/**
 * Films the product for the home page, and takes the pictures of it for the public pages: run it after
 * a change to the screens that they show. What it writes is committed. Needs ffmpeg.
 *
 * Usage: npx tsx scripts/film.ts [wide|narrow|stills]
 */
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { endOnSignals } from './endOnSignals';
import { launchBrowser, PICTURE_ARGUMENTS } from './browser';
import { saveWebp } from './film/ffmpeg';
import { Recorder } from './film/Recorder';
import { story } from './film/story';
import { root } from './folders';
import { PASSWORD } from './seed/writers';
import { serveSeededSite } from './serveSeededSite';

/** Twice as many pixels as the home page shows the films at (src/pages/home/films.ts). */
const films = {
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.75 },
  narrow: { viewport: { width: 400, height: 640 }, deviceScaleFactor: 2, isMobile: true },
};
/** Parts of the product at phone width: where each begins, in CSS px from the top of its page. */
const stills = [
  { name: 'review', path: '/contact/edit/demo-12', shows: 'Full Name', top: 156 },
  { name: 'contact', path: '/contact/demo-39', shows: 'Business Card', top: 372 },
  {
    name: 'export',
    path: '/dashboard',
    shows: 'Showing 48 of',
    top: 116,
    menu: 'More ways to export',
  },
  { name: 'list', path: '/dashboard?sort=company', shows: 'Showing 48 of', top: 116 },
  { name: 'search', path: '/dashboard?search=mar', shows: 'Showing 10 of', top: 116 },
];
const stillSize = { width: 420, height: 440 };
/** The room, in px, that the site keeps for a scroll bar; the pictures leave it out. */
const SCROLL_BAR = 15;
const wanted = process.argv[2];

await endOnSignals(async (signal) => {
  const site = { projectId: 'demo-cardfile-film', contacts: 1, signal };
  await serveSeededSite(site, async ({ origin, folder }) => {
    const browser = await launchBrowser(signal, PICTURE_ARGUMENTS);
    try {
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const [name, size] of Object.entries(films)) {
          if (wanted !== undefined && wanted !== name) continue;
          const page = await openList(browser, origin, { ...size, colorScheme });
          const film = new Recorder(page, join(folder, `${name}-${colorScheme}`));
          await story(page, film);
          film.save(join(root, 'src/pages/home/film', `${name}-${colorScheme}`));
          await page.context().close();
        }
        if (wanted !== undefined && wanted !== 'stills') continue;
        const viewport = { width: stillSize.width + SCROLL_BAR, height: 1000 };
        const page = await openList(browser, origin, {
          viewport,
          deviceScaleFactor: 2,
          colorScheme,
        });
        for (const { name, path, shows, top, menu } of stills) {
          await page.goto(origin + path);
          await page.getByText(shows).first().waitFor();
          await page.waitForLoadState('networkidle');
          if (menu) await page.getByRole('button', { name: menu }).click();
          const png = join(folder, `${name}.png`);
          const clip = { x: 0, y: top, ...stillSize };
          await page.screenshot({ path: png, clip, animations: 'disabled' });
          saveWebp(png, join(root, 'src/content/pictures', `${name}-${colorScheme}.webp`), 82);
        }
        await page.context().close();
        if (colorScheme === 'dark') continue;
        const readme = await openList(browser, origin, { viewport: { width: 1440, height: 900 } });
        await readme.screenshot({ path: join(root, 'docs/images/dashboard.png') });
      }
    } finally {
      await browser.close();
    }
  });
});
/** The seeded list of 48 contacts in a new browser context, signed in. */
async function openList(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill('demo@cardfile.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText('Showing 48 of 48').waitFor();
  return page;
}
