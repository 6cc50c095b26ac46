import { describe, expect, test } from 'vitest';
import { testCounts, withReasons } from '../../../scripts/checks/testRunners';

describe('testCounts', () => {
  test.each([
    ['all passed', 3, 3, 0, { passed: 3, failed: 0 }],
    ['one failed', 3, 2, 1, { passed: 2, failed: 1 }],
    ['one was skipped, and the runner is content', 3, 2, 0, { passed: 2, failed: 1 }],
    ['no test ran, and the runner is content', 0, 0, 0, { passed: 0, failed: 1 }],
    ['a file could not be loaded', 0, 0, 1, { passed: 0, failed: 1 }],
    ['all passed, but something failed outside of them', 3, 3, 1, { passed: 3, failed: 1 }],
  ])('%s', (_, total, passed, exitCode, counts) => {
    expect(testCounts(total, passed, exitCode)).toEqual(counts);
  });
});

test('a failed test is named with the beginning of what each try said, without colours', () => {
  const lines = Array.from({ length: 12 }, (_, index) => `line ${String(index)}`);
  const long = [...lines.slice(0, 7), 'x'.repeat(500), ...lines].join('\n');
  expect(withReasons('sorts', ['\u001B[31mError: no rows\u001B[39m\n\n  Expected: 3', long])).toBe(
    [
      'sorts',
      '  Error: no rows',
      '  Expected: 3',
      ...lines.slice(0, 7).map((line) => `  ${line}`),
      `  ${'x'.repeat(200)}`,
    ].join('\n'),
  );
});
