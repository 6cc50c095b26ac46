import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { root } from '../folders';
import type { SeededSite } from '../serveSeededSite';
import { saveAvif, savePng } from './ffmpeg';
import { openList } from './openList';

const phone = { width: 420, height: 440 };

interface Part {
  path: string;
  /** What is there once the page is. */
  shows: string;
  /** Of the window, in CSS px. */
  width: number;
  /** Where the picture begins, in CSS px from the window's corner. */
  left?: number;
  top: number;
  /** Shows so many times as much. */
  wider?: number;
  act?: (page: Page) => Promise<void>;
}

/** The parts of the product on the public pages (src/content/productPictures.ts). */
const parts: Record<string, Part> = {
  review: {
    path: '/contact/edit/demo-12',
    shows: 'Full Name',
    width: 1280,
    left: 560,
    top: 64,
    wider: 1.6,
  },
  contact: { path: '/contact/demo-39', shows: 'Contact Information', width: 435, top: 124 },
  export: {
    path: '/dashboard',
    shows: 'Showing 48 of',
    width: 435,
    top: 116,
    act: (page) => page.getByRole('button', { name: 'More ways to export' }).click(),
  },
  list: { path: '/dashboard', shows: 'Showing 48 of', width: 435, top: 116 },
  search: { path: '/dashboard?search=mar', shows: 'Showing 10 of', width: 435, top: 116 },
};

/** Takes the pictures of the product, and that of the README. */
export async function takePictures(
  browser: Browser,
  site: Pick<SeededSite, 'origin'>,
  folder: string,
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [name, part] of Object.entries(parts)) {
      const { path, shows, width, left = 0, top, wider = 1, act } = part;
      const page = await openList(browser, site, {
        viewport: { width, height: 900 },
        deviceScaleFactor: 2 / wider,
        colorScheme,
      });
      await page.goto(site.origin + path);
      await page.getByText(shows).first().waitFor();
      // The page listens all the time, so the network is never idle.
      await page.waitForTimeout(2_500);
      await act?.(page);
      const png = join(folder, `${name}-${colorScheme}.png`);
      const size = { width: phone.width * wider, height: phone.height * wider };
      await page.screenshot({
        path: png,
        clip: { x: left, y: top, ...size },
        animations: 'disabled',
      });
      saveAvif(png, join(root, 'src/content/pictures', `${name}-${colorScheme}.avif`), 34);
      await page.context().close();
    }
  }
  const page = await openList(browser, site, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.origin}/contact/demo-06`);
  await page.getByText('Contact Information').first().waitFor();
  await page.waitForTimeout(2_500);
  const png = join(folder, 'dashboard.png');
  await page.screenshot({ path: png });
  savePng(png, join(root, 'docs/images/dashboard.png'));
  await page.context().close();
}
