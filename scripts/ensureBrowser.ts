import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './Failure';
import { findBrowser } from './findBrowser';
import { root } from './folders';

const installMilliseconds = 300_000;

/** Makes sure that the browser tests find a Chromium, and installs one where there is none. */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  console.log('No Chromium was found; installing one ...');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
  if (!findBrowser()) run(join(root, 'node_modules/.bin/playwright'), 'install', 'chromium');
  if (!findBrowser()) {
    throw new Failure(
      'The browser tests need Chromium, and none could be installed: install Chromium or Google Chrome, or run `npx playwright install chromium` with a network.',
    );
  }
}

function run(program: string, ...programArguments: string[]): void {
  spawnSync(program, programArguments, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: installMilliseconds,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
