import { afterEach, expect, test, vi } from 'vitest';
import { routes } from '../../src/routes';

afterEach(() => vi.unstubAllGlobals());

const drawn = routes.filter(({ access }) => access === 'visitor').map(({ path }) => path);

test('the build draws each page where Node has a `navigator`, as from version 21 on, and asks it nothing', async () => {
  const asked: PropertyKey[] = [];
  const note = (_: object, name: PropertyKey) => asked.push(name) < 0;
  vi.stubGlobal('navigator', new Proxy({}, { get: note, has: note }));
  vi.stubGlobal('fetch', vi.fn(fetch));
  const { renderPage } = await import('../../src/prerender');
  expect(await renderPage('/dashboard')).toContain('Loading...');
  for (const path of drawn) expect(await renderPage(path.replace('*', '/404'))).toContain('<main');
  expect(asked).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});
