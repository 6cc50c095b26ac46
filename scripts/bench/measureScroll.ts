import type { Page } from '@playwright/test';
import type { ScrollFigures } from './Round';

/** Pixels of one turn of the wheel: about eleven rows, one turn a frame, which no hand can do. */
const TURN = 480;
const SLOW_FRAME_MS = 20;

/** Scrolls the list of the page that is open from its first row to its last by the wheel. */
export async function measureScroll(page: Page): Promise<ScrollFigures> {
  await page.mouse.move(700, 500);
  const height = await page.evaluate(() => {
    window.scrollTo(0, 0);
    return document.documentElement.scrollHeight;
  });
  await page.evaluate(() => {
    window.watch.startFrames();
  });
  for (let turned = 0; turned < height; turned += TURN) await page.mouse.wheel(0, TURN);
  const { lengths, blank, mostRows } = await page.evaluate(() => window.watch.stopFrames());
  const last = await page.evaluate(() => window.scrollY + window.innerHeight);
  if (last < height - 1) throw new Error('The wheel did not reach the end of the list.');
  return {
    frames: lengths.length,
    slowFrames: lengths.filter((ms) => ms > SLOW_FRAME_MS).length / lengths.length,
    longestFrame: Math.max(...lengths),
    blankFrames: blank,
    mostRows,
  };
}
