import { defineConfig } from '@playwright/test';
import site from '../../playwright.config';

/** The random walks over the site of tests/ui. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: '../../test-results/walk',
  globalSetup: '../ui/support/build.ts',
  // A walk has as many steps as it was told.
  timeout: 0,
  // It would be one of each page of each try.
  use: { ...site.use, screenshot: 'off' },
  projects: [{ name: 'walk' }],
});
