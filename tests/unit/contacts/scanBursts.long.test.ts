import { faker } from '@faker-js/faker';
import { afterAll, describe, expect, test } from 'vitest';
import { scanBursts, type ScanBurst } from '../../../src/contacts/model/scanBursts';

// The figures of docs/reliability.md: `npm run measure` prints them.
const printed: Record<string, string> = {};
afterAll(() => console.table(printed));

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEGIN = Date.UTC(2023, 0, 1);

interface Habit {
  /** Cards on a day without a burst, from and to. */
  aDay: [number, number];
  /** No cards but those of a burst on two days of seven. */
  isWorkingWeek?: true;
  /** As many bursts of 5 to 10 cards as of 50 to 100; without it each number from 5 to 200 is as likely. */
  isMostlySmall?: true;
}

/** A burst, and whether it has ten cards and three times as many as its days without it. */
interface MadeBurst extends ScanBurst {
  standsOut: boolean;
}

/** Three years of somebody's scans: some cards on any day, and bursts of one to four days. */
function calendar(seed: number, habit: Habit): { times: number[]; bursts: MadeBurst[] } {
  faker.seed(seed);
  const { number } = faker;
  const zone = faker.helpers.arrayElement([-8, 1, 9]) * HOUR;
  // Office hours there.
  const timeOn = (day: number) =>
    BEGIN + day * DAY - zone + 9 * HOUR + number.float({ min: 0, max: 9 * HOUR });
  const aDay = number.float({ min: habit.aDay[0], max: habit.aDay[1] });
  const pause = () => -Math.log(1 - number.float()) / aDay;
  const times: number[] = [];
  for (let time = pause(); time < 1095; time += pause()) {
    const day = Math.floor(time);
    const isFree = habit.isWorkingWeek && [0, 6].includes(day % 7);
    if (!isFree) times.push(timeOn(day));
  }
  const bursts: MadeBurst[] = [];
  for (let day = number.int({ min: 10, max: 150 }); day < 1080;) {
    const days = number.int({ min: 1, max: 4 });
    const count = habit.isMostlySmall
      ? Math.round(5 * 40 ** number.float())
      : number.int({ min: 5, max: 200 });
    const own = Array.from({ length: count }, (_, at) =>
      timeOn(day + (at < days ? at : number.int({ min: 0, max: days - 1 }))),
    ).sort((a, b) => a - b);
    times.push(...own);
    const standsOut = count >= 10 && count >= 3 * aDay * days;
    bursts.push({ from: own[0] ?? 0, to: own.at(-1) ?? 0, count, standsOut });
    day += number.int({ min: 15, max: 250 });
  }
  return { times, bursts };
}

const meets = (a: ScanBurst, b: ScanBurst) => {
  const shared = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  return shared >= (Math.max(a.to, b.to) - Math.min(a.from, b.from)) / 2;
};

const HABITS: Record<string, Habit> = {
  'some cards a month, bursts of all sizes': { aDay: [0.01, 0.15] },
  'some cards a month, mostly small bursts': { aDay: [0.01, 0.15], isMostlySmall: true },
  'some cards a week, mostly small bursts': { aDay: [0.15, 1], isMostlySmall: true },
  '1 or 2 cards a day, bursts of all sizes': { aDay: [1, 2] },
  '1 or 2 cards a day, mostly small bursts': { aDay: [1, 2], isMostlySmall: true },
  'up to 1 card a working day, mostly small bursts': {
    aDay: [0.05, 1],
    isMostlySmall: true,
    isWorkingWeek: true,
  },
  '1 or 2 cards a working day, mostly small bursts': {
    aDay: [1, 2],
    isMostlySmall: true,
    isWorkingWeek: true,
  },
};

describe.each(Object.entries(HABITS))('on 200 calendars with %s', (name, habit) => {
  const all = Array.from({ length: 200 }, (_, seed) => calendar(seed, habit)).map(
    ({ times, bursts }) => ({ bursts, found: scanBursts(times) }),
  );
  const share = (hits: readonly boolean[]) => hits.filter(Boolean).length / hits.length;
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  const hits = all.flatMap(({ bursts, found }) =>
    bursts.map(({ standsOut, ...burst }) => ({
      standsOut,
      isFound: found.some((one) => meets(one, burst)),
    })),
  );
  const clear = share(hits.filter(({ standsOut }) => standsOut).map(({ isFound }) => isFound));
  const right = share(
    all.flatMap(({ bursts, found }) =>
      found.map((one) => bursts.some((burst) => meets(one, burst))),
    ),
  );
  printed[name] =
    `${percent(share(hits.map(({ isFound }) => isFound)))} found, ${percent(clear)} of those that stand out, ` +
    `${percent(1 - right)} false`;

  test('at least 95 % of the bursts that stand out are found, with half of their time or more', () => {
    expect(clear).toBeGreaterThanOrEqual(0.95);
  });

  test('at most 5 % of those found are none', () => {
    expect(right).toBeGreaterThanOrEqual(0.95);
  });

  test('a large burst is found with nearly all of its cards, and few of the days around', () => {
    const ratios = all.flatMap(({ bursts, found }) =>
      bursts.flatMap((burst) => {
        const match = found.find((one) => meets(one, burst));
        return match && burst.count >= 10 * habit.aDay[1] * 4 ? [match.count / burst.count] : [];
      }),
    );
    expect(share(ratios.map((ratio) => ratio > 0.9 && ratio < 1.2))).toBeGreaterThanOrEqual(0.95);
  });
});
