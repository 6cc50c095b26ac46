import { expect, type Page } from '@playwright/test';
import { TAKEN_OVER } from '../../../src/app/takenOver';

/**
 * Opens a page for visitors, and waits until the app has taken it over: before that no draft is kept, and a
 * link leads on by a load of its own.
 */
export async function openTakenOver(page: Page, path: string): Promise<void> {
  await page.addInitScript((event) => {
    document.addEventListener(event, () => {
      document.documentElement.dataset['takenOver'] = '';
    });
  }, TAKEN_OVER);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-taken-over');
}
