import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from '../browser';
import { runTimed } from '../runProgram';
import type { Case, Check, Counts } from './runChecks';

interface TestOptions {
  /** Where the reports may be written. */
  folder: string;
  signal: AbortSignal;
  /** Settles when the suite that the tests need is there, with the variables that lead to it. */
  environment?: () => Promise<Record<string, string>>;
  /** Passed on to the test runner, for example a file name. */
  more: string[];
  /** Those that `npm run test:long` runs alone, or those of `npm test`; all of them unless told. */
  cases?: 'quick' | 'long';
}

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  testResults: {
    name: string;
    assertionResults: {
      status: string;
      fullName: string;
      /** In ms. */
      duration?: number | null;
      failureMessages?: string[];
    }[];
  }[];
}

/** How Playwright counts its tests. */
type Stat = 'expected' | 'unexpected' | 'flaky' | 'skipped';

/** A file of Playwright's tests, or a group of them in it. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: Stat; results: { duration: number; error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: Record<Stat, number>;
  suites: PlaywrightSuite[];
}

/** A file of Vitest that belongs to the long command says so by its name. */
const LONG_FILE = '.long.test.';

/** The tests of the Vitest projects whose names begin with that of the check: `unit alone` is of `unit`. */
export function vitestCheck(name: string, options: TestOptions): Check {
  const run: Check['run'] = async () => {
    const report = join(options.folder, `vitest-${name}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const chosen = { quick: [`--exclude=**/*${LONG_FILE}*`], long: [LONG_FILE], all: [] };
    const files = options.more.length > 0 ? options.more : chosen[options.cases ?? 'all'];
    const command = ['run', '--project', `${name}*`, ...reporters, ...files];
    const environment = (await options.environment?.()) ?? {};
    const { signal } = options;
    const { exitCode, processor } = await runTimed('vitest', command, { environment, signal });
    const { numTotalTests, numPassedTests, testResults } = readReport(report) as VitestReport;
    const failures = testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages = [] }) => withReasons(fullName, failureMessages)),
    );
    const cases = testResults.flatMap((file) =>
      file.assertionResults.map(({ fullName, duration }) => ({
        name: `${basename(file.name)} ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    );
    const counts = testCounts(numTotalTests, numPassedTests, exitCode);
    return { ...counts, failures, cases, processor };
  };
  return { name, run };
}

/** The tests of a Playwright configuration; its projects are `quick` and `long`. */
export function playwrightCheck(name: string, config: string, options: TestOptions): Check {
  const run: Check['run'] = async () => {
    ensureBrowser();
    const report = join(options.folder, `playwright-${name}.json`);
    const chosen = options.cases ? ['--project', options.cases] : [];
    const command = ['test', '--config', config, ...chosen, '--reporter=list,json'];
    const environment = {
      ...(await options.environment?.()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    };
    const { exitCode, processor } = await runTimed('playwright', [...command, ...options.more], {
      environment,
      signal: options.signal,
    });
    const { stats, suites } = readReport(report) as PlaywrightReport;
    const { expected, unexpected, flaky, skipped } = stats;
    return {
      ...testCounts(expected + unexpected + flaky + skipped, expected + flaky, exitCode),
      failures: suites.flatMap(failed),
      cases: suites.flatMap(casesOf),
      processor,
    };
  };
  return { name, run };
}

/** Each test of a suite with the seconds of its tries. */
function casesOf({ suites = [], specs }: PlaywrightSuite): Case[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ results }) => ({
      name: `${file}:${String(line)} ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
  );
  return [...own, ...suites.flatMap(casesOf)];
}

/**
 * What a test runner's result counts for. A skipped test has not passed; no test at all is a failure,
 * and so is a bad exit code that no test explains.
 */
export function testCounts(total: number, passed: number, exitCode: number): Counts {
  const failed = total - passed;
  const unexplained = failed === 0 && (exitCode !== 0 || total === 0);
  return { passed, failed: unexplained ? 1 : failed };
}

/** The tests that failed, each with what its tries said. */
function failed({ suites = [], specs }: PlaywrightSuite): string[] {
  const named = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => {
        const messages = results.map(({ error }) => error?.message ?? '');
        return withReasons(`${file}:${String(line)} ${title}`, messages);
      }),
  );
  return [...named, ...suites.flatMap(failed)];
}

/** Of an error: what was expected, and what there was, which may be a whole page. */
const LINES = 8;
const LETTERS = 200;

/** The name of a failed test and, below it, the beginning of what each try of it said. */
export function withReasons(name: string, messages: readonly string[]): string {
  const reasons = messages.flatMap((message) => {
    const lines = stripVTControlCharacters(message)
      .split('\n')
      .map((line) => line.trim());
    const said = lines.filter(Boolean).slice(0, LINES);
    return said.map((line) => `  ${line.slice(0, LETTERS)}`);
  });
  return [name, ...reasons].join('\n');
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
