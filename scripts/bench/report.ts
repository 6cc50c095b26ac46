import { atMost, greatest, middle, NO_GOAL, ratio, rounded, told, type Goal } from './goals';
import type { Bytes } from './measureBytes';
import type { Growth } from './measureGrowth';
import type { LoadFigures, Round, ScrollFigures, Table, TableFigures } from './Round';
import { textTable } from './textTable';

/** Everything that a run has measured. */
export interface Results {
  rounds: Round[];
  /** By address. */
  bytes: Record<string, Bytes>;
  growth: Growth[];
}

/** Timers are not exact: a time per contact has risen when it has by more than this. */
const RISE = 1.3;

/** The run as tables: our figure, what it is compared with, the goal and whether it holds. */
export function report(results: Results, slow: number): string {
  return [
    typingAndSorting(results.rounds, slow),
    loading(results.rounds, slow),
    scrolling(results.rounds),
    bytes(results.bytes),
    growth(results.growth),
  ].join('\n\n');
}

function typingAndSorting(rounds: Round[], slow: number): string {
  const ratioGoal = (name: keyof TableFigures): Goal =>
    atMost(ratio(rounds, ofTable('dashboard', name), ofTable('floor', name)), 1.3, 'x the floor');
  const row = (words: string, name: keyof TableFigures, goal?: Goal): string[] => [
    words,
    ...(['dashboard', 'floor'] as const).map((table) =>
      rounded(middle(rounds, ofTable(table, name))),
    ),
    slow > 1 ? '' : rounded(middle(rounds, ({ tables }) => tables.allRows?.[name] ?? NaN)),
    ratio(rounds, ofTable('dashboard', name), ofTable('floor', name)).toFixed(2),
    ...told(goal),
  ];
  const keyMedian = middle(rounds, ofTable('dashboard', 'keyMedian'));
  return textTable([
    [
      'From press to painted result, ms',
      'dashboard',
      'floor',
      'all rows',
      'ratio',
      'goal',
      'holds',
    ],
    row(
      'key press, median of 20',
      'keyMedian',
      slow > 1 ? atMost(keyMedian, 50, 'ms') : ratioGoal('keyMedian'),
    ),
    row('key press, worst of 20', 'keyWorst', ratioGoal('keyWorst')),
    row('sort by name, first time', 'nameFirst', ratioGoal('nameFirst')),
    row('sort by name, again', 'nameAgain', ratioGoal('nameAgain')),
    row('sort by date', 'date', ratioGoal('date')),
    row('JS heap after load, MB', 'heap'),
  ]);
}

function loading(rounds: Round[], slow: number): string {
  const of = (way: keyof Round['loads'], name: keyof LoadFigures) => (round: Round) =>
    round.loads[way][name];
  const row = (
    words: string,
    name: keyof LoadFigures,
    goal?: Goal,
    overRounds = middle,
  ): string[] => [
    words,
    ...(['dashboard', 'fullSdk', 'lite', 'rest'] as const).map((way) =>
      rounded(overRounds(rounds, of(way, name))),
    ),
    // The goals are meant for a processor at its own speed.
    ...told(slow > 1 ? undefined : goal),
  ];
  const first = ratio(rounds, of('dashboard', 'firstRows'), of('fullSdk', 'firstRows'));
  const all = ratio(rounds, of('dashboard', 'allRows'), of('rest', 'allRows'));
  const longest = atMost(greatest(rounds, of('dashboard', 'longestTask')), 50, 'ms');
  const afterLogin = (words: string, name: 'firstRows' | 'allRows'): string[] => [
    words,
    rounded(middle(rounds, (round) => round.signIn[name])),
    ...['', '', ''],
    ...NO_GOAL,
  ];
  return textTable([
    ['Loading, ms from navigation', 'dashboard', 'full SDK', 'lite', 'REST', 'goal', 'holds'],
    row('first rows', 'firstRows', atMost(first, 0.25, 'x full SDK')),
    row('all rows', 'allRows', atMost(all, 1.25, 'x REST')),
    row('longest task of all rounds (0: none over 50)', 'longestTask', longest, greatest),
    row('tasks over 50 ms, sum', 'longTasks'),
    afterLogin('first rows, from the press of Login', 'firstRows'),
    afterLogin('all rows, from the press of Login', 'allRows'),
  ]);
}

function scrolling(rounds: Round[]): string {
  const of = (name: keyof ScrollFigures, page: keyof Round['scroll'] = 'dashboard'): number =>
    middle(rounds, ({ scroll }) => scroll[page][name]);
  const percent = of('slowFrames') * 100;
  const percentOfFloor = (of('slowFrames', 'floor') * 100).toFixed(1);
  return textTable([
    ['Scrolling all rows by wheel', 'dashboard', 'floor', 'goal', 'holds'],
    ['frames over 20 ms, %', percent.toFixed(1), percentOfFloor, ...told(atMost(percent, 0, '%'))],
    [
      'longest frame, ms',
      rounded(of('longestFrame')),
      rounded(of('longestFrame', 'floor')),
      ...NO_GOAL,
    ],
    [
      'frames with a blank row',
      rounded(of('blankFrames')),
      '',
      ...told(atMost(of('blankFrames'), 0)),
    ],
    [
      'most table rows in the document',
      rounded(of('mostRows')),
      '',
      ...told(atMost(of('mostRows'), 99)),
    ],
  ]);
}

function bytes(sizes: Record<string, Bytes>): string {
  const budget = (path: string): number => (path === '/dashboard' ? 135 : 105);
  return textTable([
    ['Loaded by an address, brotli KB', 'JS', 'goal', 'holds', 'CSS', 'goal', 'holds'],
    ...Object.entries(sizes).map(([path, { js, css }]) => [
      path,
      js.toFixed(1),
      ...told(atMost(js, budget(path))),
      css.toFixed(1),
      ...told(atMost(css, 12)),
    ]),
  ]);
}

function growth(sizes: Growth[]): string {
  const fewest = sizes[0];
  const names = ['index', 'filter', 'firstSort'] as const;
  const rises = (size: Growth): boolean =>
    names.some((name) => fewest !== undefined && size[name] > RISE * fewest[name]);
  return textTable([
    ['Microseconds per contact', 'index', 'filter', 'first sort', 'goal', 'holds'],
    ...sizes.map((size) => [
      `${size.contacts.toLocaleString('en')} contacts`,
      ...names.map((name) => size[name].toFixed(2)),
      ...told({ words: 'does not rise', holds: !rises(size) }),
    ]),
  ]);
}

const ofTable = (table: Table, name: keyof TableFigures) => (round: Round) =>
  round.tables[table][name];
