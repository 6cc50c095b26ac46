import { defineConfig } from '@playwright/test';
import site from '../../playwright.config';
import { walks } from './playwright.config';

/** The random walks over the site and the emulators, for the long command. */
export default defineConfig({ ...site, ...walks, testMatch: 'services.spec.ts' });
