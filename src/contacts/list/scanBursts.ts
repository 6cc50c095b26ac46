/** Cards that were scanned together: when the first and the last of them were, in ms, and how many they are. */
export interface ScanBurst {
  from: number;
  to: number;
  count: number;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const FEWEST = 5;
/** Four days of a fair, from the first morning to the last evening, in whatever time zone. */
const LONGEST = 4 * DAY + 6 * HOUR;
/** A burst begins and ends at a pause. Between shorter ones nobody could tell, and a large import would take long. */
const PAUSE = HOUR / 2;
/** How far around a burst its usual days are looked at. */
const AROUND = 60;
/** How surprising a burst must be, above the logarithm of how many cards there are. */
const SURPRISE = 0.5;
/** Shorter times count as this one: by day cards come closer together than over day and night. */
const OFFICE_DAY = 12 * HOUR;

/**
 * Where far more cards were scanned than on the days around, the earliest first (a fair, a visit). Nights do not
 * end a burst, and it needs no time zone: what counts is how unlikely so many cards in so short a time are.
 */
export function scanBursts(times: readonly number[]): ScanBurst[] {
  const sorted = times.filter(Number.isFinite).toSorted((a, b) => a - b);
  if (sorted.length < FEWEST) return [];
  const rateAt = usualRate(sorted);
  const least = Math.log(sorted.length) + SURPRISE;
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

/** For each card after a pause, the most surprising time that begins with it. */
function candidates(sorted: readonly number[], rateAt: (time: number) => number): Candidate[] {
  const at = (place: number) => sorted[place] ?? Infinity;
  const best: Candidate[] = [];
  for (let first = 0; first < sorted.length; first++) {
    if (first > 0 && at(first) - at(first - 1) < PAUSE) continue;
    const rate = rateAt(at(first));
    let candidate: Candidate | null = null;
    for (let last = first + 1; at(last) - at(first) <= LONGEST; last++) {
      if (last - first + 1 < FEWEST || at(last + 1) - at(last) < PAUSE) continue;
      const surprise = surpriseOf(last - first, rate * Math.max(at(last) - at(first), OFFICE_DAY));
      if (surprise > (candidate?.surprise ?? 0)) candidate = { first, last, surprise };
    }
    if (candidate) best.push(candidate);
  }
  return best;
}

/** How much likelier `count` cards are by a rate of their own than by the usual one: the logarithm. */
function surpriseOf(count: number, expected: number): number {
  return count > expected ? count * Math.log(count / expected) - count + expected : 0;
}

/** How many cards a ms are usual around a time. Days without any tell it: no burst changes them. */
function usualRate(sorted: readonly number[]): (time: number) => number {
  const begin = sorted[0] ?? 0;
  const dayOf = (time: number) => Math.floor((time - begin) / DAY);
  const counts = new Map<number, number>();
  for (const time of sorted) counts.set(dayOf(time), (counts.get(dayOf(time)) ?? 0) + 1);
  const days = [...counts.keys()];
  const perDay = Uint32Array.from(counts.values());
  const end = days.at(-1) ?? 0;
  let [from, to] = [0, 0];
  let known = { day: NaN, rate: 0 };
  const rateOn = (day: number) => {
    const [low, high] = [Math.max(0, day - AROUND), Math.min(end, day + AROUND)];
    // The times come in order, so both ends only move on.
    while ((days[from] ?? Infinity) < low) from += 1;
    while ((days[to] ?? Infinity) <= high) to += 1;
    const all = Math.max(high - low + 1, AROUND);
    const empty = all - (to - from);
    if (empty > 0) return Math.max(-Math.log(empty / all), 1 / AROUND) / DAY;
    const usual = perDay.slice(from, to).sort();
    return (usual[usual.length >> 1] ?? 1) / DAY;
  };
  return (time) => {
    const day = dayOf(time);
    if (day !== known.day) known = { day, rate: rateOn(day) };
    return known.rate;
  };
}
