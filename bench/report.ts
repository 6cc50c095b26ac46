/** Figures by what they measure (with the unit in its name) and by the page that was measured. */
export type Figures = Record<string, Record<string, number>>;

interface Goal {
  /** The figure of the site may be no greater, or its ratio to that of the page `against`. */
  limit: number;
  against?: string;
  /** Not even one round may miss it. */
  isForEachRound?: boolean;
}

/** The goals of docs/performance.md. */
const GOALS: Record<string, Goal> = {
  'key press, median of 20 (ms)': { limit: 1.3, against: 'floor' },
  'key press, worst of 20 (ms)': { limit: 1.3, against: 'floor' },
  'sort by name, first time (ms)': { limit: 1.3, against: 'floor' },
  'sort by name, again (ms)': { limit: 1.3, against: 'floor' },
  'sort by date (ms)': { limit: 1.3, against: 'floor' },
  'first rows (ms from navigation)': { limit: 0.25, against: 'full SDK' },
  'all rows (ms from navigation)': { limit: 1.25, against: 'REST' },
  'longest task of all rounds (ms, 0: none over 50)': { limit: 50, isForEachRound: true },
  'scroll: frames over 20 ms (%)': { limit: 0 },
  'scroll: frames with a blank row': { limit: 0 },
  'scroll: most rows in the document': { limit: 99 },
  'script of / (KB)': { limit: 105 },
  'script of /login (KB)': { limit: 105 },
  'script of /dashboard (KB)': { limit: 135 },
  'stylesheet of /dashboard (KB)': { limit: 12 },
  // Timers are not exact: a time has risen when it has by more than this.
  'index of 10,000 (µs per contact)': { limit: 1.3, against: '1,000 contacts' },
  'index of 50,000 (µs per contact)': { limit: 1.3, against: '1,000 contacts' },
  'search in 10,000 (µs per contact)': { limit: 1.3, against: '1,000 contacts' },
  'search in 50,000 (µs per contact)': { limit: 1.3, against: '1,000 contacts' },
  'first sort of 10,000 (µs per contact)': { limit: 1.3, against: '1,000 contacts' },
  'first sort of 50,000 (µs per contact)': { limit: 1.3, against: '1,000 contacts' },
};
/** On a slowed processor loading has no goal, and a key press has one of its own. */
const SLOW_GOALS: Record<string, Goal> = {
  ...Object.fromEntries(Object.entries(GOALS).filter(([name]) => !/rows \(|task/.test(name))),
  'key press, median of 20 (ms)': { limit: 50 },
};

/** The rounds as tables for `console.table`, one for each set of pages, and the goals that the site missed. */
export function report(rounds: Figures[], slow: number): { tables: object[]; missed: string[] } {
  const goals = slow > 1 ? SLOW_GOALS : GOALS;
  const missed: string[] = [];
  const tables: Record<string, Record<string, object>> = {};
  for (const name of Object.keys(rounds[0] ?? {})) {
    const goal = goals[name];
    const over = goal?.isForEachRound ? (values: number[]) => Math.max(...values) : median;
    const pages = Object.keys(rounds[0]?.[name] ?? {});
    const row: Record<string, string | number> = {};
    for (const page of pages) {
      const value = over(rounds.map((round) => round[name]?.[page] ?? NaN));
      row[page] = Number(value.toFixed(value < 1000 ? 1 : 0));
    }
    if (goal) {
      // What slows a round down slows both pages, so each round has a ratio of its own.
      const value = over(
        rounds.map(({ [name]: of }) => (of?.['site'] ?? NaN) / (of?.[goal.against ?? ''] ?? 1)),
      );
      const holds = value <= goal.limit;
      const limit = `${String(goal.limit)}${goal.against ? ` x ${goal.against}` : ''}`;
      if (goal.against) row['ratio'] = Number(value.toFixed(2));
      row['goal'] = `<= ${limit}`;
      row['holds'] = holds ? 'yes' : 'NO';
      if (!holds) missed.push(`${name}: ${value.toFixed(2)}, the goal is at most ${limit}`);
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
