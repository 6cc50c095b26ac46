import { expect, test } from 'vitest';
import { hostingRedirect } from '../../../src/platform/hostingRedirect';

const login = { pathname: '/login', search: '', hash: '' };

test.each([
  [{ ...login, host: 'cards.web.app' }, 'https://cardfile.example/login'],
  [{ ...login, host: 'cards.firebaseapp.com' }, 'https://cardfile.example/login'],
  [
    { host: 'cards.web.app', pathname: '/terms', search: '?a=b&c=%2F', hash: '#liability' },
    'https://cardfile.example/terms?a=b&c=%2F#liability',
  ],
  [
    { host: 'cards.web.app', pathname: '//evil.example', search: '', hash: '' },
    'https://cardfile.example//evil.example',
  ],
])('%j goes to %s', (location, expected) => {
  expect(hostingRedirect(location, 'cards', 'https://cardfile.example')).toBe(expected);
});

test.each([
  { ...login, host: 'cardfile.example' },
  { ...login, host: 'cards--preview-1.web.app' },
  { ...login, host: 'other.web.app' },
  { ...login, host: 'cards.web.app.evil.example' },
  { ...login, host: 'cards.web.app:8443' },
  { ...login, host: 'localhost:5173' },
  { ...login, host: '127.0.0.1:5000' },
  { host: 'cards.web.app', pathname: '/__/auth/handler', search: '?x=y', hash: '' },
])('%j stays', (location) => {
  expect(hostingRedirect(location, 'cards', 'https://cardfile.example')).toBeNull();
});

test('a site without an address of its own stays', () => {
  const location = { ...login, host: 'cards.web.app' };
  expect(hostingRedirect(location, 'cards', undefined)).toBeNull();
  expect(hostingRedirect(location, 'cards', '')).toBeNull();
  expect(hostingRedirect(location, 'cards', 'https://cardfile.example')).not.toBeNull();
});

test('a site whose own address is a default host stays, and so does one without a sound address', () => {
  const location = { ...login, host: 'cards.web.app' };
  expect(hostingRedirect(location, 'cards', 'https://cards.web.app')).toBeNull();
  expect(hostingRedirect(location, 'cards', 'cardfile')).toBeNull();
  expect(hostingRedirect(location, 'cards', 'https://cardfile.example/')).toBe(
    'https://cardfile.example/login',
  );
});
