import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documents } from '../../src/content/documents';
import { contactEditPath, contactPath, menus, routeAt, routes } from '../../src/routes';

test('lists each path once, and a file for each page', () => {
  const paths = routes.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { page } of routes) expect(existsSync(`src/pages/${page}.tsx`), page).toBe(true);
});

test.each(routes.filter(({ path }) => path !== '*'))(
  '$path is found at its own address',
  (route) => {
    expect(routeAt(route.path.replace(':id', 'a b'))).toBe(route);
  },
);

test.each([
  ['/features/', '/features'],
  ['/subscriptions', '/features'],
  ['/needs-a-look', '/clean-up'],
  ['/same-person', '/clean-up'],
  ['/contact/5aXb9/', '/contact/:id'],
  ['/contact/edit', '/contact/:id'],
  ['/contact/edit/5aXb9', '/contact/edit/:id'],
  ['/contact/', '/contact'],
  ['/contact/a/b', '*'],
  ['/contact//', '*'],
  ['//features', '*'],
  ['/Features', '*'],
  ['/toString', '*'],
  ['constructor', '*'],
  ['', '*'],
])('%j shows the page %s', (pathname, path) => {
  expect(routeAt(pathname).path).toBe(path);
});

test('each public page has a document, and no page behind the login', () => {
  const open = routes.filter(({ access, path }) => access !== 'signedIn' && path !== '*');
  expect(Object.keys(documents)).toEqual(open.map(({ path }) => path));
});

test.each(Object.entries(documents))(
  '%s is described in a line that search results show whole',
  (_path, { description }) => {
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

test('each page in a menu says how it is shown there', () => {
  for (const path of Object.values(menus).flat()) {
    expect(routes.find((route) => route.path === path)).toHaveProperty('link');
  }
});

test('the address of a contact keeps its id in one segment', () => {
  expect(contactPath('a/b?c')).toBe('/contact/a%2Fb%3Fc');
  expect(contactEditPath('a/b?c')).toBe('/contact/edit/a%2Fb%3Fc');
});
