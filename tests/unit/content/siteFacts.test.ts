import { expect, test } from 'vitest';
import { siteFacts } from '../../../src/content/siteFacts';

test.each([
  ['its own domain', { VITE_SITE_ORIGIN: 'https://cards.example' }, 'https://cards.example'],
  ['the default one of its project', {}, 'https://cards.web.app'],
  [
    'a placeholder, for emulators',
    { VITE_FIREBASE_PROJECT_ID: 'demo-cards' },
    'https://cardfile.example',
  ],
  [
    'a placeholder, without a project',
    { VITE_FIREBASE_PROJECT_ID: '' },
    'https://cardfile.example',
  ],
])('the site is at %s', (_, variables, origin) => {
  expect(siteFacts({ VITE_FIREBASE_PROJECT_ID: 'cards', ...variables }).origin).toBe(origin);
});
