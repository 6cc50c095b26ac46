import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, InlineConfig, Plugin, Rolldown } from 'vite';
import { documents } from '../src/content/documents.ts';
import { siteFacts } from '../src/content/siteFacts.ts';
import { routeAt, type Route } from '../src/routes.ts';
import { documentTags, tagsText, unlistedTags, withTags, type DescribedRoute } from './pageHead.ts';
import { outdatedScript } from './outdatedScript.ts';
import { bodyDrawer } from './pageBody.ts';
import { securityText } from './securityText.ts';
import { SCRIPTS, startScript } from './startScript.ts';

/** The code of the sign-in service, which pages that ask who is signed in load beside their own. */
const SESSION = 'src/firebase/auth.ts';

/** Where the development server has the typeface. */
const FONT_FILE =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
/** The face of nearly all text. The browser would learn of it from the styles. */
const FONT = /instrument-sans-latin-wght-normal-[^/]*\.woff2$/;

/** The pages that have a document of their own. */
export const describedRoutes = Object.entries(documents).map(
  ([path, document]): DescribedRoute => ({ ...routeAt(path), ...document }),
);

/** The part of the code that holds the pages of each kind (src/app/pages.ts). */
const PARTS = {
  visitor: 'src/app/parts/visitors.ts',
  signInPage: 'src/app/parts/entrance.ts',
  signedIn: 'src/app/parts/desk.ts',
} satisfies Record<Route['access'], string>;

/** The modules that a page of this kind cannot be drawn without, its own first. */
export function modulesOf(access: Route['access']): string[] {
  return access === 'visitor' ? [PARTS[access]] : [PARTS[access], SESSION];
}

/**
 * Gives each public page a document of its own: finished HTML (R15.38), since a visitor need not wait for a
 * script, and search engines and link previews may run none. Pages of the app share `app.html`, which asks
 * not to be listed; so does `404.html`. Also writes what needs the site's address: `sitemap.xml`,
 * `robots.txt` and `security.txt`.
 */
export function pageDocuments(): Plugin {
  let site = siteFacts({});
  let configuration: InlineConfig = {};
  return {
    name: 'page-documents',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    configResolved({ env, inlineConfig }) {
      site = siteFacts(env);
      configuration = inlineConfig;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { originalUrl, server, bundle }) => {
        if (bundle || !server) return html;
        const page = describedRoutes.find(({ path }) => path === originalUrl?.split('?')[0]);
        const tags = page ? documentTags(page, site) : unlistedTags(site);
        // The typeface is there for the first view, as in a build.
        const face = linkTag('preload', FONT_FILE, { as: 'font', type: 'font/woff2' });
        return { html, tags: [...tags, face] };
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') this.error('There is no index.html to make documents of.');
        // Icon and scripts stand in the documents: their requests would run beside what is seen first (R15.88).
        const icon = readFileSync(join(this.environment.config.publicDir, 'icon.svg'), 'utf8');
        const iconAddress = `data:image/svg+xml,${encodeURIComponent(icon)}`;
        const template = String(index.source).replace('/icon.svg', iconAddress);
        const early = { tag: 'script', children: outdatedScript };
        const withBody = await bodyDrawer(configuration);
        const font = Object.keys(bundle).find((name) => FONT.test(name));
        if (!font) this.error('The build has no font to preload.');
        const face = linkTag('preload', font, { as: 'font', type: 'font/woff2' });
        const write = (fileName: string, source: string): string =>
          this.emitFile({ type: 'asset', fileName, source });
        const documentOf = (
          route: Route,
          own: HtmlTagDescriptor[],
          modules = modulesOf(route.access),
        ) => {
          const files = filesOf(modules, bundle, template);
          const html = withTags(template, [...own, face, early]);
          const withFiles = route.access === 'visitor' ? withLateScripts : withTags;
          return withBody(route, withFiles(html, files));
        };
        for (const page of describedRoutes) {
          const html = await documentOf(page, documentTags(page, site));
          if (page.path === '/') index.source = html;
          else write(`${page.path.slice(1)}.html`, html);
        }
        const lost = routeAt('*');
        write('404.html', await documentOf(lost, unlistedTags(site, lost.title)));
        // What Hosting answers with for every page behind the login (firebase.json).
        const app = await documentOf(routeAt('/dashboard'), unlistedTags(site), [SESSION]);
        write('app.html', app);
        write('sitemap.xml', sitemap(site.origin));
        write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
        write('.well-known/security.txt', securityText(site, new Date()));
      },
    },
  };
}

/** The scripts and styles of these modules, so that the browser need not run the app to learn of them. */
function filesOf(
  modules: readonly string[],
  bundle: Rolldown.OutputBundle,
  template: string,
): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const needed = new Set(modules.map((module) => chunkOf(module, chunks)));
  for (const { imports } of needed) {
    chunks.filter(({ fileName }) => imports.includes(fileName)).forEach((it) => needed.add(it));
  }
  const scripts = [...needed].map(({ fileName }) => fileName);
  const styles = [...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const isNew = (file: string): boolean => !template.includes(`/${file}"`);
  return [
    ...[...new Set(styles)].filter(isNew).map((file) => linkTag('stylesheet', file)),
    ...scripts.filter(isNew).map((file) => linkTag('modulepreload', file)),
  ];
}

function chunkOf(module: string, chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!chunk) throw new Error(`The build has no chunk with ${module}.`);
  return chunk;
}

function linkTag(rel: string, file: string, more: Record<string, string> = {}): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `/${file}`, ...more } };
}

/** Keeps the scripts out of the browser's sight until the start script lets them go (R15.88). */
function withLateScripts(html: string, files: HtmlTagDescriptor[]): string {
  const [entry = ''] = /<script type="module".*/.exec(html) ?? [];
  const scripts = `${tagsText(files)}  ${entry}\n`;
  return withTags(html.replace(entry, ''), [
    { tag: 'template', attrs: { id: SCRIPTS }, children: scripts },
    { tag: 'script', children: startScript },
  ]);
}

function sitemap(origin: string): string {
  const addresses = describedRoutes
    .filter(({ isUnlisted }) => !isUnlisted)
    .map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}
