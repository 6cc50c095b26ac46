import { dayStamp } from '../../platform/dates';
import { memoizeByRef } from '../../platform/memoizeByRef';
import type { Contact } from '../model/contact';
import { scanBursts } from './scanBursts';
import { dayRange } from './filter';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The first Monday was four days after the first day of 1970. */
const FIRST_MONDAY = 3;

/** The number of the week of a local day (`2026-05-14`), from Monday on. */
export function weekOf(day: string): number {
  return Math.floor((Date.parse(day) / DAY_MS + FIRST_MONDAY) / 7);
}

/** The year that a week ends in. */
export function yearOf(week: number): number {
  return new Date((week * 7 - FIRST_MONDAY + 6) * DAY_MS).getUTCFullYear();
}

/** The first week of the strip, and the last one. */
export interface Weeks {
  first: number;
  last: number;
}

/** The longest strip, in weeks: a wrong clock may give any year. */
const MOST_WEEKS = 20 * 53;
/** The shortest: the bar of a single week is no wall. */
const FEWEST_WEEKS = 26;

/** When all cards were scanned, whatever is searched or filtered. */
export interface Scans {
  weeks: Weeks | null;
  /** Ranges of days with far more scans than around, the newest first. */
  bursts: readonly string[];
  years: readonly string[];
}

/** Computed once for each list of contacts. */
export const scansOf = memoizeByRef((contacts: readonly Contact[]) =>
  scansUntil(contacts, dayStamp(new Date())),
);

function scansUntil(contacts: readonly Contact[], today: string): Scans {
  const dates = contacts.flatMap(({ createdAt }) => createdAt ?? []);
  const days = [...new Set(dates.map(dayStamp))].sort();
  const latest = weekOf(today) + 53;
  const inReach = days.map(weekOf).filter((week) => week > latest - MOST_WEEKS && week <= latest);
  const [first, last] = [inReach[0], inReach.at(-1)];
  const bursts = scanBursts(dates.map((date) => date.getTime())).map(({ from, to }) =>
    dayRange(dayStamp(new Date(from)), dayStamp(new Date(to))),
  );
  return {
    weeks:
      first === undefined || last === undefined
        ? null
        : { first: Math.min(first, last - FEWEST_WEEKS + 1), last },
    bursts: [...new Set(bursts)].reverse(),
    years: [...new Set(days.map((day) => day.slice(0, 4)))].reverse(),
  };
}

/** The number of cards in each week of the strip, from the days of `byDay`. */
export function countsByWeek(byDay: ReadonlyMap<string, number>, { first, last }: Weeks): number[] {
  const counts = Array.from({ length: last - first + 1 }, () => 0);
  for (const [day, count] of byDay) {
    const place = day === '' ? -1 : weekOf(day) - first;
    const before = counts[place];
    if (before !== undefined) counts[place] = before + count;
  }
  return counts;
}
