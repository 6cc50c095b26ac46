import { expect, type BrowserContext, type Page } from '@playwright/test';
import { SLOW } from '../../setup/slow';

/** Fails after `run` if something on an open page had the focus and nothing has it now (tests/setup/lostFocus.ts). */
export async function watchFocus(context: BrowserContext, run: () => Promise<void>): Promise<void> {
  await run();
  // What the last step began may still be drawn.
  await expect
    .poll(async () => (await Promise.all(context.pages().map(lostOn))).filter(Boolean), {
      message: 'had the focus, and nothing has it now',
      timeout: 2_000 * SLOW,
    })
    .toEqual([]);
}

/** '' on a page that is just closing, or on its way to another. */
function lostOn(page: Page): Promise<string> {
  return page
    .evaluate(() => (Reflect.get(window, 'lostFocus') as undefined | (() => string))?.() ?? '')
    .catch(() => '');
}
