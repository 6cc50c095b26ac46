import { expect, type Page } from '@playwright/test';

/** A part of the browser's `LayoutShift`, which TypeScript does not know. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Notes whatever moves on each page that is opened from now on, from its first paint. */
export async function watchArrivals(page: Page): Promise<void> {
  await page.addInitScript(noteShifts);
}

/** Notes whatever moves on the page from now on without anybody having done anything. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await twoFrames(page);
  await page.evaluate(noteShifts);
}

function noteShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 60));
      shifts.push(`${value.toFixed(4)}: ${moved.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift' });
}

/** What has moved since, each with its share of the layout shift. */
export async function layoutShifts(page: Page): Promise<string[]> {
  // The browser reports a shift one frame later.
  await twoFrames(page);
  return page.evaluate(() => Reflect.get(window, 'shifts') as string[]);
}

/** Expects that next to nothing has moved since. */
export async function expectStill(page: Page, what: string): Promise<void> {
  const shifts = await layoutShifts(page);
  const sum = shifts.map(parseFloat).reduce((one, other) => one + other, 0);
  expect(sum, [what, ...shifts].join('\n')).toBeLessThan(0.02);
}

async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}
