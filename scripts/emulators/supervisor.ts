/**
 * Runs firebase-tools and outlives the process that started it, for one purpose: when its standard input
 * ends (the starter asked, or died in any way) it ends the emulators, the Java processes included.
 * firebase-tools puts Firestore into a process group of its own, so killing a group is not enough.
 *
 * Usage: node supervisor.ts <program> <arguments...>
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { descendants, kill } from './processTree';

const GRACE_MS = 5000;
const LOOK_MS = 1000;

// The Storage emulator keeps its files under the temporary folder, at a name that all suites share;
// the configuration folder is where firebase-tools remembers who is logged in.
const temporary = mkdtempSync(join(tmpdir(), 'cardfile-'));
const [program = '', ...programArguments] = process.argv.slice(2);
const child = spawn(program, programArguments, {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, TMPDIR: temporary, XDG_CONFIG_HOME: temporary },
});

// Looked at all the time: after the child's death its descendants belong to another parent.
let family: number[] = [];
const look = (): void => {
  const alive = child.pid === undefined ? [] : descendants(child.pid);
  if (alive.length > 0) family = alive;
};
setInterval(look, LOOK_MS).unref();

let stopping = false;
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  look();
  child.kill('SIGINT');
  setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
};

child.on('exit', (code) => {
  family.forEach(kill);
  rmSync(temporary, { recursive: true, force: true });
  process.exit(stopping ? 0 : (code ?? 1));
});
process.stdin.on('end', stop).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
