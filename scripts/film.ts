/**
 * Films the product for the home page, and takes the pictures of it for the public pages: run it after
 * a change to the screens that they show. What it writes is committed.
 *
 * Usage: npx tsx scripts/film.ts [wide|narrow|stills]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { endOnSignals } from './endOnSignals';
import { encodeFilm, encodePicture } from './film/encode';
import { Reel } from './film/Reel';
import { stills, stillSize } from './film/stills';
import { story } from './film/story';
import { ensureBrowser } from './browser';
import { root } from './folders';
import { launchBrowser, PICTURE_ARGUMENTS } from './browser';
import { PASSWORD } from './seed/accounts';
import { serveSeededSite } from './serveSeededSite';

const films = [
  { name: 'wide', viewport: { width: 1120, height: 704 }, deviceScaleFactor: 1.25, touch: false },
  {
    name: 'narrow',
    viewport: { width: 400, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    touch: true,
  },
];
/** The room, in px, that the site keeps for a scroll bar at its right; the pictures leave it out. */
const scrollBar = 15;
const schemes = ['light', 'dark'] as const;
const what = process.argv[2];

await endOnSignals(async (signal) => {
  ensureBrowser();
  const projectId = 'demo-cardfile-film';
  await serveSeededSite({ projectId, contacts: 1, signal }, async ({ origin, folder }) => {
    const browser = await launchBrowser(signal, PICTURE_ARGUMENTS);
    try {
      await makeFilms(browser, origin, join(folder, 'film'));
      if (what === undefined || what === 'stills')
        await takeStills(browser, origin, join(folder, 'stills'));
    } finally {
      await browser.close();
    }
  });
});

async function makeFilms(browser: Browser, address: string, folder: string): Promise<void> {
  const target = join(root, 'src/pages/home/film');
  mkdirSync(target, { recursive: true });
  for (const { name, touch, ...size } of films) {
    if (what !== undefined && what !== name) continue;
    for (const colorScheme of schemes) {
      const page = await signedInPage(browser, address, { ...size, colorScheme });
      const pictures = join(folder, `${name}-${colorScheme}`);
      const reel = new Reel(page, pictures, touch);
      await reel.start(size.viewport.width * 0.6, size.viewport.height * 0.7);
      await story(page, reel);
      await page.context().close();
      encodeFilm(reel.list, pictures, join(target, `${name}-${colorScheme}`));
      console.log(`${name}-${colorScheme}: ${reel.list.length / 2} pictures`);
    }
  }
}

async function takeStills(browser: Browser, address: string, folder: string): Promise<void> {
  const target = join(root, 'src/content/pictures');
  mkdirSync(folder, { recursive: true });
  mkdirSync(target, { recursive: true });
  for (const colorScheme of schemes) {
    const page = await signedInPage(browser, address, {
      viewport: { width: stillSize.width + scrollBar, height: 1000 },
      deviceScaleFactor: 2,
      colorScheme,
    });
    for (const { name, path, ready, top } of stills) {
      await page.goto(address + path);
      await ready(page);
      await page.waitForLoadState('networkidle');
      const png = join(folder, `${name}-${colorScheme}.png`);
      const clip = { x: 0, y: top, ...stillSize };
      writeFileSync(png, await page.screenshot({ clip, animations: 'disabled' }));
      encodePicture(png, join(target, `${name}-${colorScheme}.webp`));
    }
    await page.context().close();
  }
}

async function signedInPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  await page.getByLabel('Email').fill('demo@cardfile.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText('Showing 48 of 48').waitFor();
  return page;
}
