import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSubscription } from '../../../src/subscription/subscription';
import { holds } from '../holds';

const NOTHING = {
  plan: '',
  status: '',
  scansUsed: null,
  maxScans: null,
  cardsUsed: null,
  cardsLimit: null,
  renewalDate: null,
};

test.each([
  [
    'the dashboard shape',
    {
      plan: 'Basic',
      scansUsed: 212,
      maxScans: 1000,
      renewalDate: { seconds: 1_749_988_800, nanoseconds: 0 },
      cardsUsed: 48,
      cardsLimit: 1000,
    },
    {
      plan: 'Basic',
      status: '',
      scansUsed: 212,
      maxScans: 1000,
      cardsUsed: 48,
      cardsLimit: 1000,
      renewalDate: new Date('2025-06-15T12:00:00Z'),
    },
  ],
  [
    'the profile shape',
    { planName: 'Business', status: 'active', scansUsed: 0, maxScans: 10000 },
    { ...NOTHING, plan: 'Business', status: 'active', scansUsed: 0, maxScans: 10000 },
  ],
  ['both shapes', { plan: 'Basic', planName: 'Cardfile Basic' }, { ...NOTHING, plan: 'Basic' }],
  ['an empty plan', { plan: ' ', planName: ' Lite ' }, { ...NOTHING, plan: 'Lite' }],
  [
    'odd fields',
    { plan: 3, status: {}, scansUsed: '12', maxScans: NaN, cardsUsed: Infinity, cardsLimit: null },
    NOTHING,
  ],
  ['nothing', undefined, NOTHING],
  ['null', null, NOTHING],
  ['a text', 'Basic', NOTHING],
])('reads %s', (_, stored, expected) => {
  expect(readSubscription(stored)).toEqual(expected);
});

test('reads whatever is stored', () => {
  holds(
    fc.property(fc.anything(), (data) => {
      const { plan, status, renewalDate, ...counts } = readSubscription(data);
      expect([typeof plan, typeof status]).toEqual(['string', 'string']);
      expect(renewalDate?.getTime()).not.toBeNaN();
      for (const count of Object.values(counts)) expect(Number.isFinite(count ?? 0)).toBe(true);
    }),
  );
});
