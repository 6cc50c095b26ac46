/** Figures by what they measure (with the unit in its name) and by the page that was measured. */
export type Figures = Record<string, Record<string, number>>;

interface Goal {
  /** The figure of the site may be no greater, or its ratio to that of the page `against`. */
  limit: number;
  against?: string;
  /** Not even one round may miss it. */
  isForEachRound?: boolean;
}

/** As quick as a page can be, and twice as quick as the tables that others have written. */
const ANSWER: Goal[] = [
  { limit: 1.2, against: 'floor' },
  { limit: 0.5, against: 'AG Grid' },
];
// Timers are not exact: a time has risen when it has by more than this.
const GROWTH: Goal[] = [{ limit: 1.3, against: '1,000 contacts' }];

/** The goals of docs/performance.md. */
const GOALS: Record<string, Goal[]> = {
  'key press, median of 20 (ms)': ANSWER,
  'key press, worst of 20 (ms)': ANSWER,
  'sort by name, first time (ms)': ANSWER,
  'sort by name, again (ms)': ANSWER,
  'sort by date (ms)': ANSWER,
  'first rows (ms from navigation)': [{ limit: 0.25, against: 'full SDK' }],
  'all rows (ms from navigation)': [{ limit: 1.5, against: 'REST' }],
  'longest task of all rounds (ms, 0: none over 50)': [{ limit: 50, isForEachRound: true }],
  'scroll: frames over 20 ms (%)': [{ limit: 0 }],
  'scroll: frames with a blank row': [{ limit: 0 }],
  'scroll: most rows in the document': [{ limit: 99 }],
  'index of 10,000 (µs per contact)': GROWTH,
  'index of 50,000 (µs per contact)': GROWTH,
  'search in 10,000 (µs per contact)': GROWTH,
  'search in 50,000 (µs per contact)': GROWTH,
  'first sort of 10,000 (µs per contact)': GROWTH,
  'first sort of 50,000 (µs per contact)': GROWTH,
};
/** On a slowed processor loading has no goal. */
const SLOW_GOALS = Object.fromEntries(
  Object.entries(GOALS).filter(([name]) => !/rows \(|task/.test(name)),
);

/** The rounds as tables for `console.table`, one for each set of pages, and the goals that the site missed. */
export function report(rounds: Figures[], slow: number): { tables: object[]; missed: string[] } {
  const goals = slow > 1 ? SLOW_GOALS : GOALS;
  const missed: string[] = [];
  const tables: Record<string, Record<string, object>> = {};
  for (const name of Object.keys(rounds[0] ?? {})) {
    const pages = Object.keys(rounds[0]?.[name] ?? {});
    // The page of another table may be missing.
    const asked = goals[name]?.filter(({ against }) => !against || pages.includes(against)) ?? [];
    const over = asked[0]?.isForEachRound ? (values: number[]) => Math.max(...values) : median;
    const row: Record<string, string | number> = {};
    for (const page of pages) {
      const value = over(rounds.map((round) => round[name]?.[page] ?? NaN));
      row[page] = Number(value.toFixed(value < 1000 ? 1 : 0));
    }
    for (const { limit, against } of asked) {
      // What slows a round down slows all pages, so each round has a ratio of its own.
      const value = over(
        rounds.map(({ [name]: of }) => (of?.['site'] ?? NaN) / (of?.[against ?? ''] ?? 1)),
      );
      const goal = `${String(limit)}${against ? ` x ${against}` : ''}`;
      row[`goal ${goal}`] = value <= limit ? `yes, ${value.toFixed(2)}` : `NO, ${value.toFixed(2)}`;
      if (!(value <= limit))
        missed.push(`${name}: ${value.toFixed(2)}, the goal is at most ${goal}`);
    }
    (tables[pages.join()] ??= {})[name] = row;
  }
  return { tables: Object.values(tables), missed };
}

/** The middle value: half of the others lie on each side. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}
