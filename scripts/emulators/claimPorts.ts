import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Keeps a block of ports for this process among all our runs on this machine, until the process ends.
 * `false` when another run has it; the claim of a process that died counts for nothing.
 */
export function claimPorts(first: number): boolean {
  const claims = join(tmpdir(), 'cardfile-ports');
  mkdirSync(claims, { recursive: true });
  const claim = join(claims, String(first));
  const draft = `${claim}-${process.pid}`;
  // A link to a written file: nobody ever sees a claim that does not say whose it is.
  writeFileSync(draft, String(process.pid));
  try {
    if (hasOwner(claim)) return false;
    renameSync(claim, `${draft}-old`);
  } catch {
    // There was no claim, or another run has just removed the dead one.
  }
  try {
    linkSync(draft, claim);
  } catch {
    return false;
  } finally {
    rmSync(draft, { force: true });
    rmSync(`${draft}-old`, { recursive: true, force: true });
  }
  process.on('exit', () => rmSync(claim, { force: true }));
  return true;
}

/** Whether the process that made a claim is alive; throws when there is no claim. */
function hasOwner(claim: string): boolean {
  const owner = Number(readFileSync(claim, 'utf8'));
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    // It lives, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
