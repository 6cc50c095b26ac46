import { median } from './median';
import type { Round } from './Round';

/** How a figure stands to its goal in docs/performance.md. */
export interface Goal {
  words: string;
  holds: boolean;
}

/** Two empty cells, where a figure has no goal. */
export const NO_GOAL = ['', ''];

/** The goal that a figure is no greater than `goal`, both in `unit`, which is printed after it. */
export function atMost(figure: number, goal: number, unit = ''): Goal {
  return { words: `<= ${String(goal)} ${unit}`.trimEnd(), holds: figure <= goal };
}

/** The two cells of a goal. */
export function told(goal: Goal | undefined): string[] {
  return goal ? [goal.words, goal.holds ? 'yes' : 'NO'] : NO_GOAL;
}

/** The median of a figure over the rounds. */
export function middle(rounds: Round[], figure: (round: Round) => number): number {
  return median(rounds.map(figure));
}

/** The greatest over the rounds, for what must not happen even once. */
export function greatest(rounds: Round[], figure: (round: Round) => number): number {
  return Math.max(...rounds.map(figure));
}

/** The median of the rounds' own ratios: what slowed a round down slowed both sides of it. */
export function ratio(
  rounds: Round[],
  ours: (round: Round) => number,
  theirs: (round: Round) => number,
): number {
  return median(rounds.map((round) => ours(round) / theirs(round)));
}

/** A figure in as many digits as a run can tell: one decimal below 100, none from there on. */
export function rounded(figure: number): string {
  return figure.toFixed(figure < 100 ? 1 : 0);
}
