import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  dayStamp,
  formatDate,
  formatDay,
  formatDays,
  formatMoment,
  formatMonth,
  formatRecent,
  readDate,
  formatLongDate,
} from '../../../src/platform/dates';
import { memoizeByRef } from '../../../src/platform/memoizeByRef';
import { today } from '../../../src/platform/today';
import { DEFAULT_SORT } from '../../../src/contacts/model/columns';
import { contactWith } from '../contactWith';
import { holds } from '../holds';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const NOON = '2025-06-15T12:00:00.000Z';
const NOON_MS = 1_749_988_800_000;

describe('readDate', () => {
  test.each<[string, unknown, string]>([
    ['a provider timestamp', { toDate: () => new Date(NOON) }, NOON],
    ['a Date', new Date(NOON), NOON],
    ['an ISO string', NOON, NOON],
    ['an ISO string in another zone', '2025-06-15T16:00:00+04:00', NOON],
    ['an ISO string without seconds', '2025-06-15T12:00Z', NOON],
    ['an ISO string with microseconds', '2025-06-15T12:00:00.123456Z', '2025-06-15T12:00:00.123Z'],
    ['an ISO string with blank ends', ` ${NOON}\n`, NOON],
    ['milliseconds', NOON_MS, NOON],
    ['seconds', NOON_MS / 1000, NOON],
    ['the last number that means seconds', 99_999_999_999, '5138-11-16T09:46:39.000Z'],
    ['the first number that is a date, in seconds', 946_684_800, '2000-01-01T00:00:00.000Z'],
    ['the same in milliseconds', 946_684_800_000, '2000-01-01T00:00:00.000Z'],
    ['a map of seconds', { seconds: NOON_MS / 1000, nanoseconds: 5e8 }, '2025-06-15T12:00:00.500Z'],
    ['a map with underscores', { _seconds: NOON_MS / 1000, _nanoseconds: 0 }, NOON],
    ['a map of seconds alone', { seconds: NOON_MS / 1000 }, NOON],
    ['29 February of a leap year', '2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['the earliest', '0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['the latest', '9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('reads %s', (_, value, expected) => {
    expect(readDate(value)?.toISOString()).toBe(expected);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a truth value', true],
    ['an empty text', ''],
    ['words', 'yesterday'],
    ['words that Date.parse would take', 'Suite 3'],
    ['a year alone', '2025'],
    ['a day that does not exist', '2025-02-30'],
    ['29 February of a common year', '2025-02-29T00:00:00Z'],
    ['a month that does not exist', '2025-13-01'],
    ['an hour that does not exist', '2025-06-15T25:00:00Z'],
    ['an American date', '06/15/2025'],
    ['an invalid Date', new Date(NaN)],
    ['NaN', NaN],
    ['infinity', Infinity],
    ['zero', 0],
    ['a day as eight digits', 20_260_512],
    ['a day and a time as twelve', 202_605_121_030],
    ['the last second before 2000', 946_684_799],
    ['a number below zero', -NOON_MS],
    ['milliseconds after the year 9999', 253_402_300_800_000],
    ['a Date before the year 1', new Date(-62_135_596_800_001)],
    ['an empty map', {}],
    ['a map of texts', { seconds: '1749988800', nanoseconds: 0 }],
    ['a map with odd nanoseconds', { seconds: 1_749_988_800, nanoseconds: 'none' }],
    ['a list', [2025, 6, 15]],
    ['a toDate that answers a text', { toDate: () => NOON }],
    ['a toDate that is no function', { toDate: NOON }],
    [
      'a toDate that throws',
      {
        toDate: () => {
          throw new RangeError('out of range');
        },
      },
    ],
  ])('reads %s as absent', (_, value) => {
    expect(readDate(value)).toBeNull();
  });

  test.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])(
    'reads a day without a time as that day in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(readDate('2025-06-15')?.getTime()).toBe(new Date(2025, 5, 15).getTime());
      expect(readDate('2025-06-15 08:30')?.getTime()).toBe(new Date(2025, 5, 15, 8, 30).getTime());
    },
  );

  test('never throws and never answers an invalid date', () => {
    const part = fc.oneof(fc.double(), fc.integer(), fc.string(), fc.constant(undefined));
    const value = fc.oneof(
      fc.anything(),
      fc.double(),
      fc.date({ noInvalidDate: false }),
      fc.date().map((date) => date.toISOString()),
      fc.record({ seconds: part, nanoseconds: part }),
      fc.record({ _seconds: part, _nanoseconds: part }),
      fc.anything().map((inner) => ({ toDate: () => inner })),
    );
    holds(
      fc.property(value, (stored) => {
        const date = readDate(stored);
        expect(date === null || !Number.isNaN(date.getTime())).toBe(true);
        expect(formatDate(date)).not.toContain('Invalid');
      }),
    );
  });
});

