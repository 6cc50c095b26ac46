import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publicPages } from '../../../src/content/publicPages';
import { livePaths, visitorPaths } from '../../../src/content/routes';

it('lists exactly the paths that App.tsx draws a page for', () => {
  const app = readFileSync(new URL('../../../src/App.tsx', import.meta.url), 'utf8');
  const drawn = [...app.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path);
  // The one only leads on, and * is every path that has no page.
  const pages = drawn.filter((path) => !['/subscriptions', '*'].includes(path ?? ''));
  expect(pages.length).toBeGreaterThan(0);
  expect([...livePaths].sort()).toEqual(pages.sort());
});

it('gives every page for visitors a document that names it, and no other page', () => {
  const documents = publicPages.map(({ path }) => path);
  const entrances = ['/login', '/register', '/forgot-password'];
  const shown = visitorPaths.filter((path) => path !== '/subscriptions');
  expect([...documents].sort()).toEqual([...shown, ...entrances].sort());
});

it.each(publicPages)('$path is described in a line that search results show whole', (page) => {
  expect(page.description.length).toBeGreaterThan(50);
  expect(page.description.length).toBeLessThanOrEqual(160);
});
