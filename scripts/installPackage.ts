import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALL_MS = 300_000;

let isUpToDate = false;

/**
 * Installs a package of Debian or Ubuntu, where this process may. Whoever calls it looks afterwards whether what it
 * needs is there: a release may not have the package, a machine no network.
 */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  if (!isUpToDate) runInstaller('apt-get', 'update', '-qq');
  isUpToDate = true;
  runInstaller('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
}

/** Runs a program that installs something, with its output on ours. */
export function runInstaller(program: string, ...programArguments: string[]): void {
  spawnSync(program, programArguments, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: INSTALL_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