test('dates are English in a German browser, and its clock counts to 24', async () => {
  const { DateTimeFormat } = Intl;
  vi.resetModules();
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locale, form) {
    return new DateTimeFormat(locale ?? 'de-DE', form);
  });
  const dates = await import('../../../src/platform/dates');
  const { headingsOf } = await import('../../../src/contacts/model/headings');
  const { valueWords } = await import('../../../src/contacts/filter/words');
  const [day, end] = [new Date(2025, 5, 15, 14, 3), new Date(2025, 5, 17)];
  const contacts = Array.from({ length: 20 }, (_, id) =>
    contactWith({ id: String(id), createdAt: day }),
  );
  expect([dates.formatDate(day), dates.formatDay(day)]).toEqual(['Jun 15, 2025', 'Jun 15']);
  expect(headingsOf(contacts, DEFAULT_SORT, new Date(2026, 0, 1))).toMatchObject([
    { label: 'June 2025' },
  ]);
  expect(valueWords('scanned', '2025-06-15/2025-06-15', new Map())).toBe('Jun 15, 2025');
  expect(valueWords('scanned', '2025-06-15/2025-06-17', new Map())).toMatch(
    /^Jun 15\s–\s17, 2025$/,
  );
  expect(dates.formatMoment(day, day)).toBe('today 14:03');
  expect(dates.formatRecent(day, end)).toBe('Jun 15, 2025, 14:03');
});

test('no format keeps the zone that it was first used in', () => {
  const shown = (date: Date) => [
    formatDate(date),
    formatDay(date),
    formatMonth(date),
    formatDays(date, date),
    formatMoment(date, new Date(0)),
    formatRecent(date, new Date(0)),
  ];
  const night = new Date('2025-06-01T03:00:00Z');
  vi.stubEnv('TZ', 'UTC');
  expect(shown(night)).toEqual(expect.arrayContaining(['Jun 1, 2025', 'June 2025']));
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(shown(night)).toEqual([
    'May 31, 2025',
    'May 31',
    'May 2025',
    'May 31, 2025',
    // As people set their clock.
    expect.stringMatching(/^May 31, 2025 (8:00\sPM|20:00)$/),
    expect.stringMatching(/^May 31, 2025, (8:00\sPM|20:00)$/),
  ]);
});

test('today is one object until the day or the zone is another', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-06-15T12:00:00Z') });
  vi.stubEnv('TZ', 'UTC');
  const seen = [today()];
  const later = (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    seen.push(today());
  };
  later(11 * 60 + 59);
  expect(seen[1]).toBe(seen[0]);
  expect(seen[0]).toEqual(new Date('2025-06-15T00:00:00Z'));
  later(1);
  expect(seen[2]).toEqual(new Date('2025-06-16T00:00:00Z'));
  vi.stubEnv('TZ', 'Africa/Abidjan');
  later(1);
  expect(seen[3]).toEqual(seen[2]);
  expect(seen[3]).not.toBe(seen[2]);
});

test('what is kept of each object is made anew once what it was made of is another', () => {
  let among: object = {};
  const make = vi.fn((key: object) => ({ key }));
  const kept = memoizeByRef(make, () => among);
  const key = {};
  expect(kept(key)).toBe(kept(key));
  among = {};
  kept(key);
  kept(key);
  expect(make).toHaveBeenCalledTimes(2);
});

test('no date is no text', () => {
  expect([formatDate(null), formatDay(null)]).toEqual(['', '']);
});

test.each([
  [new Date(2025, 5, 15, 0, 0), '2025-06-15'],
  [new Date(2025, 11, 31, 23, 59), '2025-12-31'],
  [new Date(2024, 1, 9), '2024-02-09'],
  [new Date('0099-06-15T12:00:00'), '0099-06-15'],
])('dayStamp of %s is %s', (date, expected) => {
  expect(dayStamp(date)).toBe(expected);
});

test('dayStamp is the day here, not in London', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(dayStamp(new Date('2025-06-15T06:59:00Z'))).toBe('2025-06-14');
  vi.stubEnv('TZ', 'Asia/Dubai');
  expect(dayStamp(new Date('2025-06-15T20:00:00Z'))).toBe('2025-06-16');
});

test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'longDateText says the same day in %s as everywhere',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(formatLongDate('2025-06-15')).toBe('June 15, 2025');
    expect(formatLongDate('2025-05-17')).toBe('May 17, 2025');
  },
);
