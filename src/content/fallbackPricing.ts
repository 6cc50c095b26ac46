import type { LocalizedPricing } from '../../functions/src/contract';

/** Shown when the prices of the visitor's own country cannot be had (R9.1). */
export const fallbackPricing: LocalizedPricing = {
  country: 'AE',
  currencyCode: 'AED',
  liteMonthly: 4.99,
  liteYearly: 49.99,
  basicMonthly: 7.99,
  basicYearly: 79.99,
  businessMonthly: 9.99,
  businessYearly: 99.99,
};
