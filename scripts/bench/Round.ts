import type { WayOfLoading } from './WayOfLoading';

/** What is measured of a table in one round; times in ms from the press to the painted result. */
export interface TableFigures {
  keyMedian: number;
  keyWorst: number;
  nameFirst: number;
  nameAgain: number;
  date: number;
  /** MB, after garbage collection. */
  heap: number;
}

/** One load of all contacts, in ms since navigation. */
export interface LoadFigures {
  firstRows: number;
  allRows: number;
  longestTask: number;
  /** The sum of all tasks over 50 ms. */
  longTasks: number;
}

export interface ScrollFigures {
  frames: number;
  /** The part of the frames that took more than 20 ms, 0 to 1. */
  slowFrames: number;
  longestFrame: number;
  blankFrames: number;
  mostRows: number;
}

export type Table = 'dashboard' | 'floor';

/** Everything that one round measures. */
export interface Round {
  /** In ms since the press of Login. */
  signIn: { firstRows: number; allRows: number };
  loads: Record<'dashboard' | WayOfLoading, LoadFigures>;
  tables: Record<Table, TableFigures> & { allRows?: TableFigures };
  /** The floor draws no row while it is scrolled: its slow frames are the machine's own. */
  scroll: Record<'dashboard' | 'floor', ScrollFigures>;
}
