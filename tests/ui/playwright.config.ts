import { defineConfig } from '@playwright/test';
import site from '../../playwright.config';

/** The site in a real browser, on stand-ins for its services: no emulators, no Java. */
export default defineConfig({
  ...site,
  testDir: '.',
  testIgnore: 'gallery/**',
  outputDir: '../../test-results/ui',
  globalSetup: './support/build.ts',
});
