/** How many things were looked at, and how many of them were wrong. */
export interface Counts {
  passed: number;
  failed: number;
}

/** One part of `npm test` or `npm run check`. */
export interface Check {
  name: string;
  run: () => Promise<Counts>;
}

/** For a check that is one thing: a program that says yes or no. */
export function oneThing(passed: boolean): Counts {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** For a test runner: no test at all is a failure, and so is a bad ending that no test explains. */
export function testCounts(total: number, passed: number, exitCode: number): Counts {
  const failed = total - passed;
  const unexplained = failed === 0 && (exitCode !== 0 || total === 0);
  return { passed, failed: unexplained ? 1 : failed };
}
