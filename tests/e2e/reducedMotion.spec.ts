import type { Page } from '@playwright/test';
import { publicPaths } from './support/publicPaths';
import { expect, test } from './support/test';

test(
  'nothing moves on the public pages with reduced motion',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [path, heading] of Object.entries(publicPaths)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await runningAnimations(page), path).toBe(0);
    }
    await page.goto('/support');
    expect(await animationsAfterClick(page, 'summary')).toBe(0);
  },
);

test('a question unfolds without reduced motion', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/support');
  expect(await animationsAfterClick(page, 'summary')).toBeGreaterThan(0);
});

function runningAnimations(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
}

/** Animations that a click begins; counted in the same task, so that none can have ended. */
function animationsAfterClick(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      (element as HTMLElement).click();
      return document.getAnimations().length;
    });
}
