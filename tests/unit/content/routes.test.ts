import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicPages } from '../../../src/content/publicPages';
import { visitorPaths } from '../../../src/content/routes';

const app = readFileSync(new URL('../../../src/app/App.tsx', import.meta.url), 'utf8');
const drawn = [...app.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path);

test('counts only paths that App.tsx draws a page for among those for visitors', () => {
  expect(visitorPaths.length).toBeGreaterThan(0);
  expect(drawn).toEqual(expect.arrayContaining([...visitorPaths]));
});

test('gives every page for visitors a document that names it, and no other page', () => {
  const documents = publicPages.map(({ path }) => path);
  const entrances = ['/login', '/register', '/forgot-password'];
  const shown = visitorPaths.filter((path) => path !== '/subscriptions');
  expect([...documents].sort()).toEqual([...shown, ...entrances].sort());
});

test.each(publicPages)('$path is described in a line that search results show whole', (page) => {
  expect(page.description.length).toBeGreaterThan(50);
  expect(page.description.length).toBeLessThanOrEqual(160);
});
