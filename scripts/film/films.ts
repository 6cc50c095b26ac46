import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { root } from '../folders';
import type { SeededSite } from '../serveSeededSite';
import { openList } from './openList';
import { Recorder } from './Recorder';
import { Scanner } from './Scanner';
import { tellStory } from './story';

/** Twice as many pixels as the home page shows the films at (src/pages/home/films.ts). */
const films = {
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.75 },
  narrow: {
    viewport: { width: 400, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
};

/** Takes the films of the home page; `wanted` is the one to take, or all. */
export async function takeFilms(
  browser: Browser,
  site: Pick<SeededSite, 'origin' | 'database'>,
  folder: string,
  wanted?: string,
): Promise<void> {
  const scanner = await Scanner.with(site.database);
  for (const [size, options] of Object.entries(films)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const name = `${size}-${colorScheme}`;
      if (wanted !== undefined && !name.startsWith(wanted)) continue;
      await scanner.forget();
      const page = await openList(browser, site, { ...options, colorScheme });
      const film = new Recorder(page, join(folder, name));
      await tellStory(film, scanner);
      await page.context().close();
      film.save(join(root, 'src/pages/home/film', name));
    }
  }
}
