import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { policyFor } from '../../build/contentPolicy';
import { SENTRY_MARK } from '../../scripts/checks/bundleBudget';
import { describedRoutes } from '../../build/pageDocuments';
import { integrityOf } from '../../build/siteWorker';

/** The build for the real services; `npm test documents` makes it. */
const folder = process.env['CARDFILE_PRODUCTION'] ?? '';
const document = (name: string): string => readFileSync(join(folder, name), 'utf8');
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

test.each(describedRoutes)('$path names itself, its address and its preview', (page) => {
  const html = document(fileOf(page.path));
  expect(html).toContain(`<title>${page.title} · Cardfile</title>`);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain(`<meta name="description" content="${page.description}">`);
  expect(html).toContain(`<link rel="canonical" href="https://cards.example${page.path}">`);
  expect(html).toContain(`<meta property="og:url" content="https://cards.example${page.path}">`);
  expect(html).toContain(`<meta property="og:title" content="${page.title} · Cardfile">`);
  expect(html).toContain('content="https://cards.example/social-card.png"');
  expect(html).not.toContain('noindex');
});

test.each(describedRoutes)('$path comes with the script of its part, and no file twice', (page) => {
  const html = document(fileOf(page.path));
  const name = page.access === 'visitor' ? 'visitors' : 'entrance';
  expect(html).toMatch(
    new RegExp(`<link rel="modulepreload" crossorigin href="/assets/${name}-[^"]+\\.js">`),
  );
  const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  expect(new Set(files).size).toBe(files.length);
});

test.each(describedRoutes)(
  '$path is finished HTML if it is for visitors, without inline code that the policy refuses',
  (page) => {
    const html = document(fileOf(page.path));
    expect(html.match(/<h1/g)?.length ?? 0).toBe(page.access === 'visitor' ? 1 : 0);
    expect(html.includes(`data-page="${page.page}"`)).toBe(page.access === 'visitor');
    expect(html).toContain('>Loading...<');
    expect(html).not.toMatch(/<style| style=| on[a-z]+="/);
    const scripts = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g)].map(
      ([, script = '']) => script,
    );
    expect(scripts).toHaveLength(page.access === 'visitor' ? 2 : 1);
    for (const script of scripts) {
      expect(policyFor({})).toContain(createHash('sha256').update(script).digest('base64'));
    }
    const files = readdirSync(join(folder, 'assets'));
    for (const [, file] of html.matchAll(/"\/assets\/([^" ]+)/g)) expect(files).toContain(file);
  },
);

test.each(describedRoutes)(
  '$path holds its icon, asks for its typeface first, and late for scripts if it is for visitors (R15.88)',
  (page) => {
    const html = document(fileOf(page.path));
    expect(html).toMatch(/<link rel="preload"[^>]* as="font"/);
    const scripts = /<link rel="modulepreload"|<script type="module"/;
    expect(html).toMatch(scripts);
    const atOnce = html.replace(/<template id="scripts">[^]*<\/template>/, '');
    expect(scripts.test(atOnce)).toBe(page.access !== 'visitor');
    const [, icon = ''] = /<link rel="icon" href="data:image\/svg\+xml,([^"]+)"/.exec(html) ?? [];
    expect(decodeURIComponent(icon)).toBe(readFileSync('public/icon.svg', 'utf8'));
  },
);

test('the document of no page is finished too, and asks not to be listed', () => {
  const html = document('404.html');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<title>Page Not Found · Cardfile</title>');
  expect(html).toContain('Page Not Found</h1>');
});

test('the code of Sentry is in a script of its own, which no document loads', () => {
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const [sentry, ...others] = scripts.filter((name) =>
    document(`assets/${name}`).includes(SENTRY_MARK),
  );
  expect(others).toEqual([]);
  expect(sentry).toMatch(/^sentry-/);
  for (const { path } of describedRoutes) expect(document(fileOf(path))).not.toContain(sentry);
});

test('the document of all other paths asks not to be listed, and claims no address', () => {
  const html = document('app.html');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<title>Cardfile</title>');
  expect(html).not.toMatch(/canonical|og:/);
});

test('the sitemap lists the pages worth finding, and robots.txt leads to it', () => {
  const addresses = [...document('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)];
  expect(addresses.map(([, address]) => address)).toEqual(
    ['/', '/features', '/changelog', '/support', '/contact', '/privacy', '/terms'].map(
      (path) => `https://cards.example${path}`,
    ),
  );
  expect(document('robots.txt')).toContain('Sitemap: https://cards.example/sitemap.xml');
});

test('the manifest’s icons are there, as large as it says', () => {
  const { icons } = JSON.parse(document('manifest.webmanifest')) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, sizes, type } of icons) {
    const file = readFileSync(join(folder, src));
    if (type !== 'image/png') continue;
    // A PNG says its width and height at bytes 16 and 20.
    expect(`${String(file.readUInt32BE(16))}x${String(file.readUInt32BE(20))}`).toBe(sizes);
  }
});

test('the worker knows the hash of its document, and of each script, style and typeface', () => {
  const worker = document('worker.js');
  const assets = readdirSync(join(folder, 'assets')).filter((name) =>
    /\.(js|css|woff2)$/.test(name),
  );
  expect(assets.length).toBeGreaterThan(10);
  const files = [
    ['/dashboard', 'app.html'],
    ...assets.map((name) => [`/assets/${name}`, `assets/${name}`]),
  ];
  for (const [address = '', file = ''] of files) {
    const hash = integrityOf(readFileSync(join(folder, file)));
    const known = worker.split(address).filter((after) => after.slice(1, 60).includes(hash));
    expect(known, address).toHaveLength(1);
  }
});
