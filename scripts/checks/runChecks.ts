import { CliError } from '../CliError';

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

/**
 * Runs every check, whatever the others said: the checks of a lane one after the other, the lanes at the same
 * time. Ends with a summary and the line `N passed, N failed`, which the build machine reads. The exit code tells
 * the same. GitHub shows the name of each failed check at the head of its page.
 */
export async function runChecks(lanes: Check[][], signal: AbortSignal): Promise<void> {
  const summary = new Map<string, string>();
  const total: Counts = { passed: 0, failed: 0 };
  const runOne = async ({ name, run }: Check): Promise<void> => {
    console.log(`\n--- ${name} ---`);
    const start = performance.now();
    const { passed, failed } = await run().catch((error: unknown) => {
      console.error(error instanceof CliError ? error.message : error);
      return oneThing(false);
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const counts = `${passed} passed, ${failed} failed`;
    const result = failed > 0 ? 'FAILED' : 'ok    ';
    summary.set(name, `${result}  ${name.padEnd(10)} ${counts}, ${seconds} s`);
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
