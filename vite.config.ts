import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageDocuments } from './build/pageDocuments.ts';
import { siteConfiguration } from './build/siteConfiguration.ts';

/**
 * Few files of a useful size instead of many tiny ones: each costs a request. What changes seldom stays
 * in the browser's cache from one deploy to the next.
 */
const chunkGroups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  // What nearly every page shows. What fewer share stays apart, or pages that are read would load forms.
  { name: 'shared', test: /\/(src|lucide)\//, minShareCount: 13 },
];

/** App Check's SDK has no side effects, but its package does not say so. */
const unusedSdks = [{ test: /\/@firebase\/app-check\//, sideEffects: false }];

/** A class is named for its sheet, wherever the project lies: a build has the same bytes on each machine. */
function className(name: string, sheet: string): string {
  const path = relative(import.meta.dirname, sheet);
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 5)}`;
}

export default defineConfig({
  plugins: [react(), siteConfiguration, pageDocuments()],
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  css: { modules: { generateScopedName: className } },
  build: {
    // Inlined assets are data: addresses, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser that the site supports knows modulepreload.
      polyfill: false,
      // For a first screen. What comes later shares most parts with its page: a list of them would weigh more.
      resolveDependencies: (file, parts) => (/\/(?:\w+Page|auth)-/.test(file) ? parts : []),
    },
    manifest: true,
    // One file: split by page, the styles would be half as large again.
    cssCodeSplit: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
      treeshake: { moduleSideEffects: unusedSdks },
    },
  },
});
