import { faker } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { fairContacts } from '../../setup/fairContacts';
import { scanBursts, type ScanBurst } from '../../../src/contacts/list/scanBursts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEGIN = Date.UTC(2023, 0, 1);

/** `count` times, `apart` ms from one another. */
function every(apart: number, count: number, from = BEGIN): number[] {
  return Array.from({ length: count }, (_, at) => from + at * apart);
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
  ['six cards each working day', every(DAY, 500).flatMap((day) => every(HOUR, 6, day))],
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

/** Three years of somebody's scans: some cards on any day, and bursts of one to four days. */
function calendar(seed: number): { times: number[]; bursts: ScanBurst[] } {
  faker.seed(seed);
  const { number } = faker;
  const zone = faker.helpers.arrayElement([-8, 1, 9]) * HOUR;
  // Office hours there.
  const timeOn = (day: number) =>
    BEGIN + day * DAY - zone + 9 * HOUR + number.float({ min: 0, max: 9 * HOUR });
  const aDay = number.float({ min: 0.01, max: 0.15 });
  const times: number[] = [];
  for (let day = -Math.log(1 - number.float()) / aDay; day < 1095;) {
    times.push(timeOn(Math.floor(day)));
    day -= Math.log(1 - number.float()) / aDay;
  }
  const bursts: ScanBurst[] = [];
  let day = number.int({ min: 10, max: 150 });
  while (day < 1080) {
    const days = number.int({ min: 1, max: 4 });
    const count = number.int({ min: 5, max: 200 });
    const own = Array.from({ length: count }, (_, at) =>
      timeOn(day + (at < days ? at : number.int({ min: 0, max: days - 1 }))),
    ).sort((a, b) => a - b);
    times.push(...own);
    bursts.push({ from: own[0] ?? 0, to: own.at(-1) ?? 0, count });
    day += number.int({ min: 15, max: 250 });
  }
  return { times, bursts };
}

const meets = (a: ScanBurst, b: ScanBurst) => {
  const shared = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  return shared >= (Math.max(a.to, b.to) - Math.min(a.from, b.from)) / 2;
};

describe('on 200 calendars', () => {
  const all = Array.from({ length: 200 }, (_, seed) => calendar(seed)).map(({ times, bursts }) => ({
    bursts,
    found: scanBursts(times),
  }));
  const count = (of: 'bursts' | 'found', other: 'bursts' | 'found') => {
    const met = all.flatMap((one) => one[of].map((a) => one[other].some((b) => meets(a, b))));
    return met.filter(Boolean).length / met.length;
  };

  test('at least 95 % of the bursts are found, with half of their time or more', () => {
    expect(count('bursts', 'found')).toBeGreaterThanOrEqual(0.95);
  });

  test('at most 5 % of those found are none', () => {
    expect(count('found', 'bursts')).toBeGreaterThanOrEqual(0.95);
  });

  test('a found burst has nearly all of its cards', () => {
    const ratios = all.flatMap(({ bursts, found }) =>
      bursts.flatMap((burst) => {
        const match = found.find((one) => meets(one, burst));
        return match ? [match.count / burst.count] : [];
      }),
    );
    const near = ratios.filter((ratio) => ratio > 0.9 && ratio < 1.1);
    expect(near.length / ratios.length).toBeGreaterThanOrEqual(0.95);
  });
});
