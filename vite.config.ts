import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkedConfiguration } from './scripts/site/checkedConfiguration.ts';
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
    test: /\/src\/(ui|lib|content\/site|firebase\/(errorCode|freshToken|remoteCall|sessionExpiry)\.)/,
    minShareCount: 3,
  },
];

/** The SDK of App Check, which does not say so itself, has no effect where nothing of it is used. */
const unusedSdks = [{ test: /\/@firebase\/app-check\//, sideEffects: false }];

export default defineConfig({
  plugins: [react(), checkedConfiguration, lighterFirestore, pageDocuments()],
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
});
