import type { Page } from '@playwright/test';
import { FRAME_SECONDS, STEPS, type Recorder } from './Recorder';

const SCAN_SECONDS = 2.8;

/**
 * What the film on the home page shows: a card is scanned and is on top of the list, its contact opens, another
 * one is found by a word in its notes, and all are exported.
 */
export async function story(page: Page, film: Recorder): Promise<void> {
  await scan(page, film);
  await film.hold(1);
  await film.press(page.getByRole('link', { name: 'Dana Whitfield' }));
  await page.getByRole('heading', { name: 'Dana Whitfield' }).waitFor();
  await page.waitForLoadState('networkidle');
  await film.hold(1.2);
  await film.press(page.getByRole('button', { name: 'Copy email' }));
  await film.hold(1.2);
  await film.press(page.getByRole('link', { name: 'Back' }));
  const search = page.getByRole('searchbox');
  await film.press(search);
  await film.type('tea');
  await film.hold(1.2);
  await search.fill('');
  await page.getByText('Showing 48 of 48').waitFor();
  await film.press(page.getByRole('button', { name: /^Export( CSV)?$/ }));
  await page
    .getByText(/^Exported 48 contacts/)
    .first()
    .waitFor();
  await film.hold(2.5);
}
/** The iPhone of the home page scans, over the list, until what it has read is saved. */
async function scan(page: Page, film: Recorder): Promise<void> {
  const go = (link: string) =>
    page.locator(`header a[href="${link}"], nav a[href="${link}"]`).first();
  await go('/').dispatchEvent('click');
  const phone = page.getByRole('figure').filter({ hasText: 'New Contact' });
  await phone.locator('img').evaluate((image: HTMLImageElement) => {
    image.loading = 'eager';
    return image.decode();
  });
  await phone.evaluate(keepPhone);
  await go('/dashboard').dispatchEvent('click');
  await page.getByText('Showing 48 of 48').waitFor();
  // Behind what slides in is the camera.
  const behind = ['#film-phone figure > div', 'background', 'var(--device-camera)'] as const;
  const draw = (styles: [string, string, string][]) =>
    page.evaluate((all) => {
      for (const [selector, property, value] of all)
        document.querySelector<HTMLElement>(selector)?.style.setProperty(property, value);
    }, styles);
  for (let part = 0; part <= 1; part += FRAME_SECONDS / SCAN_SECONDS) {
    await draw([[...behind], ...scanStyles(part)]);
    await film.hold(FRAME_SECONDS);
  }
  film.keepPoster();
  await film.press(page.getByText('Save Contact'));
  for (let step = 1; step <= STEPS; step += 1) {
    await draw([['#film-phone', 'opacity', String(1 - step / STEPS)]]);
    await film.hold(FRAME_SECONDS);
  }
  await page.evaluate(() => document.getElementById('film-phone')?.remove());
}

/** Runs in the page: puts a copy of the phone over it, as tall as the window. */
function keepPhone(phone: Element): void {
  const cover = document.createElement('div');
  cover.id = 'film-phone';
  cover.popover = 'manual';
  const copy = phone.cloneNode(true) as HTMLElement;
  copy.style.cssText = `margin: 0; zoom: ${String((innerHeight - 48) / phone.clientHeight)};`;
  cover.append(copy);
  document.body.append(cover);
  cover.style.cssText = `inset: 0; width: 100%; height: 100%; border: 0; padding: 0; margin: 0;
    display: grid; place-items: center; background: var(--surface);`;
  cover.showPopover();
}

/** How the phone looks when this part of the scan is done, from 0 to 1: selector, property and value. */
function scanStyles(part: number): [string, string, string][] {
  const within = (from: number, to: number) =>
    Math.min(1, Math.max(0, (part - from) / (to - from)));
  return [
    ['#film-phone svg path', 'clip-path', `inset(0 ${String(100 - 100 * within(0.1, 0.4))}% 0 0)`],
    ['#film-phone div:has(> img) + p', 'opacity', String(within(0.38, 0.42))],
    ['#film-phone div:has(> ul)', 'translate', `0 ${String(100 * (1 - within(0.45, 0.55)) ** 3)}%`],
    ...[0, 1, 2, 3, 4].map((at): [string, string, string] => [
      `#film-phone li:nth-child(${String(at + 1)})`,
      'opacity',
      String(within(0.55 + at * 0.08, 0.6 + at * 0.08)),
    ]),
  ];
}
