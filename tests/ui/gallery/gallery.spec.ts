import { join } from 'node:path';
import { buttonsTooTall, cutTexts, sidewaysScrollers } from '../states/looks';
import { NO_PAGE, pageStates } from '../states/pageStates';
import { expect, test } from '../support/test';
import { galleryFolder, pictureName, SCHEMES, SIZES } from './gallery';

test.use({ expectedConsoleErrors: [NO_PAGE, 'net::ERR_INTERNET_DISCONNECTED'] });

for (const { name, open } of pageStates) {
  test(name, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const top = await page.evaluate(() => window.scrollY);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // A window that changes its size takes the page elsewhere.
      await page.evaluate((y) => window.scrollTo(0, y), top);
      const look = `${String(size.width)} px`;
      await expect.poll(() => page.evaluate(sidewaysScrollers), look).toEqual([]);
      await expect.poll(() => page.evaluate(cutTexts), look).toEqual([]);
      expect(await page.evaluate(buttonsTooTall), look).toEqual([]);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const path = join(galleryFolder, pictureName(name, { width: size.width, colorScheme }));
        await page.screenshot({ path, animations: 'disabled' });
      }
    }
  });
}
