import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../runProgram';
import { testCounts, type Check } from './Check';

interface VitestOptions {
  /** The Vitest project, which is also the name of the check. */
  project: string;
  /** Where the report may be written. */
  folder: string;
  signal: AbortSignal;
  environment?: () => Promise<Record<string, string>>;
  /** Passed on to Vitest, for example a file name. */
  more?: string[];
}

/** The tests of one Vitest project. A test that was skipped has not passed. */
export function vitestCheck(options: VitestOptions): Check {
  const { project, folder, signal, environment, more = [] } = options;
  const report = join(folder, `vitest-${project}.json`);
  const run: Check['run'] = async () => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const exitCode = await runProgram(
      'vitest',
      ['run', '--project', project, ...reporters, ...more],
      {
        environment: (await environment?.()) ?? {},
        signal,
      },
    );
    const { numTotalTests, numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
      numTotalTests: number;
      numPassedTests: number;
    };
    return testCounts(numTotalTests, numPassedTests, exitCode);
  };
  return { name: project, run };
}
