import { median } from './median';
import type { Round } from './Round';

/** How a figure stands to its bar in docs/performance.md. */
export interface Bar {
  words: string;
  holds: boolean;
}

/** Two empty cells, where a figure has no bar. */
export const NO_BAR = ['', ''];

export function atMost(figure: number, bar: number, unit = ''): Bar {
  return { words: `<= ${String(bar)} ${unit}`.trimEnd(), holds: figure <= bar };
}

/** The two cells of a bar. */
export function told(bar: Bar | undefined): string[] {
  return bar ? [bar.words, bar.holds ? 'yes' : 'NO'] : NO_BAR;
}

/** The median of a figure over the rounds. */
export function middle(rounds: Round[], figure: (round: Round) => number): number {
  return median(rounds.map(figure));
}

/** The median of the rounds' own ratios: what slowed a round down slowed both sides of it. */
export function ratio(
  rounds: Round[],
  ours: (round: Round) => number,
  theirs: (round: Round) => number,
): number {
  return median(rounds.map((round) => ours(round) / theirs(round)));
}

export function rounded(figure: number): string {
  return figure.toFixed(figure < 100 ? 1 : 0);
}
