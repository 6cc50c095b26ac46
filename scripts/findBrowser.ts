import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** How Playwright can start a Chromium of this machine; `undefined` when there is none. */
export interface Browser {
  /** Left out when Playwright's own browser is installed. */
  executablePath?: string;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Playwright's own Chromium first, then the system's. */
export function findBrowser(): Browser | undefined {
  if (existsSync(chromium.executablePath())) return {};
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const executablePath = [...onPath, ...applications].find((path) => existsSync(path));
  return executablePath ? { executablePath } : undefined;
}
