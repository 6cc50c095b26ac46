import { join } from 'node:path';
import { expectRoom } from '../states/looks';
import { NO_PAGE, pageStates } from '../states/pageStates';
import { test } from '../support/test';
import { withBars } from '../support/withBars';
import { galleryFolder, LOOKS, pictureName } from './gallery';

test.use({ ...withBars(), expectedConsoleErrors: [NO_PAGE, 'net::ERR_INTERNET_DISCONNECTED'] });

for (const { name, open } of pageStates) {
  test(name, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const top = await page.evaluate(() => window.scrollY);
    for (const look of LOOKS) {
      const { size, letters, colorScheme } = look;
      await page.emulateMedia({ colorScheme });
      await expectRoom(page, { sizes: [size], letters });
      // A window that changes its size takes the page elsewhere.
      await page.evaluate((y) => window.scrollTo(0, y), top);
      const path = join(galleryFolder, pictureName(name, look));
      await page.screenshot({ path, animations: 'disabled' });
    }
  });
}
