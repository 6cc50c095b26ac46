import type { Page } from '@playwright/test';
import type { HeldCall } from '../component/fakes/fakeDatabase';
import {
  expectStill,
  layoutShifts,
  watchArrivals,
  watchLayoutShifts,
} from '../e2e/support/layoutShifts';
import { expectCount } from '../e2e/support/shownContacts';
import { putDocument } from './support/documents';
import { openDemo } from './support/openPages';
import { database } from './support/standIns';
import { numberedContacts, putContacts } from './support/storedContacts';
import { createUser, expect, signIn, test, type User } from './support/test';

for (const width of [360, 900, 1440]) {
  test.describe(`the list at ${String(width)} px does not wait for the plan, and stays`, () => {
    test.use({ viewport: { width, height: 900 } });
    let held: HeldCall;
    let user: User;
    const strip = (page: Page) => page.getByText(/^Your Subscription/);

    test.beforeEach(async ({ page }) => {
      user = await createUser();
      await putContacts(user, numberedContacts(60));
      held = database.holdNext('get subscriptions');
      await signIn(page, user);
      await expectCount(page, '60', '60');
      await expect(page.getByRole('checkbox', { name: 'Select Person 001' })).toHaveCount(1);
      await expect(strip(page)).toBeVisible();
      await watchLayoutShifts(page);
    });

    test('when it comes', width === 900 ? { tag: '@long' } : {}, async ({ page }) => {
      const plan = { plan: 'Basic', scansUsed: 12, maxScans: 1000, cardsUsed: 48, cardsLimit: 144 };
      await putDocument(`subscriptions/${user.uid}`, plan);
      held.release();
      await expect(page.getByText('48/144').first()).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
    });

    test('when there is none', width === 900 ? { tag: '@long' } : {}, async ({ page }) => {
      held.release();
      await expect(strip(page)).toBeHidden();
      expect(await layoutShifts(page)).toEqual([]);
    });
  });
}

for (const [width, height, least] of [
  [360, 800, 8],
  [1024, 768, 7],
  [1366, 768, 13],
  [1440, 900, 16],
] as const) {
  test.describe(`a usual account at ${String(width)} px`, () => {
    const isPhone = width < 600;
    test.use({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone });

    test(`its list moves nothing as it comes, and shows ${String(least)} whole contacts`, async ({
      page,
    }) => {
      await watchArrivals(page);
      await openDemo(page);
      await expect(page.getByRole('link', { name: '2 to clean up' })).toBeVisible();
      await expectStill(page, 'list');
      const whole = await page
        .locator('tr[data-index]')
        .evaluateAll(
          (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
        );
      expect(whole).toBeGreaterThanOrEqual(least);
    });
  });
}
