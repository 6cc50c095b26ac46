import { expect, test } from 'vitest';
import { median, report, type Figures } from '../../../bench/report';

const KEY = 'key press, median of 20 (ms)';
const TASK = 'longest task of all rounds (ms, 0: none over 50)';
const roundOf = (site: number, floor: number): Figures => ({ [KEY]: { site, floor } });

test('a figure is the median of its rounds, and its ratio the median of their ratios', () => {
  const rounds = [roundOf(20, 20), roundOf(60, 40), roundOf(30, 10)];
  expect(report(rounds, 1)).toEqual({
    tables: [{ [KEY]: { site: 30, floor: 20, ratio: 1.5, goal: '<= 1.3 x floor', holds: 'NO' } }],
    missed: [`${KEY}: 1.50, the goal is at most 1.3 x floor`],
  });
  expect(report([roundOf(26, 20)], 1).missed).toEqual([]);
});

test('the longest task is the longest of all rounds: one is enough to miss the goal', () => {
  const roundsWith = (...tasks: number[]): Figures[] =>
    tasks.map((site) => ({ [TASK]: { site, REST: 0 } }));
  expect(report(roundsWith(0, 59, 0), 1)).toEqual({
    tables: [{ [TASK]: { site: 59, REST: 0, goal: '<= 50', holds: 'NO' } }],
    missed: [`${TASK}: 59.00, the goal is at most 50`],
  });
  expect(report(roundsWith(0, 50, 0), 1).missed).toEqual([]);
});

test('a slowed processor has a goal of its own for a key press, and none for loading', () => {
  const round: Figures = { ...roundOf(60, 10), [TASK]: { site: 900 } };
  expect(report([round], 4).missed).toEqual([`${KEY}: 60.00, the goal is at most 50`]);
});

test('figures of different pages are tables of their own', () => {
  const round: Figures = { ...roundOf(20, 20), x: { site: 1.26 }, y: { site: 1234.4 } };
  expect(report([round], 1).tables.slice(1)).toEqual([{ x: { site: 1.3 }, y: { site: 1234 } }]);
});

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([4, 1, 2, 30])).toBe(3);
});
