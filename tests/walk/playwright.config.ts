import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import site from '../../playwright.config';

export const walks: PlaywrightTestConfig = {
  testDir: '.',
  outputDir: '../../test-results/walk',
  // A walk has as many steps as it was told.
  timeout: 0,
  // It would be one of each page of each try.
  use: { ...site.use, screenshot: 'off' },
  projects: [{ name: 'walk' }],
};

/** The random walks over the site of tests/ui. */
export default defineConfig({
  ...site,
  ...walks,
  testMatch: 'walk.spec.ts',
  globalSetup: '../ui/support/build.ts',
});
