import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from './folders';

interface ProgramOptions {
  environment?: Record<string, string>;
  signal?: AbortSignal;
}

// Some of our tools use colours even when their output is a file.
const colours = process.stdout.isTTY || process.env['FORCE_COLOR'] ? {} : { NO_COLOR: '1' };

/** Runs a program (one of node_modules, or of the system) with its output on ours; gives its exit code. */
export async function runProgram(
  program: string,
  programArguments: string[],
  options?: ProgramOptions,
): Promise<number> {
  return (await runTimed(program, programArguments, options)).exitCode;
}

/** The same, with the seconds of processor time of the program and all that it started and waited for. */
export function runTimed(
  program: string,
  programArguments: string[],
  { environment = {}, signal }: ProgramOptions = {},
): Promise<{ exitCode: number; processor: number }> {
  return new Promise((resolve, reject) => {
    // Its scripts begin with `env node`: they get the Node that runs this one.
    const folders = [join(root, 'node_modules/.bin'), dirname(process.execPath)];
    const path = [...folders, process.env['PATH']].join(delimiter);
    const child = spawn(program, programArguments, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...colours, ...environment, PATH: path },
    });
    const end = (): void => void child.kill('SIGTERM');
    signal?.addEventListener('abort', end);
    child.once('error', reject);
    child.once('exit', (code) => {
      signal?.removeEventListener('abort', end);
      resolve({ exitCode: code ?? 1, processor: sinceLastEnd() });
    });
  });
}

/** Seconds of processor time of this process and of all its children that have ended, and theirs. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + endedChildren();
}

/** Seconds that all cores of this machine have worked since it started. */
export function machineSeconds(): number {
  const worked = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq);
  return worked.reduce((sum, each) => sum + each, 0) / 1000;
}

let counted = 0;

/** What the child that just ended adds to the sum. */
function sinceLastEnd(): number {
  const before = counted;
  counted = endedChildren();
  return counted - before;
}

/** In a second. */
const TICKS = 100;

/** What Linux has added up of the children that were waited for; 0 on other systems. */
function endedChildren(): number {
  try {
    const [, afterName = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
    const [user, system] = afterName.split(' ').slice(13, 15).map(Number);
    return ((user ?? 0) + (system ?? 0)) / TICKS;
  } catch {
    return 0;
  }
}
