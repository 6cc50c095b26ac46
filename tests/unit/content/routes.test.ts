import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { livePaths } from '../../../src/content/routes';

it('lists exactly the paths that App.tsx draws a page for', () => {
  const app = readFileSync(new URL('../../../src/App.tsx', import.meta.url), 'utf8');
  const drawn = [...app.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path);
  // These two only lead on, and * is every path that has no page.
  const pages = drawn.filter((path) => !['/', '/subscriptions', '*'].includes(path ?? ''));
  expect(pages.length).toBeGreaterThan(0);
  expect([...livePaths].sort()).toEqual(pages.sort());
});
