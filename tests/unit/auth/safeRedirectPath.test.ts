import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeRedirectPath } from '../../../src/account/signIn/safeRedirectPath';
import { anyText, holds } from '../holds';

test.each([
  '/dashboard',
  '/dashboard/',
  '/dashboard?search=ada&sort=name',
  '/dashboard?search=%5C%2F',
  '/dashboard#top',
  '/profile',
  '/contact/5aXb9',
  '/contact/5aXb9?from=list#notes',
  '/contact/edit/5aXb9',
  '/contact/edit/5aXb9/',
  '/contact/a%20b',
  '/contact/J%C3%BCrgen',
])('%s is a safe redirect', (path) => {
  expect(safeRedirectPath(path)).toBe(path);
});

test.each([
  undefined,
  null,
  7,
  {},
  ['/profile'],
  '',
  '/',
  '/login',
  '/features',
  '/contact',
  '/contact/',
  '/contact/a/b',
  '/contact/edit/a/b',
  '/Dashboard',
  '/dashboards',
  '/dashboard/more',
  '/dashboard;/x',
  'dashboard',
  './dashboard',
  ' /dashboard',
  '/dashboard ',
  '//dashboard',
  '//evil.example/dashboard',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/dashboard\\..',
  '/contact/\\evil.example',
  '/contact/%5cevil.example',
  '/contact/%5Cevil.example',
  '/%5cevil.example',
  '/contact/%2Fevil.example',
  '/contact/%2e%2e',
  '/contact/..',
  '/contact/.',
  '/contact/edit/..',
  '/contact/%',
  '/contact/%00',
  '/contact/%0a',
  '/contact/a\nb',
  '/dash\tboard',
  '/\t/evil.example',
  '/dashboard?\r\nx',
  '/dashboard?a\\b',
  '/dashboard?a\tb',
  'https://evil.example/dashboard',
  'https://cardfile.example/dashboard',
  'javascript:alert(1)//dashboard',
  '/dashboard/../login',
])('%j is not, and gives the dashboard', (candidate) => {
  expect(safeRedirectPath(candidate)).toBe('/dashboard');
});

test('any candidate gives a protected page of this site', () => {
  const path = fc
    .tuple(
      fc.constantFrom('/', '//', '/contact/', '/contact/edit/', '/dashboard', '/profile?', ''),
      anyText,
    )
    .map((parts) => parts.join(''));
  holds(
    fc.property(fc.oneof(path, anyText, fc.anything()), (candidate) => {
      const answer = safeRedirectPath(candidate);
      const url = new URL(answer, 'https://cardfile.example');
      expect(url.origin).toBe('https://cardfile.example');
      expect(url.pathname).toMatch(
        /^\/(dashboard|profile|contact\/[^/]+|contact\/edit\/[^/]+)\/?$/,
      );
      expect(decodeURIComponent(url.pathname)).not.toMatch(/[\\\p{Cc}]/u);
      // A page that was asked for comes back to the letter, or not at all.
      expect(['/dashboard', candidate]).toContain(answer);
    }),
  );
});
