import { defineConfig } from '@playwright/test';
import site from '../playwright.config';

/** Draws every state of every page: `npm run gallery`. */
export default defineConfig({
  ...site,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../../test-results/gallery',
  globalSetup: '../support/build.ts',
  globalTeardown: './writePage.ts',
  projects: [{ name: 'gallery', timeout: 120_000, expect: { timeout: 30_000 } }],
});
