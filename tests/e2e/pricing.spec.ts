import type { Locator, Page } from '@playwright/test';
import type { LocalizedPricing } from '../../functions/src/contract';
import { callFunctionsWith } from './support/functionCalls';
import { holdRequests, services } from './support/heldRequests';
import { expect, test } from './support/test';

/** Each plan saves another share of twelve months: 48, 25 and 0 per cent. */
const SWITZERLAND: LocalizedPricing = {
  country: 'CH',
  currencyCode: 'CHF',
  liteMonthly: 5,
  liteYearly: 31.2,
  basicMonthly: 10,
  basicYearly: 90,
  businessMonthly: 15,
  businessYearly: 180,
};

async function answerWith(page: Page, pricing: object): Promise<void> {
  await page.route(services.pricing, (route) =>
    route.fulfill({ json: { result: { success: true, error: null, pricing } } }),
  );
}

async function expectPlace(page: Page, place: string): Promise<void> {
  await expect(section(page).getByText(/^Prices in/)).toHaveText(place);
  await expect(page.getByText('Loading pricing data...')).toHaveCount(0);
}

const section = (page: Page): Locator => page.getByRole('region', { name: 'Pricing' });

function plan(page: Page, name: string): Locator {
  const heading = page.getByRole('heading', { level: 3, name, exact: true });
  return section(page).getByRole('listitem').filter({ has: heading });
}

async function expectPrices(page: Page, prices: Record<string, string>): Promise<void> {
  for (const [name, price] of Object.entries(prices)) {
    await expect(plan(page, name)).toContainText(price);
  }
}

const MONTHLY_FALLBACK = {
  Free: 'AED 0forever',
  Lite: 'AED 4.99/month',
  Basic: 'AED 7.99/month',
  Business: 'AED 9.99/month',
};

test(
  'the prices of the Emirates stand while local ones load',
  { tag: '@long' },
  async ({ page }) => {
    const pricing = await holdRequests(page, services.pricing);
    await page.goto('/features');
    await pricing.made;
    await expect(section(page).getByText('Loading pricing data...')).toBeVisible();
    await expect(section(page).getByText(/^Prices in/)).toHaveText(
      'Prices in AED (United Arab Emirates)',
    );
    await expectPrices(page, MONTHLY_FALLBACK);

    pricing.release();
    await expectPlace(page, 'Prices in AED (United Arab Emirates)');
    await expectPrices(page, MONTHLY_FALLBACK);
    await expect(page.getByText('Failed to load pricing data')).toHaveCount(0);
  },
);

test('a visitor in Japan sees the prices of Japan, in yen', { tag: '@long' }, async ({ page }) => {
  await callFunctionsWith(page, { 'X-Appengine-Country': 'JP' });
  await page.goto('/features');
  await expectPlace(page, 'Prices in JPY (Japan)');
  await expectPrices(page, { Lite: '¥200/month', Basic: '¥320/month' });
});

test('four plans, with what is in each', { tag: '@long' }, async ({ page }) => {
  await answerWith(page, SWITZERLAND);
  await page.goto('/features');
  await expectPlace(page, 'Prices in CHF (Switzerland)');
  await expect(section(page).getByRole('heading', { level: 3 })).toHaveText([
    ...['Free', 'Lite', 'Basic', 'Business'],
  ]);
  const listed: Record<string, string[]> = {
    Free: [
      'All common core features',
      'Up to 100 scans cumulative',
      'Standard support',
      'Light ads',
    ],
    Lite: ['Everything in Free', '900 more scans, 1,000 total', 'Ad-free'],
    Basic: [
      'Everything in Lite',
      'Web login access',
      'Monthly bulk export',
      'Digital wallet business card',
      'Premium support',
    ],
    Business: [
      'Everything in Basic',
      '9,000 more scans, 10,000 total',
      'Unlimited bulk exports',
      'Team features',
      'Secretary mode',
    ],
  };
  for (const [name, features] of Object.entries(listed)) {
    await expect(plan(page, name).getByRole('listitem')).toHaveText(features);
  }
  await expect(plan(page, 'Basic')).toContainText('POPULAR');
  await expect(plan(page, 'Business')).toContainText('UNDER DEVELOPMENT');
  await expect(section(page).getByText('POPULAR')).toHaveCount(1);
  await expect(section(page).getByText('UNDER DEVELOPMENT')).toHaveCount(1);
  await expect(section(page).getByRole('button')).toHaveText(['Coming Soon']);
  await expect(plan(page, 'Business').getByRole('button')).toBeDisabled();
  await expect(
    section(page).getByText('Choose, change or cancel your plan in the mobile app only.'),
  ).toBeVisible();
});

