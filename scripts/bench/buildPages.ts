import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { root } from '../folders';

const pages = join(root, 'scripts/bench/pages');

/**
 * Builds the benchmark's own pages (`/floor.html`, `/allRows.html`, `/load.html`) into the built site,
 * so that the same server sends them with the same headers. They take the site's variables from the
 * environment, where `buildSite` has left them.
 */
export async function buildPages(outDir: string): Promise<void> {
  const input = ['floor.html', 'allRows.html', 'load.html', 'watch.ts'];
  await build({
    root: pages,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    plugins: [react(), withoutWindowing],
    build: {
      outDir,
      emptyOutDir: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: input.map((file) => join(pages, file)),
        output: { entryFileNames: 'assets/bench-[name].js' },
      },
    },
  });
}

/** The script that watches a page, in the built site. */
export function watchScript(site: string): string {
  return join(site, 'assets/bench-watch.js');
}

/** Only `allRows.html` draws the product's table. */
const withoutWindowing: Plugin = {
  name: 'without-windowing',
  enforce: 'pre',
  resolveId: (source) =>
    source.endsWith('/useWindowedRows') ? join(pages, 'everyRow.ts') : undefined,
};
