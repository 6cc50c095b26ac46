import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../scripts/folders';
import { manyContacts } from '../scripts/seed/manyContacts';

/** The addresses, in the built site, of what the benchmark's pages are made of. */
export const WATCH_SCRIPT = 'assets/bench-watch.js';
const pages = join(root, 'bench/pages');

/**
 * Builds the benchmark's own pages (`/floor.html`, `/load.html`) into the built site, so that the same
 * server sends them with the same headers. They take the site's variables from the environment, where
 * `buildSite` has left them.
 */
export async function buildPages(site: string): Promise<void> {
  await build({
    root: pages,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    build: {
      outDir: site,
      emptyOutDir: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: ['floor.ts', 'load.ts', 'watch.ts'].map((file) => join(pages, file)),
        output: {
          entryFileNames: 'assets/bench-[name].js',
          assetFileNames: 'assets/bench-[name][extname]',
        },
      },
    },
  });
  for (const name of ['floor', 'load']) {
    const head = `<title>${name}</title><link rel="stylesheet" href="/assets/bench-style.css">`;
    const script = `<script type="module" src="/assets/bench-${name}.js"></script>`;
    writeFileSync(join(site, `${name}.html`), `<!doctype html><html lang="en">${head}${script}`);
  }
  const contacts = Object.entries(manyContacts('tenthousand', 10_000));
  writeFileSync(join(site, 'assets/bench-contacts.json'), JSON.stringify(contacts));
}
