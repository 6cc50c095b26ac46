import { readDate } from '../platform/dates';
import { capitalized, formatCount } from '../platform/text';

/** A plan and its use as stored in `subscriptions/{uid}`; both stored shapes (R3.6) end in this one. */
export interface Subscription {
  /** The stored plan name (`free`, `Basic`, ...) from `plan`, else `planName`; '' when neither is there. */
  plan: string;
  status: string;
  /** Counts are `null` when missing or not a finite number. */
  scansUsed: number | null;
  maxScans: number | null;
  cardsUsed: number | null;
  cardsLimit: number | null;
  renewalDate: Date | null;
}

/** A plan's name as pages show it (R2.42, R2.59): with a capital, `N/A` when there is none. */
export function planLabel(plan: string): string {
  return plan === '' ? 'N/A' : capitalized(plan);
}

/** A stored `subscriptions` document in either shape (R3.6). Any field may be missing; never throws. */
export function readSubscription(data: unknown): Subscription {
  const fields: Record<string, unknown> = { ...(typeof data === 'object' ? data : null) };
  return {
    plan: word(fields.plan) || word(fields.planName),
    status: word(fields.status),
    scansUsed: count(fields.scansUsed),
    maxScans: count(fields.maxScans),
    cardsUsed: count(fields.cardsUsed),
    cardsLimit: count(fields.cardsLimit),
    renewalDate: readDate(fields.renewalDate),
  };
}

function word(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function count(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** What the subscription card shows (R2.42); `null` parts are left out of it. */
export interface PlanUse {
  plan: string;
  scansUsed: string | null;
  renewalDate: Date | null;
  /** `used/limit`, and the whole percentage of the progress bar, 0 to 100. */
  cards: { used: string; percent: number; isFull: boolean } | null;
}

export function planUse(subscription: Subscription): PlanUse {
  const { plan, scansUsed, maxScans, cardsUsed, cardsLimit, renewalDate } = subscription;
  return {
    plan: planLabel(plan),
    scansUsed: scansUsed === null || maxScans === null ? null : usedOf(scansUsed, maxScans),
    renewalDate: plan.toLowerCase() === 'free' ? null : renewalDate,
    cards:
      cardsUsed === null || cardsLimit === null || cardsLimit <= 0
        ? null
        : {
            used: usedOf(cardsUsed, cardsLimit),
            percent: percentage(cardsUsed, cardsLimit),
            isFull: cardsUsed >= cardsLimit,
          },
  };
}

/** A count and its limit: `48/1,000`. */
export function usedOf(used: number, most: number): string {
  return `${formatCount(used)}/${formatCount(most)}`;
}

function percentage(used: number, limit: number): number {
  return Math.min(100, Math.max(0, Math.round((used / limit) * 100)));
}
