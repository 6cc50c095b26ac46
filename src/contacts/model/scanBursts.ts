import { countsOf } from '../../platform/countsOf';

/** Cards that were scanned together: the times of the first and the last, in ms, and their number. */
export interface ScanBurst {
  from: number;
  to: number;
  count: number;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const FEWEST_CARDS = 5;
/** Four days of a fair, from the first morning to the last evening, in whatever time zone. */
const LONGEST_BURST_MS = 4 * DAY_MS + 6 * HOUR_MS;
/** A burst begins and ends at a longer pause. Shorter ones mean nothing and would make large imports slow. */
const PAUSE_MS = HOUR_MS / 2;
/** The usual rate is taken from so many days before and after. */
const RATE_WINDOW_DAYS = 60;
/** The night that goes with each span: the cards of a whole day come in the hours without it. */
const NIGHT_MS = 12 * HOUR_MS;

/**
 * Times with far more scans than on the days around, the earliest first (a fair, a visit). Nights do not end a burst,
 * and no time zone is needed: what counts is how unlikely so many cards in so short a time are.
 */
export function scanBursts(times: readonly number[]): ScanBurst[] {
  const sorted = times.filter(Number.isFinite).toSorted((a, b) => a - b);
  if (sorted.length < FEWEST_CARDS) return [];
  const rateAt = usualRate(sorted);
  // The more cards, the more often chance alone brings many together.
  const least = Math.log(sorted.length);
  const found = candidates(sorted, rateAt).filter(({ surprise }) => surprise >= least);
  const bursts: Candidate[] = [];
  for (const one of found.toSorted((a, b) => b.surprise - a.surprise)) {
    const isApart = (other: Candidate) => one.last < other.first || one.first > other.last;
    if (bursts.every(isApart)) bursts.push(one);
  }
  return bursts
    .toSorted((a, b) => a.first - b.first)
    .map(({ first, last }) => ({
      from: sorted[first] ?? 0,
      to: sorted[last] ?? 0,
      count: last - first + 1,
    }));
}

interface Candidate {
  first: number;
  last: number;
  surprise: number;
}

/** For each card after a pause, the most surprising span that starts with it. */
function candidates(sorted: readonly number[], rateAt: (time: number) => number): Candidate[] {
  const at = (place: number) => sorted[place] ?? Infinity;
  const best: Candidate[] = [];
  for (let first = 0; first < sorted.length; first++) {
    if (first > 0 && at(first) - at(first - 1) < PAUSE_MS) continue;
    const rate = rateAt(at(first));
    let candidate: Candidate | null = null;
    for (let last = first + 1; at(last) - at(first) <= LONGEST_BURST_MS; last++) {
      if (last - first + 1 < FEWEST_CARDS || at(last + 1) - at(last) < PAUSE_MS) continue;
      const surprise = surpriseOf(last - first, rate * (at(last) - at(first) + NIGHT_MS));
      if (surprise > (candidate?.surprise ?? 0)) candidate = { first, last, surprise };
    }
    if (candidate) best.push(candidate);
  }
  return best;
}

/** The logarithm of how much likelier `count` cards are at their own rate than at the usual one. */
function surpriseOf(count: number, expected: number): number {
  return count > expected ? count * Math.log(count / expected) - count + expected : 0;
}

/**
 * The usual number of cards per ms around a time: the middle of the days with cards, or what the empty days tell,
 * whichever is more. Both bear some bursts.
 */
function usualRate(sorted: readonly number[]): (time: number) => number {
  const begin = nightBefore(sorted);
  const dayOf = (time: number) => Math.floor((time - begin) / DAY_MS);
  const counts = countsOf(sorted.map(dayOf));
  const days = [...counts.keys()];
  const perDay = Uint32Array.from(counts.values());
  const onWorkingDays = workingDays(days);
  const end = days.at(-1) ?? 0;
  let [from, to] = [0, 0];
  let known = { day: NaN, rate: 0 };
  const rateOn = (day: number) => {
    const [low, high] = [
      Math.max(0, day - RATE_WINDOW_DAYS),
      Math.min(end, day + RATE_WINDOW_DAYS),
    ];
    // The times come in order, so both ends only move on.
    while ((days[from] ?? Infinity) < low) from += 1;
    while ((days[to] ?? Infinity) <= high) to += 1;
    const all = Math.max(high - low + 1, RATE_WINDOW_DAYS);
    const filled = to - from;
    const usual = perDay.slice(from, to).sort();
    const middle = ((usual[usual.length >> 1] ?? 1) * filled) / all;
    const byEmpty = filled < all ? -Math.log(1 - filled / all) : 0;
    return (Math.max(middle, byEmpty, 1 / RATE_WINDOW_DAYS) * onWorkingDays) / DAY_MS;
  };
  return (time) => {
    const day = dayOf(time);
    if (day !== known.day) known = { day, rate: rateOn(day) };
    return known.rate;
  };
}

/** The middle of the last night before the first card: half a day from when cards come, in whatever time zone. */
function nightBefore(sorted: readonly number[]): number {
  let [x, y] = [0, 0];
  for (const time of sorted) {
    const angle = (time / DAY_MS) * 2 * Math.PI;
    x += Math.cos(angle);
    y += Math.sin(angle);
  }
  const night = (Math.atan2(y, x) / (2 * Math.PI) + 0.5) * DAY_MS;
  const first = sorted[0] ?? 0;
  return night + Math.floor((first - night) / DAY_MS) * DAY_MS;
}

/**
 * How many more cards come on a working day than on any: 1 for somebody who scans on all days of the week, 1.4 for
 * whom two are free. Else each week of work would be a burst.
 */
function workingDays(days: readonly number[]): number {
  const week = new Uint32Array(7);
  for (const day of days) week[day % 7] = (week[day % 7] ?? 0) + 1;
  const worked = week
    .sort()
    .slice(2)
    .reduce((sum, count) => sum + count, 0);
  return (worked / days.length) * (7 / 5);
}
