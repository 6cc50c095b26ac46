import { CliError } from '../CliError';

/** How many things were looked at, and how many of them were wrong. */
export interface Counts {
  passed: number;
  failed: number;
  /** The tests that failed, each with its reasons below its name, where the part knows them. */
  failures?: string[];
  /** The same of those that passed at the second try only. */
  retried?: string[];
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

const INDENT = ' '.repeat(10);

/**
 * Runs every check, whatever the others said: the checks of a lane one after the other, the lanes at the same
 * time. Ends with a summary, the failed tests with their reasons (a build machine may keep no more than the end) and
 * the line `N passed, N failed`, which the build machine reads. The exit code tells the same. GitHub shows the name
 * of each failed check at the head of its page.
 */
export async function runChecks(lanes: Check[][], signal: AbortSignal): Promise<void> {
  const summary = new Map<string, string>();
  const total = { passed: 0, failed: 0 };
  const runOne = async ({ name, run }: Check): Promise<void> => {
    console.log(`\n--- ${name} ---`);
    const start = performance.now();
    const {
      passed,
      failed,
      failures = [],
      retried = [],
    } = await run().catch((error: unknown): Counts => {
      console.error(error instanceof CliError ? error.message : error);
      return oneThing(false);
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const counts = `${passed} passed, ${failed} failed`;
    const result = failed > 0 ? 'FAILED' : 'ok    ';
    const line = `${result}  ${name.padEnd(10)} ${counts}, ${seconds} s`;
    const named = [...failures, ...retried.map((one) => `Passed at the second try only: ${one}`)];
    summary.set(name, [line, ...named.map((one) => one.replaceAll(/^/gm, INDENT))].join('\n'));
    if (failed > 0 && process.env['GITHUB_ACTIONS'])
      console.log(`::error title=${name}::${counts}`);
    total.passed += passed;
    total.failed += failed;
  };
  const began = performance.now();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const check of lane) if (!signal.aborted) await runOne(check);
    }),
  );
  if (signal.aborted) {
    process.exitCode = 130;
    return;
  }
  const lines = lanes.flat().map(({ name }) => summary.get(name));
  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}
