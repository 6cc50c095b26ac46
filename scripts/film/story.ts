import type { Page } from '@playwright/test';
import { boxOf, FRAME_SECONDS, STEPS, type Recorder } from './Recorder';
import { READ, type Scanner } from './Scanner';

const SCAN_SECONDS = 1.8;
const ARRIVAL_MS = 250;
/** The page listens all the time, so the network is never idle. */
const LOAD_MS = 800;

/**
 * What the film on the home page shows: an iPhone scans a card, which comes into the open list by itself. A search
 * finds it, its contact opens beside the list, a misread letter is corrected, and all are exported.
 */
export async function tellStory(film: Recorder, scanner: Scanner): Promise<void> {
  const { page } = film;
  const isWide = (page.viewportSize()?.width ?? 0) >= 1280;
  await bringPhone(page, isWide);
  await scan(film, scanner, isWide);

  const search = page.getByRole('searchbox');
  if (isWide) film.lift({ x: 700, y: 820, isFinger: false });
  await film.press(search);
  await film.type('pro');
  await film.hold(0.7);

  const list = page.getByRole('region', { name: 'Contacts' });
  await film.press(list.getByRole('link', { name: READ.name, exact: true }));
  await page.getByRole('heading', { level: 1, name: READ.name }).waitFor();
  await page.waitForTimeout(LOAD_MS);
  await film.hold(isWide ? 1.1 : 0.7);

  if (isWide) {
    await film.press(page.getByRole('link', { name: 'Edit Contact' }));
  } else {
    await film.press(page.getByRole('button', { name: 'More' }));
    await film.hold(0.25);
    await film.press(page.getByRole('link', { name: 'Edit Contact' }));
  }
  const company = page.getByLabel('Company');
  await company.waitFor();
  await page.waitForTimeout(LOAD_MS);
  await film.hold(0.5);
  await film.press(company, { at: 90 });
  await company.evaluate((box: HTMLInputElement) => {
    const at = box.value.indexOf('5');
    box.setSelectionRange(at, at + 1);
  });
  await film.hold(0.5);
  await film.type('S');
  await film.hold(0.3);
  await film.press(page.getByRole('button', { name: 'Save Changes' }));
  await page.getByText('Your changes were saved.').first().waitFor();
  await film.hold(0.8);

  if (!isWide) await film.press(page.getByRole('link', { name: 'Back' }));
  await film.press(page.getByRole('button', { name: 'Clear the search box' }));
  await page.getByText('Showing 48 of 48').waitFor();
  await film.hold(0.3);
  await film.press(page.getByRole('button', { name: /^Export( CSV)?$/ }));
  await page
    .getByText(/^Exported 48 contacts/)
    .first()
    .waitFor();
  await film.hold(2);
}

