import type { Locator, Page } from '@playwright/test';
import type { BenchPage } from './BenchPage';
import { median } from './median';
import type { TableFigures } from './Round';

/** Typed and deleted again, key by key: 20 presses, each of which changes what is shown. */
const WORDS = ['maria', 'karin'];

/** Types into the search box and presses the headers of the page that is open. */
export async function measureTable({ page, heap }: BenchPage): Promise<TableFigures> {
  const keys: number[] = [];
  const heapAfterLoad = await heap();
  await page.locator('input').focus();
  for (const word of WORDS) {
    for (const key of word) keys.push(await pressed(page, () => page.keyboard.press(key)));
    for (let left = word.length; left > 0; left--) {
      keys.push(await pressed(page, () => page.keyboard.press('Backspace')));
    }
  }
  const click = (header: string): Promise<number> => {
    const button: Locator = page.locator('th button', { hasText: header });
    return pressed(page, () => button.click());
  };
  const nameFirst = await click('Name');
  const nameAgain = await click('Name');
  const date = Math.max(await click('Date Added'), await click('Date Added'));
  const keyMedian = median(keys);
  const keyWorst = Math.max(...keys);
  return { keyMedian, keyWorst, nameFirst, nameAgain, date, heap: heapAfterLoad };
}

/** From a press to its painted result, in ms; fails when nothing changes. */
async function pressed(page: Page, press: () => Promise<void>): Promise<number> {
  await press();
  return page.evaluate(() => window.watch.answered());
}
