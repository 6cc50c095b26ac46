import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser';
import { SLOW } from './tests/setup/slow';

/** What is slow by its nature, or changes what all workers share: `npm run test:long` runs it. */
const LONG = /@long/;

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  use: {
    // Narrower than the desk (src/contacts/desk): most tests look at one page. desk.spec.ts looks at both together.
    viewport: { width: 1200, height: 720 },
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    // What a worker answers goes past the requests that tests change. Tests of the worker allow it.
    serviceWorkers: 'block',
    // A trace of each test would take a fifth of the time. `--trace on` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...findBrowser(),
      args: [
        // Chromium's sandbox does not work for root.
        ...(isRoot ? ['--no-sandbox'] : []),
        ...['--disable-gpu', '--disable-quic', '--no-first-run'],
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ],
    },
  },
  projects: [
    {
      name: 'quick',
      grepInvert: LONG,
      timeout: 20_000 * SLOW,
      expect: { timeout: 5_000 * SLOW },
    },
    {
      name: 'long',
      grep: LONG,
      timeout: 120_000 * SLOW,
      expect: { timeout: 30_000 * SLOW },
    },
  ],
});
