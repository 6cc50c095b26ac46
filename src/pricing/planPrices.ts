import type { LocalizedPricing } from '../../functions/src/contract';
import type { Plan } from '../content/plans';

export type Billing = 'monthly' | 'annual';

/** What a plan costs, in units of the pricing's currency. */
export interface PlanPrices {
  monthly: number;
  yearly: number;
}

/** The prices of one plan. The free one has none in the table, and costs nothing anywhere. */
export function planPrices(id: Plan['id'], pricing: LocalizedPricing): PlanPrices {
  switch (id) {
    case 'free':
      return { monthly: 0, yearly: 0 };
    case 'lite':
      return { monthly: pricing.liteMonthly, yearly: pricing.liteYearly };
    case 'basic':
      return { monthly: pricing.basicMonthly, yearly: pricing.basicYearly };
    case 'business':
      return { monthly: pricing.businessMonthly, yearly: pricing.businessYearly };
  }
}
