import { readDate } from '../lib/dates';
import type { Subscription } from './Subscription';

/** A stored `subscriptions` document in either shape of spec 3. Any field may be missing; never throws. */
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
