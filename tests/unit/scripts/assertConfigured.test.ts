import { expect, test } from 'vitest';
import { assertConfigured } from '../../../scripts/site/assertConfigured';
import { productionVariables } from '../../../scripts/siteVariables';

test('a build for the real services passes when it has all it needs', () => {
  expect(() => {
    assertConfigured(productionVariables);
  }).not.toThrow();
});

test('everything that is missing is listed in one error', () => {
  expect(() => {
    assertConfigured({ VITE_FIREBASE_PROJECT_ID: 'cards', VITE_FIREBASE_APP_ID: '' });
  }).toThrow(
    'Cardfile is not configured:\n' +
      '- VITE_FIREBASE_API_KEY is missing\n' +
      '- VITE_FIREBASE_AUTH_DOMAIN is missing\n' +
      '- VITE_FIREBASE_STORAGE_BUCKET is missing\n' +
      '- VITE_FIREBASE_APP_ID is missing\n' +
      '- VITE_SUPPORT_MAILBOX is missing\n' +
      '- VITE_APP_STORE_URL is missing\n' +
      'See .env.example for what each variable means.',
  );
});

test('an emulator project is refused for the real services', () => {
  expect(() => {
    assertConfigured({ ...productionVariables, VITE_FIREBASE_PROJECT_ID: 'demo-cards' });
  }).toThrow(
    '- VITE_FIREBASE_PROJECT_ID begins with "demo-", which only works with VITE_USE_EMULATORS=true',
  );
});

test.each([{}, { VITE_FIREBASE_PROJECT_ID: 'demo-tests' }])(
  'the emulators need nothing but the switch, with %j',
  (variables) => {
    expect(() => {
      assertConfigured({ ...variables, VITE_USE_EMULATORS: 'true' });
    }).not.toThrow();
  },
);

test('a project that could be real is refused for the emulators', () => {
  expect(() => {
    assertConfigured({ ...productionVariables, VITE_USE_EMULATORS: 'true' });
  }).toThrow(
    'VITE_USE_EMULATORS is set, but VITE_FIREBASE_PROJECT_ID is "cardfile-production": emulator projects begin with "demo-"',
  );
});
