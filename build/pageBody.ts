import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig, type InlineConfig, type Rolldown } from 'vite';
import type { renderPage } from '../src/prerender';
import type { Route } from '../src/routes';

interface Prerender {
  renderPage: typeof renderPage;
}

/**
 * Returns what puts a page into its document, as somebody sees it before any script has run (R15.38): the
 * whole page where it is the same for all visitors, else "Loading...".
 */
export async function bodyDrawer(configuration: InlineConfig) {
  const renderPage = await pageRenderer(configuration);
  const loading = await renderPage('/dashboard');
  return async ({ path, page, access }: Route, html: string): Promise<string> => {
    const body =
      access === 'visitor'
        ? `<div id="waiting">${loading}</div>\n    <div id="root" data-page="${page}">${await renderPage(path.replace('*', '/404'))}</div>`
        : `<div id="root">${loading}</div>`;
    return html.replace('<div id="root"></div>', () => body);
  };
}

/** Builds the site for Node, with the same configuration, and loads what draws its pages. */
async function pageRenderer(configuration: InlineConfig): Promise<Prerender['renderPage']> {
  const ssr: InlineConfig = {
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      write: false,
      manifest: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  };
  const { output } = (await build(mergeConfig(configuration, ssr))) as Rolldown.RolldownOutput;
  const folder = mkdtempSync(join(tmpdir(), 'cardfile-prerender-'));
  try {
    const file = join(folder, 'prerender.mjs');
    writeFileSync(file, output[0].code);
    return ((await import(pathToFileURL(file).href)) as Prerender).renderPage;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
