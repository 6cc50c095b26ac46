import { expect, test } from 'vitest';
import { timesAfter } from '../../../functions/src/rateLimit';

const NOW = Date.UTC(2026, 5, 15, 12);
const minutesAgo = (minutes: number): number => NOW - minutes * 60_000;

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
  expect(timesAfter(earlier, NOW)).toEqual(after);
});

test.each([
  ['the fourth in a moment', [NOW, NOW, NOW]],
  ['the fourth in just under ten minutes', [minutesAgo(10) + 1, minutesAgo(5), minutesAgo(1)]],
])('%s is not', (_, earlier) => {
  expect(timesAfter(earlier, NOW)).toBeNull();
});
