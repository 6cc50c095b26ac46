import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A real browser may fail once on a loaded build machine; the run names what needed a second try.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  // For a loaded machine: a test that passes never waits this long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env['CARDFILE_SITE'] ?? 'http://127.0.0.1:5173',
    // Narrower than the desk (src/contacts/desk): most tests look at one page. desk.spec.ts looks at both together.
    viewport: { width: 1200, height: 720 },
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    // What a worker answers goes past the requests that tests change. Tests of the worker allow it.
    serviceWorkers: 'block',
    // A trace of each test would take a fifth of the time. `--trace on` makes one.
    trace: 'on-first-retry',
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
    { name: 'browser', testMatch: '*.spec.ts', testIgnore: 'serial/*' },
    // These change what the whole Firebase project shares, or keep it so busy that others would wait:
    // scripts/test.ts runs them after the others.
    { name: 'serial', testMatch: 'serial/*.spec.ts', fullyParallel: false, workers: 1 },
  ],
});
