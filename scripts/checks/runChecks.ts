import { Failure } from '../Failure';
import { oneThing, type Check, type Counts } from './Check';

interface Outcome extends Counts {
  name: string;
  seconds: number;
}

/**
 * Runs every check, whatever the others said, and ends with a summary and the line
 * `N passed, N failed`. The exit code tells the same.
 */
export async function runChecks(checks: Check[], signal: AbortSignal): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const check of checks) {
    if (signal.aborted) break;
    console.log(`\n--- ${check.name} ---`);
    const start = performance.now();
    const counts = await outcomeOf(check);
    outcomes.push({ name: check.name, seconds: (performance.now() - start) / 1000, ...counts });
  }
  if (signal.aborted) {
    process.exitCode = 130;
    return;
  }
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`\n${outcomes.map(summaryLine).join('\n')}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

async function outcomeOf(check: Check): Promise<Counts> {
  try {
    return await check.run();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    return oneThing(false);
  }
}

function summaryLine({ name, passed, failed, seconds }: Outcome): string {
  const mark = failed > 0 ? 'FAILED' : 'ok';
  return `${mark.padEnd(6)}  ${name.padEnd(10)} ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`;
}
