import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './folders';

interface ProgramOptions {
  environment?: Record<string, string>;
  signal?: AbortSignal;
}

// Some of our tools use colours even when their output is a file.
const colours = process.stdout.isTTY || process.env['FORCE_COLOR'] ? {} : { NO_COLOR: '1' };

/** Runs a program (one of node_modules, or of the system) with its output on ours; gives its exit code. */
export function runProgram(
  program: string,
  programArguments: string[],
  { environment = {}, signal }: ProgramOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
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
      resolve(code ?? 1);
    });
  });
}
