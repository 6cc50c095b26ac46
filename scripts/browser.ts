import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { CliError } from './CliError';
import { root } from './folders';

const INSTALL_MS = 300_000;
// The headless shell first, as Playwright itself chooses: the others draw a window with a tab strip beside
// each page, for nobody, and the tests take twice as long.
const NAMES = [
  'chromium-headless-shell',
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * How Playwright starts a Chromium of this machine: Playwright's own (no path) before the system's.
 * `undefined` when there is none.
 */
export function findBrowser(): { executablePath?: string } | undefined {
  if (existsSync(chromium.executablePath())) return {};
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const executablePath = [...onPath, ...APPLICATIONS].find((path) => existsSync(path));
  return executablePath ? { executablePath } : undefined;
}

/** Installs a Chromium where there is none. Throws a `CliError` when none can be installed. */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  console.log('No Chromium was found; installing one ...');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
  if (!findBrowser()) run(join(root, 'node_modules/.bin/playwright'), 'install', 'chromium');
  if (!findBrowser()) {
    throw new CliError(
      'The browser tests need Chromium, and none could be installed: install Chromium or Google Chrome, or run `npx playwright install chromium` with a network.',
    );
  }
}

/**
 * Starts Chromium for a script, which closes it; `signal` closes it too. Throws a `CliError` where there is
 * no Chromium.
 */
export async function launchBrowser(signal: AbortSignal): Promise<Browser> {
  ensureBrowser();
  const browser = await chromium.launch({
    ...findBrowser(),
    args: ['--disable-gpu', '--disable-quic'],
    // On Ctrl-C Playwright would end the process before the script has cleaned up.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const close = (): void => void browser.close();
  signal.addEventListener('abort', close);
  if (signal.aborted) close();
  return browser;
}

function run(program: string, ...programArguments: string[]): void {
  spawnSync(program, programArguments, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: INSTALL_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
