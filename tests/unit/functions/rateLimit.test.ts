import { expect, test } from 'vitest';
import { CALLER_LIMIT, countsOf, timesAfter } from '../../../functions/src/rateLimit';

const NOW = Date.UTC(2026, 5, 15, 12);
const MINUTE = 60_000;
const minutesAgo = (minutes: number): number => NOW - minutes * MINUTE;

test.each([
  ['the first', [], [NOW]],
  ['the second', [minutesAgo(1)], [minutesAgo(1), NOW]],
  ['the third', [minutesAgo(9), minutesAgo(1)], [minutesAgo(9), minutesAgo(1), NOW]],
  [
    'one when the oldest of three is ten minutes old',
    [minutesAgo(10), minutesAgo(9), minutesAgo(8)],
    [minutesAgo(9), minutesAgo(8), NOW],
  ],
  ['one after a long time', [minutesAgo(99), minutesAgo(98), minutesAgo(97)], [NOW]],
])('%s is within the limit', (_, earlier, after) => {
  expect(timesAfter(earlier, NOW, CALLER_LIMIT)).toEqual(after);
});

test.each([
  ['the fourth in a moment', [NOW, NOW, NOW], 10 * MINUTE],
  ['the fourth in just under ten minutes', [minutesAgo(10) + 1, minutesAgo(5), minutesAgo(1)], 1],
  ['one of several clocks', [minutesAgo(1), minutesAgo(7), minutesAgo(2)], 3 * MINUTE],
  [
    'one after more than there may be',
    [minutesAgo(9), minutesAgo(8), minutesAgo(7), minutesAgo(6)],
    2 * MINUTE,
  ],
])('%s is not, and hears how long that lasts', (_, earlier, wait) => {
  expect(timesAfter(earlier, NOW, CALLER_LIMIT)).toEqual({ wait });
});

test.each([
  [['203.0.113.7'], undefined, ['address 203.0.113.7', 'visitors', 'all']],
  [['203.0.113.7'], 'ada', ['address 203.0.113.7', 'uid ada', 'all']],
  [['a::/64', 'a::/48'], undefined, ['address a::/64', 'address a::/48', 'visitors', 'all']],
  [[], undefined, ['address ', 'visitors', 'all']],
] as const)('a request from %j of %s counts for %j', (networks, uid, names) => {
  expect(countsOf(networks, uid).map(({ name }) => name)).toEqual(names);
});
