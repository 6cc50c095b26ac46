import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from '../browser';
import { runProgram } from '../runProgram';
import type { Check, Counts } from './runChecks';

interface TestOptions {
  /** Where the reports may be written. */
  folder: string;
  signal: AbortSignal;
  /** Settles when the suite that the tests need is there, with the variables that lead to it. */
  environment?: () => Promise<Record<string, string>>;
  /** Passed on to the test runner, for example a file name. */
  more: string[];
}

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  testResults: {
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
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
    tests: { status: Stat; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: Record<Stat, number>;
  suites: PlaywrightSuite[];
}

/** The tests of one Vitest project, which is also the name of the check. */
export function vitestCheck(name: string, options: TestOptions): Check {
  const run: Check['run'] = async () => {
    const report = join(options.folder, `vitest-${name}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const command = ['run', '--project', name, ...reporters, ...options.more];
    const environment = (await options.environment?.()) ?? {};
    const exitCode = await runProgram('vitest', command, { environment, signal: options.signal });
    const { numTotalTests, numPassedTests, testResults } = readReport(report) as VitestReport;
    const failures = testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages = [] }) => withReasons(fullName, failureMessages)),
    );
    return { ...testCounts(numTotalTests, numPassedTests, exitCode), failures };
  };
  return { name, run };
}

/**
 * The browser tests, in two runs: those that keep to their own data run in parallel; those that change
 * what the whole project shares (tests/e2e/serial) follow, one by one, in a suite that is `fresh`.
 */
export function browserCheck(options: TestOptions, fresh: TestOptions['environment']): Check {
  const runProject = async (project: string, environment: Record<string, string>) => {
    const report = join(options.folder, `playwright-${project}.json`);
    // One of the two runs may have nothing to do; both together may not.
    const command = ['test', '--project', project, '--reporter=list,json', '--pass-with-no-tests'];
    const exitCode = await runProgram('playwright', [...command, ...options.more], {
      environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      signal: options.signal,
    });
    const { stats, suites } = readReport(report) as PlaywrightReport;
    const named = (stat: Stat) => suites.flatMap((suite) => testsThatAre(stat, suite));
    return { ...stats, exitCode, failures: named('unexpected'), retried: named('flaky') };
  };
  const run: Check['run'] = async () => {
    ensureBrowser();
    const environment = (await options.environment?.()) ?? {};
    const parallel = await runProject('parallel', environment);
    // After a few tests it is as good as new.
    const forSerial = options.more.length === 0 ? await fresh?.() : environment;
    const runs = [parallel, await runProject('serial', forSerial ?? {})];
    const sum = (...stats: Stat[]): number =>
      runs.flatMap((one) => stats.map((stat) => one[stat])).reduce((all, count) => all + count, 0);
    const counts = testCounts(
      sum('expected', 'unexpected', 'flaky', 'skipped'),
      sum('expected', 'flaky'),
      runs.find(({ exitCode }) => exitCode !== 0)?.exitCode ?? 0,
    );
    return {
      ...counts,
      failures: runs.flatMap(({ failures }) => failures),
      retried: runs.flatMap(({ retried }) => retried),
    };
  };
  return { name: 'browser', run };
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

/** The tests that ended like this, each with what its tries said. */
function testsThatAre(stat: Stat, { suites = [], specs }: PlaywrightSuite): string[] {
  const named = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === stat)
      .map(({ results }) => {
        const messages = results.map(({ error }) => error?.message ?? '');
        return withReasons(`${file}:${String(line)} ${title}`, messages);
      }),
  );
  return [...named, ...suites.flatMap((suite) => testsThatAre(stat, suite))];
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
