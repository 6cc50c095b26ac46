import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { CliError } from './CliError';
import { root } from './folders';
import { installPackage, runInstaller } from './installPackage';

// The headless shell first, as Playwright itself chooses: the others draw a window with a tab strip beside
// each page, for nobody, and the tests take twice as long.
const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const NAMES = ['chromium-headless-shell', ...FULL];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * How Playwright starts a Chromium of this machine: that of `CARDFILE_CHROMIUM`, else Playwright's own (no path) before
 * the system's. `undefined` when there is none.
 */
export function findBrowser(): { executablePath?: string } | undefined {
  const told = process.env['CARDFILE_CHROMIUM'];
  if (told) return { executablePath: told };
  if (existsSync(chromium.executablePath())) return {};
  const executablePath = [...onPath(NAMES), ...APPLICATIONS].find((path) => existsSync(path));
  return executablePath ? { executablePath } : undefined;
}

/** The Chromium with a window, as people have it; `undefined` when there is none. */
export function findFullBrowser(): string | undefined {
  const paths = [...onPath(FULL), ...APPLICATIONS, chromium.executablePath()];
  return paths.find((path) => existsSync(path));
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Installs a Chromium where there is none. Throws a `CliError` when none can be installed. */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  console.log('No Chromium was found; installing one ...');
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (!findBrowser()) installPackage(name);
  if (!findBrowser())
    runInstaller(join(root, 'node_modules/.bin/playwright'), 'install', 'chromium');
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
