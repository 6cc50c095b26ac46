import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserTargets } from './build/browserTargets.ts';
import { licences } from './build/licences.ts';
import { noNetworkTest } from './build/noNetworkTest.ts';
import { noReactTracks } from './build/noReactTracks.ts';
import { pageDocuments } from './build/pageDocuments.ts';
import { siteConfiguration } from './build/siteConfiguration.ts';
import { siteWorker } from './build/siteWorker.ts';

/** React changes seldom: it stays in the browser's cache from one deploy to the next. */
const chunkGroups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
];

/** App Check's SDK has no side effects, but its package does not say so. */
const unusedSdks = [{ test: /\/@firebase\/app-check\//, sideEffects: false }];

/** Lightning CSS's number for `:dir()` (its `Features.DirSelector`). */
const DIR_SELECTOR = 4;

/** A class is named for its sheet, wherever the project lies: a build has the same bytes on each machine. */
function className(name: string, sheet: string): string {
  const path = relative(import.meta.dirname, sheet);
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 5)}`;
}

/** React Router's package leads every bundler to its development build, with its warnings. */
const productionRouter = join(
  import.meta.dirname,
  'node_modules/react-router/dist/production/index.mjs',
);

export default defineConfig({
  plugins: [
    react(),
    noNetworkTest,
    noReactTracks,
    siteConfiguration,
    pageDocuments(),
    siteWorker(),
    licences(),
  ],
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    // Tests that run beside it write pages there, and each would reload the site.
    watch: { ignored: ['**/.cardfile/**'] },
  },
  resolve: { alias: [{ find: /^react-router$/, replacement: productionRouter }] },
  css: {
    modules: { generateScopedName: className },
    // For older browsers it would list languages in place of a direction, and our texts name none.
    lightningcss: { exclude: DIR_SELECTOR },
  },
  build: {
    target: browserTargets,
    // Inlined assets are data: addresses, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    // A page's document names the parts of its first screen (build/pageDocuments.ts), src/app/pages.ts the rest.
    modulePreload: false,
    manifest: true,
    // One file: split by page, the styles would be half as large again.
    cssCodeSplit: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
      treeshake: { moduleSideEffects: unusedSdks },
    },
  },
});
