import type { Locator } from '@playwright/test';
import { holdRequests, services } from './support/heldRequests';
import { layoutShifts, watchLayoutShifts } from './support/layoutShifts';
import { expect, test } from './support/test';

/** Long amounts: rupiah have two decimals and many digits. */
const INDONESIA = {
  ...{ country: 'ID', currencyCode: 'IDR', liteMonthly: 25000, liteYearly: 249000 },
  ...{ basicMonthly: 39000, basicYearly: 389000, businessMonthly: 45000, businessYearly: 449000 },
};

for (const width of [1100, 834, 360]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({
      viewport: { width, height: 1000 },
      expectedConsoleErrors: ['Failed to load resource'],
    });

    for (const [what, answer] of [
      ['prices come', { json: { result: { success: true, error: null, pricing: INDONESIA } } }],
      ['none can be had', { status: 500, json: {} }],
    ] as const) {
      test(
        `nothing moves when ${what}`,
        width === 360 && what === 'prices come' ? {} : { tag: '@long' },
        async ({ page }) => {
          await page.route(services.pricing, (route) => route.fulfill(answer));
          const pricing = await holdRequests(page, services.pricing);
          const section = page.getByRole('region', { name: 'Pricing' });
          await page.goto('/features');
          await pricing.made;
          await section.getByText('Loading pricing data...').scrollIntoViewIfNeeded();
          await watchLayoutShifts(page);
          const before = await cardBoxes(section);
          expect(before).toHaveLength(4);
          pricing.release();
          await expect(section.getByText(/^Prices in/)).toBeVisible();
          expect(await cardBoxes(section)).toEqual(before);
          expect(await layoutShifts(page)).toEqual([]);
        },
      );
    }
  });
}

/** Where the cards of the plans are on the page, and how large. */
function cardBoxes(section: Locator): Promise<number[][]> {
  return section.locator('ul > li:has(h3)').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return [x, y + window.scrollY, width, height];
    }),
  );
}
