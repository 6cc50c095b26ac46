import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** One of our scripts in its own process, started as from a terminal. */
export interface ScriptRun {
  process: ChildProcess;
  /** What it has written so far. */
  output: () => { out: string; error: string };
  /** Settles with its exit code when it has ended. */
  ended: Promise<number | null>;
}

/** Starts Node with the loader that all scripts have; what follows is the script and its arguments. */
export function runScript(command: string[], environment: NodeJS.ProcessEnv = {}): ScriptRun {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), ...command], {
    // A group of its own, so that nothing but the signals of the test reaches it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const written = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written.error += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { process: child, output: () => written, ended };
}

/** Whether a process is alive; with a minus before it, any of its group. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch {
    return false;
  }
}

/** Dead, but not yet taken note of by its parent: in a container, that may take for ever. */
function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return false;
  const stat = readFileSync(file, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
}
