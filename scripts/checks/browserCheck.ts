import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../ensureBrowser';
import { runProgram } from '../runProgram';
import { testCounts, type Check } from './Check';

interface BrowserOptions {
  folder: string;
  signal: AbortSignal;
  /** Settles when the suite and the built site are there. */
  environment: () => Promise<Record<string, string>>;
  /** Passed on to Playwright, for example a file name. */
  more?: string[];
}

/**
 * The browser tests, in two goes: those that keep to data of their own run side by side; those that
 * change what the whole project shares (tests/e2e/alone) run one by one when the others have ended.
 */
export function browserCheck({ folder, signal, environment, more = [] }: BrowserOptions): Check {
  const go = async (project: string, given: Record<string, string>): Promise<Report> => {
    const report = join(folder, `playwright-${project}.json`);
    const command = ['test', '--project', project, '--reporter', 'list,json'];
    // One of the two goes may have nothing to do; both together may not.
    const exitCode = await runProgram('playwright', [...command, '--pass-with-no-tests', ...more], {
      environment: { ...given, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      signal,
    });
    return { ...readReport(report), exitCode };
  };
  const run: Check['run'] = async () => {
    ensureBrowser();
    const given = await environment();
    const together = await go('together', given);
    const alone = await go('alone', given);
    const again = together.flaky + alone.flaky;
    if (again > 0)
      console.log(`${again} of them passed at the second try only (see "flaky" above).`);
    return testCounts(
      together.total + alone.total,
      together.passed + alone.passed,
      together.exitCode || alone.exitCode,
    );
  };
  return { name: 'browser', run };
}

interface Report {
  total: number;
  passed: number;
  /** Those of the passed that failed at first. */
  flaky: number;
  exitCode: number;
}

function readReport(report: string): Omit<Report, 'exitCode'> {
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  const total = stats.expected + stats.unexpected + stats.flaky + stats.skipped;
  return { total, passed: stats.expected + stats.flaky, flaky: stats.flaky };
}
