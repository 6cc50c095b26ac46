import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { assertAppCheckAllowed } from './scripts/site/assertAppCheckAllowed.ts';
import { assertConfigured } from './scripts/site/assertConfigured.ts';
import { lighterFirestore } from './scripts/site/lighterFirestore.ts';
import { pageDocuments } from './scripts/site/pageDocuments.ts';

/**
 * Few files of a useful size instead of many tiny ones: each costs a request. What changes seldom stays
 * in the browser's cache from one deploy to the next.
 */
const chunkGroups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'shared',
    test: /\/src\/(components(?!\/(entrance|ConfirmDialog|Field|StaleNote))|lib|content\/site|firebase\/(errorCode|freshToken|remoteCall|sessionExpiry)\.)/,
    minShareCount: 3,
  },
];

/** The SDK of App Check, which does not say so itself, has no effect where nothing of it is used. */
const unusedSdks = [{ test: /\/@firebase\/app-check\//, sideEffects: false }];

export default defineConfig(({ mode, isPreview }) => {
  const variables = loadEnv(mode, process.cwd());
  // A site that is not configured must fail here, and not on the first visitor's screen.
  if (!isPreview) {
    assertConfigured(variables);
    assertAppCheckAllowed(variables, readFileSync('firebase.json', 'utf8'));
  }
  return {
    plugins: [react(), lighterFirestore, pageDocuments(variables)],
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    // Every style sheet has a name of its own, so its classes need no hash; one can read them, and so can brotli.
    css: {
      modules: {
        generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}`,
      },
    },
    build: {
      // Inlined assets are data: addresses, which the content security policy refuses for fonts.
      assetsInlineLimit: 0,
      manifest: true,
      // One file: split by page, the styles would be half as large again.
      cssCodeSplit: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: chunkGroups } },
        treeshake: { moduleSideEffects: unusedSdks },
      },
    },
  };
});
