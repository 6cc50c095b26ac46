import type { LocalizedPricing } from '../../functions/src/contract';

const AMOUNTS = [
  'liteMonthly',
  'liteYearly',
  'basicMonthly',
  'basicYearly',
  'businessMonthly',
  'businessYearly',
] as const;

/**
 * The prices in an answer of `getLocalizedPricing`, or `null` when any part of it is missing or makes no
 * sense: half a price list is worse than the fallback.
 */
export function readPricing(answer: unknown): LocalizedPricing | null {
  const { success, pricing } = fieldsOf(answer);
  if (success !== true) return null;
  const { country, currencyCode, ...rest } = fieldsOf(pricing);
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return null;
  if (typeof currencyCode !== 'string' || !/^[A-Z]{3}$/.test(currencyCode)) return null;
  const amounts: Partial<Record<(typeof AMOUNTS)[number], number>> = {};
  for (const name of AMOUNTS) {
    const amount = rest[name];
    if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return null;
    amounts[name] = amount;
  }
  return { country, currencyCode, ...(amounts as Record<(typeof AMOUNTS)[number], number>) };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return { ...(typeof value === 'object' ? value : null) };
}