test('billing is chosen by mouse and by arrow keys, with the real saving of a year', async ({
  page,
}) => {
  await answerWith(page, SWITZERLAND);
  await page.goto('/features');
  await expectPlace(page, 'Prices in CHF (Switzerland)');
  const monthly = section(page).getByRole('radio', { name: 'Monthly' });
  const annual = section(page).getByRole('radio', { name: 'Annual Save 48%' });
  const expectMonthly = async (): Promise<void> => {
    await expect(monthly).toBeChecked();
    await expectPrices(page, { Free: 'CHF 0forever', Lite: 'CHF 5.00/month' });
    await expectPrices(page, { Basic: 'CHF 10.00/month', Business: 'CHF 15.00/month' });
    await expect(section(page).getByText(/Billed yearly/)).toHaveCount(0);
  };
  const expectAnnual = async (): Promise<void> => {
    await expect(annual).toBeChecked();
    await expectPrices(page, { Free: 'CHF 0forever', Lite: 'CHF 31.20/year' });
    await expectPrices(page, { Basic: 'CHF 90.00/year', Business: 'CHF 180.00/year' });
    await expect(plan(page, 'Lite')).toContainText('CHF 2.60 a month. You save CHF 28.80 a year.');
    await expect(plan(page, 'Basic')).toContainText('CHF 7.50 a month. You save CHF 30.00 a year.');
    // A year of Business costs what twelve of its months do.
    await expect(plan(page, 'Business')).not.toContainText('You save');
    await expect(section(page).getByText(/Billed yearly/)).toHaveCount(3);
  };

  await expectMonthly();
  await annual.click();
  await expectAnnual();
  await monthly.click();
  await expectMonthly();

  await page.keyboard.press('ArrowRight');
  await expect(annual).toBeFocused();
  await expectAnnual();
  await page.keyboard.press('ArrowLeft');
  await expect(monthly).toBeFocused();
  await expectMonthly();
});

test.describe('when the prices cannot be had', () => {
  test.use({ expectedConsoleErrors: ['Failed to load resource'] });

  test(
    'shows the prices of the Emirates if no answer comes within 15 seconds',
    { tag: '@long' },
    async ({ page }) => {
      await page.clock.install();
      const pricing = await holdRequests(page, services.pricing);
      await page.goto('/features');
      await pricing.made;
      await expect(page.getByText('Loading pricing data...')).toBeVisible();
      await page.clock.fastForward(15_000);
      await expectFallback(page);
      pricing.release();
    },
  );

  async function expectFallback(page: Page): Promise<void> {
    await expect(section(page).getByText('Failed to load pricing data')).toBeVisible();
    await expectPlace(page, 'Prices in AED (United Arab Emirates)');
    await expectPrices(page, MONTHLY_FALLBACK);
    await section(page).getByRole('radio', { name: 'Annual Save 48%' }).click();
    await expectPrices(page, {
      Lite: 'AED 49.99/year',
      Basic: 'AED 79.99/year',
      Business: 'AED 99.99/year',
    });
    await expect(plan(page, 'Lite')).toContainText('AED 4.17 a month. You save AED 9.89 a year.');
    await expect(plan(page, 'Basic')).toContainText('Billed yearly, AED 6.67 a month');
    await expect(plan(page, 'Business')).toContainText('Billed yearly, AED 8.33 a month');
  }
});
