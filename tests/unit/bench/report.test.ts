import { expect, test } from 'vitest';
import { median, report, type Figures } from '../../../bench/report';

const SORT = 'sort by date (ms)';
const TASK = 'longest task of all rounds (ms, 0: none over 50)';
const roundOf = (site: number, floor: number): Figures => ({ [SORT]: { site, floor } });

test('a figure is the median of its rounds, and its ratio the median of their ratios', () => {
  const rounds = [roundOf(20, 20), roundOf(60, 40), roundOf(30, 10)];
  expect(report(rounds, 1)).toEqual({
    tables: [{ [SORT]: { site: 30, floor: 20, 'goal 1.3 x floor': 'NO, 1.50' } }],
    missed: [`${SORT}: 1.50, the goal is at most 1.3 x floor`],
  });
  expect(report([roundOf(26, 20)], 1).missed).toEqual([]);
});

test('the longest task is the longest of all rounds: one is enough to miss the goal', () => {
  const roundsWith = (...tasks: number[]): Figures[] =>
    tasks.map((site) => ({ [TASK]: { site, REST: 0 } }));
  expect(report(roundsWith(0, 59, 0), 1)).toEqual({
    tables: [{ [TASK]: { site: 59, REST: 0, 'goal 50': 'NO, 59.00' } }],
    missed: [`${TASK}: 59.00, the goal is at most 50`],
  });
  expect(report(roundsWith(0, 50, 0), 1).missed).toEqual([]);
});

test('another table is a goal where it was measured', () => {
  const round: Figures = { [SORT]: { site: 10, floor: 10, agGrid: 16 } };
  expect(report([round], 1).missed).toEqual([`${SORT}: 0.63, the goal is at most 0.5 x agGrid`]);
});

test('a slowed processor has no goal for loading', () => {
  const round: Figures = { ...roundOf(10, 10), [TASK]: { site: 900 } };
  expect(report([round], 4).missed).toEqual([]);
});

test('figures of different pages are tables of their own', () => {
  const round: Figures = { ...roundOf(20, 20), x: { site: 1.26 }, y: { site: 1234.4 } };
  expect(report([round], 1).tables.slice(1)).toEqual([{ x: { site: 1.3 }, y: { site: 1234 } }]);
});

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([4, 1, 2, 30])).toBe(3);
});
