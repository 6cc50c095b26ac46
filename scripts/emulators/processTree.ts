import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The ids of all processes below `pid`, children first. */
export function descendants(pid: number): number[] {
  const all = processes();
  const below = (parent: number): number[] =>
    all.filter((one) => one.parent === parent).flatMap((child) => [...below(child.pid), child.pid]);
  return below(pid);
}

/** Ends a process at once; one that is gone already is no error. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}

function processes(): { pid: number; parent: number }[] {
  // A bare Debian has no `ps`, so tree-kill and its like do not work there.
  if (existsSync('/proc/self/stat')) {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? fromProc(name) : []));
  }
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent };
    });
}

function fromProc(name: string): { pid: number; parent: number }[] {
  try {
    // "pid (name) state parent ...", where the name may hold anything, parentheses too.
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return [{ pid: Number(name), parent }];
  } catch {
    return [];
  }
}
