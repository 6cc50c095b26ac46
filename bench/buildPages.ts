import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { withVariables } from '../build/buildSite';
import type { ViteVariables } from '../build/siteVariables';
import { root, workFolder } from '../scripts/folders';
import { runProgram } from '../scripts/runProgram';
import { contacts } from './contacts';

/** The addresses, in the built site, of what the benchmark's pages are made of. */
export const WATCH_SCRIPT = 'assets/bench-watch.js';
const pages = ['pages/floor.ts', 'pages/handWindowed.tsx', 'pages/load.ts', 'pages/watch.ts'];
/** The tables that others have written, and the packages of their pages: fetched here, no part of the product. */
const peers = ['peers/agGrid.js'];
const PACKAGES = ['ag-grid-community@36.2.0'];
const peerFolder = join(workFolder, 'bench-peers');
const PEER_MODULES = `${peerFolder}/node_modules/$1`;

/**
 * Builds the benchmark's own pages (such as `/floor.html`) into the built site, so that the same server sends
 * them with the same headers. Gives the paths of the other tables' pages; without a network there are none.
 */
export async function buildPages(
  site: string,
  variables: ViteVariables,
  signal: AbortSignal,
): Promise<string[]> {
  const hasPeers = await fetchPeers(signal);
  const inputs = hasPeers ? [...pages, ...peers] : pages;
  const configuration: InlineConfig = {
    root: join(root, 'bench'),
    configFile: false,
    envDir: false,
    logLevel: 'error',
    resolve: {
      alias: [{ find: /^(ag-grid-.*)$/, replacement: PEER_MODULES }],
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: inputs.map((file) => join(root, 'bench', file)),
        output: {
          entryFileNames: 'assets/bench-[name].js',
          assetFileNames: 'assets/bench-[name][extname]',
        },
      },
    },
  };
  await withVariables(variables, () => build(configuration));
  const names = inputs.map((file) => basename(file, extname(file)));
  for (const name of names) {
    const head = `<title>${name}</title><link rel="stylesheet" href="/assets/bench-style.css">`;
    const script = `<script type="module" src="/assets/bench-${name}.js"></script>`;
    writeFileSync(join(site, `${name}.html`), `<!doctype html><html lang="en">${head}${script}`);
  }
  const list = JSON.stringify(Object.entries(contacts));
  writeFileSync(join(site, 'assets/bench-contacts.json'), list);
  return names.slice(pages.length).map((name) => `/${name}.html`);
}

async function fetchPeers(signal: AbortSignal): Promise<boolean> {
  if (existsSync(join(peerFolder, 'node_modules'))) return true;
  mkdirSync(peerFolder, { recursive: true });
  const install = ['install', '--prefix', peerFolder, '--no-save', '--no-package-lock', '--silent'];
  const code = await runProgram('npm', [...install, ...PACKAGES], { signal });
  if (code !== 0) console.error('The other tables could not be fetched: they are left out.');
  return code === 0;
}
