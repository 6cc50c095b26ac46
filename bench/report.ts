/** Figures by what they measure (with the unit in its name) and by the page that was measured. */
export type Figures = Record<string, Record<string, number>>;

interface Goal {
  /** The figure of the site, or of `of`, may be no greater, or its ratio to that of the page `against`. */
  limit: number;
  of?: string;
  against?: string;
  /** Not even one round may miss it. */
  isForEachRound?: boolean;
}

/** Nearly as quick as a page can be, and twice as quick as the tables that others have written. */
const SORT: Goal[] = [
  { limit: 1.3, against: 'floor' },
  { limit: 0.5, against: 'agGrid' },
];
/** Of processor time. */
const WORK: Goal[] = [{ limit: 2, against: 'handWindowed' }];

/** The goals of docs/performance.md. */
const GOALS: Record<string, Goal[]> = {
  'key press: processor time of the main thread (ms)': WORK,
  'scroll: processor time of the main thread, per frame (ms)': WORK,
  'scroll: processor time of the main thread, per 1,000 px (ms)': WORK,
  'sort by name, first time (ms)': SORT,
  'sort by name, again (ms)': SORT,
  'sort by date (ms)': SORT,
  'first rows (ms from navigation)': [{ limit: 0.25, against: 'full SDK' }],
  'all rows (ms from navigation)': [
    { limit: 1.5, against: 'REST' },
    { of: 'copy', limit: 250 },
    { of: 'copy', limit: 0.2, against: 'site' },
  ],
  'heap after load (MB)': [{ of: 'copy', limit: 1.3, against: 'site' }],
  'key press while contacts change, median (ms)': [{ limit: 1.2, against: 'others change' }],
  'longest task of all rounds (ms, 0: none over 50)': [{ limit: 50, isForEachRound: true }],
  'analysis: findMistakes (ms)': [{ of: 'analysis', limit: 1000 }],
  'analysis: findSamePerson, with the reading (ms)': [{ of: 'analysis', limit: 1000 }],
  'analysis: longest task on the page (ms, 0: none over 50)': [{ of: 'analysis', limit: 50 }],
  'scroll: frames over 20 ms (%)': [{ limit: 0 }],
  'scroll: frames with a blank row': [{ limit: 0 }],
  'scroll: most rows in the document': [{ limit: 99 }],
};
/** On a slowed processor they have no goal. */
const LOADING = /rows \(|task/;

/** The rounds as tables for `console.table`, one for each set of pages, and the goals that the site missed. */
export function report(rounds: Figures[], slow: number): { tables: object[]; missed: string[] } {
  const missed: string[] = [];
  const tables: Record<string, Record<string, object>> = {};
  for (const name of Object.keys(rounds[0] ?? {})) {
    const pages = Object.keys(rounds[0]?.[name] ?? {});
    // The page of another table may be missing.
    const goals = slow > 1 && LOADING.test(name) ? [] : GOALS[name];
    const asked = goals?.filter(({ against }) => !against || pages.includes(against)) ?? [];
    const over = asked[0]?.isForEachRound ? (values: number[]) => Math.max(...values) : median;
    const row: Record<string, string | number> = {};
    for (const page of pages) {
      const value = over(rounds.map((round) => round[name]?.[page] ?? NaN));
      row[page] = Number(value.toFixed(value < 1000 ? 1 : 0));
    }
    for (const { of = 'site', limit, against } of asked) {
      // What slows a round down slows all pages, so each round has a ratio of its own.
      const value = over(
        rounds.map(({ [name]: by }) => (by?.[of] ?? NaN) / (by?.[against ?? ''] ?? 1)),
      );
      const whose = of === 'site' ? '' : `${of} `;
      const goal = `${whose}${limit}${against ? ` x ${against}` : ''}`;
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
