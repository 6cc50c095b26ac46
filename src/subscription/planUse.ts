import { planLabel, type Subscription } from './subscription';
/** What the subscription card shows (R2.42); `null` parts are left out of it. */
export interface PlanUse {
  /** The plan's name with a capital, `N/A` when there is none. */
  plan: string;
  /** `used/max`. */
  scansUsed: string | null;
  /** Always `null` on the free plan. */
  renewalDate: Date | null;
  /** `used/limit`, and the whole percentage of the progress bar, 0 to 100. */
  cards: { used: string; percent: number } | null;
}

/** What of a plan and its use the dashboard shows. */
export function planUse(subscription: Subscription): PlanUse {
  const { plan, scansUsed, maxScans, cardsUsed, cardsLimit, renewalDate } = subscription;
  return {
    plan: planLabel(plan),
    scansUsed: scansUsed === null || maxScans === null ? null : `${scansUsed}/${maxScans}`,
    renewalDate: plan.toLowerCase() === 'free' ? null : renewalDate,
    cards:
      cardsUsed === null || cardsLimit === null || cardsLimit <= 0
        ? null
        : { used: `${cardsUsed}/${cardsLimit}`, percent: percentage(cardsUsed, cardsLimit) },
  };
}

function percentage(used: number, limit: number): number {
  return Math.min(100, Math.max(0, Math.round((used / limit) * 100)));
}