/** Puts a copy of the home page's iPhone over the list. */
async function bringPhone(page: Page, isWide: boolean): Promise<void> {
  const go = (link: string) =>
    page.locator(`header a[href="${link}"], nav a[href="${link}"]`).first();
  await go('/').dispatchEvent('click');
  const phone = page.getByRole('figure').filter({ hasText: 'New Contact' });
  await phone.scrollIntoViewIfNeeded();
  await phone.locator('img').evaluate((image: HTMLImageElement) => {
    image.loading = 'eager';
    return image.decode();
  });
  await phone.evaluate(keepPhone, { isWide, company: READ.company });
  await go('/dashboard').dispatchEvent('click');
  await page.getByText('Showing 47 of 47').waitFor();
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  // A row under it would stay where it is.
  await page.mouse.move(1, 1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

/** The iPhone reads the card, what it read is saved, and the list behind it has a new row. */
async function scan(film: Recorder, scanner: Scanner, isWide: boolean): Promise<void> {
  const { page } = film;
  const save = page.locator('#film-phone p').last();
  for (let part = 0; part <= 1; part += FRAME_SECONDS / SCAN_SECONDS) {
    await draw(page, readStyles(part));
    await film.hold(FRAME_SECONDS);
  }
  const box = await boxOf(save);
  const button = { x: box.x + box.width * 0.62, y: box.y + box.height / 2, isFinger: true };
  film.lift({ x: button.x + 60, y: (page.viewportSize()?.height ?? 0) + 40, isFinger: true });
  await film.glide(button);
  await draw(page, [
    [SAVE, 'scale', '0.96'],
    [SAVE, 'filter', 'brightness(0.82)'],
  ]);
  await film.hold(0.16);
  await draw(page, [
    [SAVE, 'scale', '1'],
    [SAVE, 'filter', 'none'],
  ]);
  // It covers the top of a narrow list.
  if (!isWide) await slidePhone(film, 0, 0.62);
  await scanner.scan();
  await page.getByText('Showing 48 of 48').waitFor();
  // The plan's figures are read again.
  await page.waitForTimeout(LOAD_MS);
  for (let ms = 0; ms <= ARRIVAL_MS; ms += 1000 * FRAME_SECONDS) {
    await page.evaluate(showAnimationsAt, ms);
    await film.hold(FRAME_SECONDS, { moving: true });
  }
  await page.evaluate(showAnimationsAt, ARRIVAL_MS + 1);
  film.lift({ x: -60, y: button.y, isFinger: true });
  await film.hold(0.8, { moving: true });
  film.keepPoster();
  await slidePhone(film, isWide ? 0 : 0.62, 1.1);
  await page.evaluate(endAnimations);
  await page.evaluate(() => document.getElementById('film-phone')?.remove());
  await film.hold(0.3);
}

const SAVE = '#film-phone figure > div > div:last-child > p:last-child';

/** Moves the iPhone down, from and to a part of its own height. */
async function slidePhone(film: Recorder, from: number, to: number): Promise<void> {
  for (let step = 1; step <= STEPS; step += 1) {
    const part = step / STEPS;
    const now = from + (to - from) * part * part * (3 - 2 * part);
    await draw(film.page, [['#film-phone', 'translate', `0 ${String(now * 100)}%`]]);
    await film.hold(FRAME_SECONDS, { moving: true });
  }
}

type Style = [selector: string, property: string, value: string];

function draw(page: Page, styles: readonly Style[]): Promise<void> {
  return page.evaluate((all) => {
    for (const [selector, property, value] of all)
      document.querySelector<HTMLElement>(selector)?.style.setProperty(property, value);
  }, styles);
}

/** Runs in the page: what moves is where it is so many ms after its start. */
function showAnimationsAt(ms: number): void {
  for (const animation of (window as unknown as { filmed: Animation[] }).filmed) {
    animation.currentTime = ms;
  }
}

function endAnimations(): void {
  for (const animation of (window as unknown as { filmed: Animation[] }).filmed.splice(0)) {
    animation.finish();
  }
}

/** Runs in the page: a copy of the phone, at the right of a wide page, and over the lower part of a narrow one. */
function keepPhone(
  phone: Element,
  { isWide, company }: { isWide: boolean; company: string },
): void {
  const holder = document.createElement('div');
  holder.id = 'film-phone';
  holder.popover = 'manual';
  const copy = phone.cloneNode(true) as HTMLElement;
  const values = copy.querySelectorAll('li b');
  if (values[2]) values[2].textContent = company;
  copy.style.cssText = `margin: 0; inline-size: 17.5rem; zoom: ${isWide ? '1.143' : '0.82'};`;
  holder.append(copy);
  document.body.append(holder);
  holder.style.cssText = `position: fixed; border: 0; padding: 0; margin: 0; background: none;
    overflow: visible; pointer-events: none; width: max-content; height: max-content;
    inset: ${isWide ? 'auto 72px 40px auto' : 'auto 0 10px 0; margin-inline: auto'};`;
  holder.showPopover();
}

/** How the phone looks when this part of the scan is done, from 0 to 1. */
function readStyles(part: number): Style[] {
  const within = (from: number, to: number) =>
    Math.min(1, Math.max(0, (part - from) / (to - from)));
  const at = (field: number) => 0.3 + field * 0.12;
  return [
    ['#film-phone svg path', 'clip-path', `inset(0 ${String(100 - 100 * within(0.12, 0.4))}% 0 0)`],
    ['#film-phone div:has(> img) + p', 'opacity', String(within(0.08, 0.14))],
    [SAVE, 'opacity', String(0.45 + 0.55 * within(0.85, 0.95))],
    ...[0, 1, 2, 3, 4].flatMap((field): Style[] => {
      const row = `#film-phone li:nth-child(${String(field + 1)})`;
      return [
        [`${row} b`, 'opacity', String(within(at(field), at(field) + 0.08))],
        [`${row} svg`, 'opacity', String(within(at(field) + 0.06, at(field) + 0.12))],
      ];
    }),
  ];
}
