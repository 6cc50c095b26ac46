import { expect, test } from 'vitest';
import { fairContacts } from '../../setup/fairContacts';
import { scanBursts } from '../../../src/contacts/model/scanBursts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEGIN = Date.UTC(2023, 0, 1);

/** `count` times, `apart` ms from one another. */
function every(apart: number, count: number, from = BEGIN): number[] {
  return Array.from({ length: count }, (_, at) => from + at * apart);
}

function workingDays(count: number): number[] {
  return every(DAY, count).filter((_, at) => at % 7 < 5);
}

test('cards of one morning among one card a week are a burst', () => {
  const fair = every(HOUR / 10, 23, BEGIN + 100 * DAY);
  expect(scanBursts([...fair, ...every(7 * DAY, 60)].reverse())).toEqual([
    { from: fair[0], to: fair.at(-1), count: 23 },
  ]);
});

test('the nights of a fair do not end it, wherever midnight is', () => {
  for (const zone of [0, 7 * HOUR, 13 * HOUR]) {
    const start = BEGIN + 200 * DAY + zone;
    const fair = [0, 1, 2].flatMap((day) => every(HOUR / 4, 30, start + day * DAY));
    expect(scanBursts([...fair, ...every(7 * DAY, 90, BEGIN + 3 * DAY)])).toEqual([
      { from: fair[0], to: fair.at(-1), count: 90 },
    ]);
  }
});

test('two fairs in two weeks are two', () => {
  const fairs = [10, 20].map((day) => every(HOUR / 4, 40, BEGIN + day * DAY));
  expect(scanBursts(fairs.flat()).map(({ count }) => count)).toEqual([40, 40]);
});

test.each([
  ['nothing', []],
  ['four cards', every(HOUR, 4)],
  ['no dates at all', [NaN, NaN, NaN, NaN, NaN, NaN]],
  ['one card a day', every(DAY, 1000)],
  ['six cards every day', every(DAY, 500).flatMap((day) => every(HOUR, 6, day))],
  ['six cards each working day', workingDays(500).flatMap((day) => every(HOUR, 6, day))],
  ['the same far in the west', workingDays(500).flatMap((day) => every(HOUR, 6, day + 20 * HOUR))],
])('%s: no burst', (_, times) => {
  expect(scanBursts(times)).toEqual([]);
});

test('ten thousand cards of one import are one burst', () => {
  expect(scanBursts([...every(1, 10_000), ...every(9 * DAY, 50)])).toEqual([
    { from: BEGIN, to: BEGIN + 9999, count: 10_001 },
  ]);
});

test('of the fair account each burst is found', () => {
  const times = Object.values(fairContacts('fair').contacts).map(({ createdAt }) =>
    Number(createdAt),
  );
  const bursts = scanBursts(times);
  expect(bursts).toHaveLength(9);
  expect(bursts.reduce((sum, { count }) => sum + count, 0)).toBe(1200);
});
