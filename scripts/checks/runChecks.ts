import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CliError } from '../CliError';
import { machineSeconds, processorSeconds } from '../runProgram';

/** How many things were looked at, and how many of them were wrong. */
export interface Counts {
  passed: number;
  failed: number;
  /** The tests that failed, each with its reasons below its name, where the part knows them. */
  failures?: string[];
  /** How long each of its cases took, where the part has cases. */
  cases?: Case[];
  /** Seconds of processor time of the programs that it ran, without the services that they asked. */
  processor?: number;
  /** Why nothing was looked at: what this machine lacks. The summary says it, and it counts for nothing. */
  notRun?: string;
}

/** One case of a part, and its seconds. */
export interface Case {
  name: string;
  seconds: number;
}

/** One part of `npm test`, or of the commands beside it. */
export interface Check {
  name: string;
  run: () => Promise<Counts>;
}

/** For a check that is one thing: a program that says yes or no. */
export function oneThing(passed: boolean): Counts {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** What a run writes down of itself. */
export interface Times {
  /** Seconds, all of them. */
  wall: number;
  /** Of all processes together that were waited for, the services too. */
  processor: number;
  /** Of all that ran on the machine meanwhile: a browser waits for none of its processes. */
  machine: number;
  parts: {
    name: string;
    wall: number;
    processor: number;
    passed: number;
    failed: number;
    failures: string[];
  }[];
  slowest: (Case & { part: string })[];
}

interface RunOptions {
  signal: AbortSignal;
  /** Gets the seconds of the run, of each part and of the slowest cases as JSON. */
  timesFile: string;
  /** Ends what the parts shared. */
  end?: () => Promise<void>;
}

const INDENT = ' '.repeat(10);
const SLOWEST = 10;

/**
 * Runs every check, whatever the others said: the checks of a lane one after the other, the lanes at the same
 * time. Ends with the slowest cases, a summary, the failed tests with their reasons (a build machine may keep no more
 * than the end) and the line `N passed, N failed`, which the build machine reads. The exit code tells the same. GitHub
 * shows the name of each failed check at the head of its page.
 */
export async function runChecks(
  lanes: Check[][],
  { signal, timesFile, end }: RunOptions,
): Promise<void> {
  const summary = new Map<string, string>();
  const times: Times = { wall: 0, processor: 0, machine: 0, parts: [], slowest: [] };
  const runOne = async ({ name, run }: Check): Promise<void> => {
    console.log(`\n--- ${name} ---`);
    const start = performance.now();
    const counts = await run().catch((error: unknown): Counts => {
      console.error(error instanceof CliError ? error.message : error);
      return oneThing(false);
    });
    const wall = secondsSince(start);
    const { passed, failed, failures = [], cases = [], processor = 0, notRun } = counts;
    if (notRun !== undefined) {
      summary.set(name, `NOT RUN ${name.padEnd(10)} ${notRun}`);
      return;
    }
    times.parts.push({ name, wall, processor, passed, failed, failures });
    times.slowest.push(...cases.map((one) => ({ ...one, part: name })));
    const counted = `${passed} passed, ${failed} failed`;
    const result = failed > 0 ? 'FAILED' : 'ok    ';
    const line = `${result}  ${name.padEnd(10)} ${counted}, ${wall.toFixed(1)} s, processor ${processor.toFixed(1)} s`;
    summary.set(name, [line, ...failures.map((one) => one.replaceAll(/^/gm, INDENT))].join('\n'));
    if (failed > 0 && process.env['GITHUB_ACTIONS'])
      console.log(`::error title=${name}::${counted}`);
  };
  const began = performance.now();
  const machineAtStart = machineSeconds();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const check of lane) if (!signal.aborted) await runOne(check);
    }),
  );
  if (signal.aborted) {
    process.exitCode = 130;
    return;
  }
  await end?.();
  times.wall = secondsSince(began);
  times.processor = processorSeconds();
  times.machine = machineSeconds() - machineAtStart;
  times.slowest = times.slowest.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  mkdirSync(dirname(timesFile), { recursive: true });
  writeFileSync(timesFile, JSON.stringify(times, null, 2));
  const slowest = times.slowest.map(
    ({ part, name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${part}: ${name}`,
  );
  console.log(`\nThe slowest cases:\n${slowest.join('\n')}`);
  console.log(
    `\n${lanes
      .flat()
      .map(({ name }) => summary.get(name))
      .join('\n')}\n`,
  );
  const minutes = (seconds: number): string => (seconds / 60).toFixed(1);
  console.log(
    `${minutes(times.wall)} minutes, ${minutes(times.processor)} of processor time, ${minutes(times.machine)} of the machine's`,
  );
  const sum = (key: 'passed' | 'failed'): number =>
    times.parts.reduce((all, part) => all + part[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}
