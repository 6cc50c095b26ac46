/**
 * Films the product for the home page, and takes the pictures of it for the public pages: run it after
 * a change to the screens that they show. What it writes is committed. Needs ffmpeg.
 *
 * Usage: npx tsx scripts/film.ts [wide|narrow|stills]
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { endOnSignals } from './endOnSignals';
import { launchBrowser, PICTURE_ARGUMENTS } from './browser';
import { CliError } from './CliError';
import { root } from './folders';
import { PASSWORD } from './seed/writers';
import { serveSeededSite } from './serveSeededSite';

const films = {
  wide: { viewport: { width: 1120, height: 704 }, deviceScaleFactor: 1.25 },
  narrow: { viewport: { width: 400, height: 640 }, deviceScaleFactor: 2, isMobile: true },
};
/** Parts of the product at phone width: where each begins, in CSS px from the top of its page. */
const stills = [
  { name: 'scan', path: '/contact/edit/demo-12', shows: 'Full Name', top: 172 },
  { name: 'store', path: '/contact/demo-36', shows: 'Business Card', top: 112 },
  { name: 'manage', path: '/dashboard?search=co&sort=company', shows: /of 48 business/, top: 352 },
];
const stillSize = { width: 420, height: 440 };
/** The room, in px, that the site keeps for a scroll bar; the pictures leave it out. */
const SCROLL_BAR = 15;
/** The steps of one movement of the pointer or of the page, each one frame of the film. */
const STEPS = 14;
const FRAME_SECONDS = 1 / 30;
/** After a step, for what follows it: a search that waits for a pause, a picture that loads. */
const SETTLE_MS = 450;
const wanted = process.argv[2];

/** Films one page: takes a picture when the page is ready, and says how long the film shows it. */
class Recorder {
  private readonly frames: string[] = [];
  private readonly page: Page;
  private readonly folder: string;
  private at = { x: 240, y: 450 };

