import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { documents } from '../src/content/documents.ts';
import { siteFacts } from '../src/content/siteFacts.ts';
import { routeAt, type Route } from '../src/routes.ts';
import { securityText } from './securityText.ts';
import { documentTags, unlistedTags, withTags, type DescribedRoute } from './pageHead.ts';

/** The code of the sign-in service, which pages that ask who is signed in load beside their own. */
const SESSION = 'src/firebase/auth.ts';

/** The pages that have a document of their own. */
export const describedRoutes = Object.entries(documents).map(
  ([path, document]): DescribedRoute => ({ ...routeAt(path), ...document }),
);

/** The modules that a page cannot be drawn without, its own first. */
export function modulesOf({ page, access }: Route): string[] {
  const own = `src/pages/${page}.tsx`;
  return access === 'visitor' ? [own] : [own, SESSION];
}

/** What Hosting answers with for every path that has no document of its own (firebase.json). */
const APP_DOCUMENT = 'app.html';

/**
 * Gives each public page a document of its own, so that search engines and link previews, which may
 * run no script, find its title, description and address. Pages of the app share one that asks not to
 * be listed. Also writes `sitemap.xml`, `robots.txt` and `security.txt`, which need the site's address.
 */
export function pageDocuments(): Plugin {
  let site = siteFacts({});
  return {
    name: 'page-documents',
    configResolved({ env }) {
      site = siteFacts(env);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { originalUrl, server, bundle }) => {
        if (bundle || !server) return html;
        const page = describedRoutes.find(({ path }) => path === originalUrl?.split('?')[0]);
        return page ? { html, tags: documentTags(page, site) } : { html, tags: unlistedTags(site) };
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const document = bundle['index.html'];
        if (document?.type !== 'asset') this.error('There is no index.html to make documents of.');
        const template = String(document.source);
        const write = (fileName: string, source: string): void => {
          this.emitFile({ type: 'asset', fileName, source });
        };
        for (const page of describedRoutes) {
          const html = withTags(template, [
            ...documentTags(page, site),
            ...filesOf(modulesOf(page), bundle, template),
            ...picturesOf(page, bundle),
          ]);
          if (page.path === '/') document.source = html;
          else write(`${page.path.slice(1)}.html`, html);
        }
        write(
          APP_DOCUMENT,
          withTags(template, [...unlistedTags(site), ...filesOf([SESSION], bundle, template)]),
        );
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

function picturesOf({ pictures = [] }: DescribedRoute, bundle: Rolldown.OutputBundle) {
  const assets = Object.values(bundle).filter((part) => part.type === 'asset');
  return pictures.map(({ file, media }): HtmlTagDescriptor => {
    const asset = assets.find(({ originalFileNames }) => originalFileNames.includes(file));
    if (!asset) throw new Error(`The build has no ${file}.`);
    const attrs = { rel: 'preload', as: 'image', media, href: `/${asset.fileName}` };
    return { tag: 'link', attrs: { ...attrs, fetchpriority: 'high' } };
  });
}

function chunkOf(module: string, chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!chunk) throw new Error(`The build has no chunk with ${module}.`);
  return chunk;
}

function linkTag(rel: string, file: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `/${file}` } };
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
