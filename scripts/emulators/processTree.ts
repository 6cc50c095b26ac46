import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The ids of all processes below `pid`, children first. */
export function descendants(pid: number): number[] {
  const childrenOf = new Map<number, number[]>();
  for (const [child, parent] of processes()) {
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), child]);
  }
  const collect = (parent: number): number[] =>
    (childrenOf.get(parent) ?? []).flatMap((child) => [child, ...collect(child)]);
  return collect(pid);
}

/** Ends a process at once; one that is gone already is no error. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}

function processes(): [pid: number, parent: number][] {
  // A bare Debian has no `ps`.
  if (process.platform === 'linux') {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? fromProc(name) : []));
  }
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
      return [pid, parent];
    });
}

function fromProc(name: string): [number, number][] {
  try {
    // "pid (name) state parent ...", where the name may hold anything, parentheses too.
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return [[Number(name), parent]];
  } catch {
    return [];
  }
}
