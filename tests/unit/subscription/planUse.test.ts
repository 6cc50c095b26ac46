import { describe, expect, test } from 'vitest';
import type { Subscription } from '../../../src/subscription/subscription';
import { planUse } from '../../../src/subscription/subscription';

const RENEWAL = new Date('2026-01-31T12:00:00Z');

function subscriptionWith(fields: Partial<Subscription>): Subscription {
  return {
    plan: 'Basic',
    status: 'active',
    scansUsed: 212,
    maxScans: 1000,
    cardsUsed: 48,
    cardsLimit: 1000,
    renewalDate: RENEWAL,
    ...fields,
  };
}

test('says everything of a whole subscription', () => {
  expect(planUse(subscriptionWith({}))).toEqual({
    plan: 'Basic',
    scansUsed: '212/1,000',
    renewalDate: RENEWAL,
    cards: { used: '48/1,000', percent: 5, isFull: false },
  });
});

test.each([
  ['free', 'Free'],
  ['Basic', 'Basic'],
  ['lite plus', 'Lite plus'],
  ['', 'N/A'],
])('plan %j is called %s', (plan, expected) => {
  expect(planUse(subscriptionWith({ plan })).plan).toBe(expected);
});

test.each(['free', 'Free', 'FREE'])('plan %s is not renewed', (plan) => {
  expect(planUse(subscriptionWith({ plan })).renewalDate).toBeNull();
});

test.each(['Lite', 'Freedom', ''])('plan %j is renewed', (plan) => {
  expect(planUse(subscriptionWith({ plan })).renewalDate).toBe(RENEWAL);
  expect(planUse(subscriptionWith({ plan, renewalDate: null })).renewalDate).toBeNull();
});

describe('scans used', () => {
  test.each<[Partial<Subscription>, string | null]>([
    [{ scansUsed: 0, maxScans: 100 }, '0/100'],
    [{ scansUsed: 120, maxScans: 100 }, '120/100'],
    [{ scansUsed: null }, null],
    [{ maxScans: null }, null],
  ])('of %j is %j', (fields, expected) => {
    expect(planUse(subscriptionWith(fields)).scansUsed).toBe(expected);
  });
});

describe('cards used', () => {
  test.each([
    [0, 100, { used: '0/100', percent: 0, isFull: false }],
    [1, 3, { used: '1/3', percent: 33, isFull: false }],
    [2, 3, { used: '2/3', percent: 67, isFull: false }],
    [1, 200, { used: '1/200', percent: 1, isFull: false }],
    [996, 1000, { used: '996/1,000', percent: 100, isFull: false }],
    [100, 100, { used: '100/100', percent: 100, isFull: true }],
    [120, 100, { used: '120/100', percent: 100, isFull: true }],
    [-5, 100, { used: '-5/100', percent: 0, isFull: false }],
    [5, 0, null],
    [5, -1, null],
    [null, 100, null],
    [5, null, null],
  ])('%j of %j is %j', (cardsUsed, cardsLimit, expected) => {
    expect(planUse(subscriptionWith({ cardsUsed, cardsLimit })).cards).toEqual(expected);
  });
});
