/**
 * Films the product for the home page, and takes the pictures of it for the public pages and the README: run it
 * after a change to the screens that they show. What it writes is committed. Needs ffmpeg.
 *
 * Usage: npx tsx scripts/film.ts [wide|narrow|pictures]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from './browser';
import { endOnSignals } from './endOnSignals';
import { takeFilms } from './film/films';
import { takePictures } from './film/pictures';
import { serveSeededSite } from './serveSeededSite';

const wanted = process.argv[2];

await endOnSignals(async (signal) => {
  const options = { projectId: 'demo-cardfile-film', contacts: 1, signal };
  const folder = mkdtempSync(join(tmpdir(), 'cardfile-film-'));
  try {
    await serveSeededSite(options, async (site) => {
      const browser = await launchBrowser(signal);
      try {
        if (wanted === undefined || wanted === 'pictures') {
          await takePictures(browser, site, folder);
        }
        if (wanted !== 'pictures') await takeFilms(browser, site, folder, wanted);
      } finally {
        await browser.close();
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