  constructor(page: Page, folder: string) {
    this.page = page;
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  async hold(seconds: number): Promise<void> {
    await this.page.evaluate(drawPointer, this.at);
    const file = join(this.folder, `${String(this.frames.length).padStart(4, '0')}.png`);
    writeFileSync(file, await this.page.screenshot({ animations: 'disabled', caret: 'initial' }));
    this.frames.push(`file '${file}'\nduration ${seconds.toFixed(4)}\n`);
  }

  /** Brings something on screen, moves the pointer onto it, smoothly, and presses it. */
  async press(target: Locator): Promise<void> {
    const height = this.page.viewportSize()?.height ?? 0;
    const { y } = await boxOf(target);
    if (y < 64 || y > height - 64) {
      for (let step = 0; step < STEPS; step += 1) {
        await this.page.mouse.wheel(0, (y - height / 2) / STEPS);
        await this.hold(FRAME_SECONDS);
      }
      await sleep(SETTLE_MS);
    }
    const from = this.at;
    const box = await boxOf(target);
    const to = { x: box.x + Math.min(box.width / 2, 120), y: box.y + box.height / 2 };
    for (let step = 1; step <= STEPS; step += 1) {
      // Starts and ends slowly, as a hand does.
      const part = (1 - Math.cos((Math.PI * step) / STEPS)) / 2;
      this.at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.page.mouse.move(this.at.x, this.at.y);
      await this.hold(FRAME_SECONDS);
    }
    await this.hold(0.12);
    await this.page.mouse.click(to.x, to.y);
    await sleep(SETTLE_MS);
  }

  /** Types like a person, a picture for each letter. */
  async type(text: string): Promise<void> {
    for (const letter of text) {
      await this.page.keyboard.type(letter);
      await sleep(SETTLE_MS);
      await this.hold(0.16);
    }
  }

  /** Writes the film as WebM and MP4, and its first picture as the poster. */
  save(target: string): void {
    const list = join(this.folder, 'list.txt');
    // The last picture is named twice, or its duration does not count.
    writeFileSync(list, [...this.frames, this.frames.at(-1)?.split('\n')[0], '\n'].join(''));
    const input = ['-f', 'concat', '-safe', '0', '-i', list, '-vf', 'fps=30', '-an'];
    const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1', '-cpu-used', '2'];
    const h264 = ['-c:v', 'libx264', '-crf', '27', '-preset', 'slow', '-tune', 'animation'];
    ffmpeg(...input, ...vp9, '-pix_fmt', 'yuv420p', `${target}.webm`);
    ffmpeg(...input, ...h264, '-pix_fmt', 'yuv420p', '-movflags', '+faststart', `${target}.mp4`);
    // Smaller than the film: the first screen waits for it.
    saveWebp(join(this.folder, '0000.png'), `${target}.webp`, 60, '-vf', 'scale=iw*0.7:-1');
  }
}

/** What the film on the home page shows: find a card by a word, look at it, go back, sort, export. */
async function story(page: Page, film: Recorder): Promise<void> {
  const search = page.getByRole('searchbox');
  await film.hold(0.9);
  await film.press(search);
  await film.type('tea');
  await film.hold(0.8);
  await film.press(page.getByRole('link', { name: 'Kavita Deshpande' }));
  await page.getByRole('heading', { name: 'Kavita Deshpande' }).waitFor();
  await film.hold(1.3);
  await film.press(page.getByRole('button', { name: /enlarge/i }));
  await film.hold(1.6);
  await page.keyboard.press('Escape');
  await film.press(page.getByRole('link', { name: 'Back' }));
  await film.press(search);
  await search.fill('');
  await page.getByText('Showing 48 of 48').waitFor();
  await film.hold(0.7);
  await film.press(page.getByRole('button', { name: 'Company' }));
  await film.hold(1);
  await film.press(page.getByRole('button', { name: 'Export CSV' }));
  await film.hold(1.4);
}

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
        for (const { name, path, shows, top } of stills) {
          await page.goto(origin + path);
          await page.getByText(shows).first().waitFor();
          await page.waitForLoadState('networkidle');
          const png = join(folder, `${name}.png`);
          const clip = { x: 0, y: top, ...stillSize };
          await page.screenshot({ path: png, clip, animations: 'disabled' });
          saveWebp(png, join(root, 'src/content/pictures', `${name}-${colorScheme}.webp`), 82);
        }
        await page.context().close();
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

async function boxOf(
  target: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not on screen.`);
  return box;
}

/** Runs in the page. Screenshots hold no pointer: this draws an arrow, or a finger's mark on a phone. */
function drawPointer({ x, y }: { x: number; y: number }): void {
  document.getElementById('film-pointer')?.remove();
  const pointer = document.createElement('div');
  pointer.id = 'film-pointer';
  pointer.popover = 'manual';
  const place = `position: fixed; margin: 0; border: 0; padding: 0; overflow: visible;
    pointer-events: none; inset: ${String(y)}px auto auto ${String(x)}px;`;
  const finger = `width: 32px; height: 32px; translate: -50% -50%; border-radius: 50%;
    background: rgb(110 110 105 / 45%); box-shadow: 0 0 0 1px rgb(255 255 255 / 70%);`;
  const arrow = `width: 15px; height: 22px; background: #111;
    clip-path: polygon(0 0, 0 80%, 24% 62%, 42% 100%, 58% 93%, 41% 57%, 72% 55%);`;
  pointer.style.cssText = place + (innerWidth < 600 ? finger : arrow);
  // A dialog that is open makes everything outside of it inert, and covers it.
  (document.querySelector('dialog[open]') ?? document.body).append(pointer);
  pointer.showPopover();
}

function saveWebp(png: string, target: string, quality: number, ...filter: string[]): void {
  ffmpeg('-i', png, ...filter, '-c:v', 'libwebp', '-quality', String(quality), target);
}

function ffmpeg(...options: string[]): void {
  const { status, error, stderr } = spawnSync('ffmpeg', ['-y', '-v', 'error', ...options], {
    encoding: 'utf8',
  });
  if (error) throw new CliError('ffmpeg encodes the film, and it is not installed here.');
  if (status !== 0) throw new CliError(`ffmpeg failed: ${stderr}`);
}
