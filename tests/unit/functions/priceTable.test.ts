import { expect, test } from 'vitest';
import { priceTable } from '../../../functions/src/priceTable';

const rows = [...priceTable];

/** The decimals of a currency, as the site's `Intl.NumberFormat` shows them. */
function decimals(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 0;
}

test('has at least forty storefronts', () => {
  expect(rows.length).toBeGreaterThanOrEqual(40);
});

test('has a row for the fallback prices (R9.1)', () => {
  expect(priceTable.get('AE')).toEqual({
    country: 'AE',
    currencyCode: 'AED',
    liteMonthly: 4.99,
    liteYearly: 49.99,
    basicMonthly: 7.99,
    basicYearly: 79.99,
    businessMonthly: 9.99,
    businessYearly: 99.99,
  });
});

test.each([
  ['JP', 'JPY', 0],
  ['KR', 'KRW', 0],
  ['CL', 'CLP', 0],
  ['US', 'USD', 2],
  ['DE', 'EUR', 2],
  ['KW', 'KWD', 3],
  ['BH', 'BHD', 3],
  ['TN', 'TND', 3],
])('%s pays in %s, which has %d decimals', (country, currency, digits) => {
  expect(priceTable.get(country)?.currencyCode).toBe(currency);
  expect(decimals(currency)).toBe(digits);
});

test.each(rows)('%s is complete and plausible', (country, row) => {
  const { currencyCode, ...prices } = row;
  expect(row.country).toBe(country);
  expect(new Intl.DisplayNames('en', { type: 'region' }).of(country)).not.toBe(country);
  expect(Intl.supportedValuesOf('currency')).toContain(currencyCode);
  const { liteMonthly, liteYearly, basicMonthly, basicYearly, businessMonthly, businessYearly } =
    prices;
  const plans = [
    { monthly: liteMonthly, yearly: liteYearly },
    { monthly: basicMonthly, yearly: basicYearly },
    { monthly: businessMonthly, yearly: businessYearly },
  ];
  for (const { monthly, yearly } of plans) {
    expect(monthly).toBeGreaterThan(0);
    // A year for the price of nine to eleven and a half months.
    expect(yearly).toBeGreaterThan(monthly * 9);
    expect(yearly).toBeLessThan(monthly * 11.5);
    for (const price of [monthly, yearly]) {
      expect(Number(price.toFixed(decimals(currencyCode)))).toBe(price);
    }
  }
  expect(liteMonthly).toBeLessThan(basicMonthly);
  expect(basicMonthly).toBeLessThan(businessMonthly);
  expect(liteYearly).toBeLessThan(basicYearly);
  expect(basicYearly).toBeLessThan(businessYearly);
});
