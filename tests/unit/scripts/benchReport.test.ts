import { expect, test } from 'vitest';
import { report } from '../../../scripts/bench/report';
import type { LoadFigures, Round } from '../../../scripts/bench/Round';

const table = { keyMedian: 20, keyWorst: 30, nameFirst: 20, nameAgain: 20, date: 20, heap: 10 };
const scroll = { frames: 900, slowFrames: 0, longestFrame: 17, blankFrames: 0, mostRows: 60 };

/** A round whose loads of the dashboard had this longest task, in ms. */
function roundWith(longestTask: number): Round {
  const load: LoadFigures = { firstRows: 300, allRows: 1500, longestTask: 0, longTasks: 0 };
  return {
    signIn: { firstRows: 400, allRows: 2000 },
    loads: { dashboard: { ...load, longestTask }, fullSdk: load, lite: load, rest: load },
    tables: { dashboard: table, floor: table },
    scroll: { dashboard: scroll, floor: scroll },
  };
}

/** The cells of the row of the longest task. */
function longestTaskOf(...longestTasks: number[]): string[] {
  const results = { rounds: longestTasks.map(roundWith), bytes: {}, growth: [] };
  const line = report(results, 1)
    .split('\n')
    .find((text) => text.startsWith('longest task'));
  return line?.split(/ {2,}/) ?? [];
}

test('the longest task is the longest of all rounds: one is enough to miss the goal', () => {
  expect(longestTaskOf(0, 59, 0)).toEqual([
    'longest task of all rounds (0: none over 50)',
    ...['59.0', '0.0', '0.0', '0.0', '<= 50 ms', 'NO'],
  ]);
  expect(longestTaskOf(0, 50, 0).slice(-2)).toEqual(['<= 50 ms', 'yes']);
});
