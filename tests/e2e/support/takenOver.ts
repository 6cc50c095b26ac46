import { expect, type Page } from '@playwright/test';
import { HYDRATED } from '../../../src/app/hydrated';

/**
 * Opens a page for visitors, and waits until React has hydrated it: before that no draft is kept, and a
 * link leads on by a load of its own.
 */
export async function openTakenOver(
  page: Page,
  path: string,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<void> {
  await page.addInitScript((event) => {
    document.addEventListener(event, () => {
      document.documentElement.dataset['hydrated'] = '';
    });
  }, HYDRATED);
  await page.goto(path, { waitUntil });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}
