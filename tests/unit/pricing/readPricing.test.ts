import { describe, expect, test } from 'vitest';
import { fallbackPricing } from '../../../src/content/fallbackPricing';
import { planPrices } from '../../../src/pricing/planPrices';
import { readPricing } from '../../../src/pricing/readPricing';

const pricing = {
  country: 'JP',
  currencyCode: 'JPY',
  liteMonthly: 600,
  liteYearly: 6000,
  basicMonthly: 1000,
  basicYearly: 10000,
  businessMonthly: 1500,
  businessYearly: 15000,
};
const answer = { success: true, error: null, pricing };

describe('readPricing', () => {
  test('takes a whole answer', () => {
    expect(readPricing(answer)).toEqual(pricing);
  });

  test('drops what it does not know', () => {
    expect(readPricing({ ...answer, pricing: { ...pricing, extra: '<b>' } })).toEqual(pricing);
  });

  test.each([
    ['a failure', { ...answer, success: false }],
    ['nothing', null],
    ['a text', 'prices'],
    ['no prices', { ...answer, pricing: null }],
    ['no country', { ...answer, pricing: { ...pricing, country: '' } }],
    ['a currency that is none', { ...answer, pricing: { ...pricing, currencyCode: 'yen' } }],
    ...Object.keys(pricing)
      .filter((name) => name.endsWith('ly'))
      .flatMap((name) =>
        [undefined, null, '600', 0, -1, NaN, Infinity].map((value): [string, unknown] => [
          `${name} ${String(value)}`,
          { ...answer, pricing: { ...pricing, [name]: value } },
        ]),
      ),
  ])('refuses %s', (_what, malformed) => {
    expect(readPricing(malformed)).toBeNull();
  });

  test('the fallback would pass its own test', () => {
    expect(readPricing({ success: true, pricing: fallbackPricing })).toEqual({
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
});

test.each([
  ['free', { monthly: 0, yearly: 0 }],
  ['lite', { monthly: 600, yearly: 6000 }],
  ['basic', { monthly: 1000, yearly: 10000 }],
  ['business', { monthly: 1500, yearly: 15000 }],
] as const)('the prices of %s', (id, prices) => {
  expect(planPrices(id, pricing)).toEqual(prices);
});
