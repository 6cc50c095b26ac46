import { describe, expect, test } from 'vitest';
import { testCounts } from '../../../scripts/checks/testRunners';

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
