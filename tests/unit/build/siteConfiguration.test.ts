import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { policyFor, policyIn } from '../../../build/contentPolicy';
import { assertHostsAllowed, assertConfigured } from '../../../build/siteConfiguration';
import { productionVariables } from '../../../build/siteVariables';
import { root } from '../../../scripts/folders';

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

describe.each([
  ['App Check', { VITE_APP_CHECK_KEY: 'site-key' }],
  ['Sentry', { VITE_SENTRY_DSN: 'https://key@o1.ingest.example/42' }],
])('a build with %s', (_, site) => {
  const firebaseJson = readFileSync('firebase.json', 'utf8');
  const policy = policyIn(firebaseJson);

  test('is refused while the policy shuts it out', () => {
    expect(() => {
      assertHostsAllowed(site, firebaseJson);
    }).toThrow('run `npx tsx build/allowHosts.ts`');
  });

  test.each([
    ['once the policy allows it', site, firebaseJson.replace(policy, policyFor(site, policy))],
    ['without the variable', { VITE_APP_CHECK_KEY: '', VITE_SENTRY_DSN: '' }, firebaseJson],
    ['for the emulators', { ...site, VITE_USE_EMULATORS: 'true' }, firebaseJson],
  ])('passes %s', (_, variables, hosting) => {
    expect(() => {
      assertHostsAllowed(variables, hosting);
    }).not.toThrow();
  });
});

test('a DSN that is no address is refused', () => {
  expect(() => {
    assertConfigured({ ...productionVariables, VITE_SENTRY_DSN: 'my-project' });
  }).toThrow('- VITE_SENTRY_DSN is not an address');
});

test('vite.config.ts checks the variables of the build, from its own .env files alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardfile-variables-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const lines = Object.entries(productionVariables).map(([name, value]) => `${name}=${value}`);
  writeFileSync(join(folder, '.env'), lines.join('\n'));
  const configFile = join(root, 'vite.config.ts');
  const resolve = (envDir: string | false) =>
    resolveConfig({ root, configFile, envDir, logLevel: 'silent' }, 'build');
  await expect(resolve(folder)).resolves.toBeDefined();
  await expect(resolve(false)).rejects.toThrow('Cardfile is not configured');
});
