import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hostingHeaders } from '../../../build/hostingHeaders';
import { assertHeaders, assertConfigured } from '../../../build/siteConfiguration';
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
  ['reports of the policy', { VITE_POLICY_REPORTS: 'https://reports.example/policy' }],
  ['another project', { VITE_FIREBASE_PROJECT_ID: 'cardfile-other' }],
])('a build with %s', (_, changes) => {
  const site = { ...productionVariables, ...changes };
  const before = hostingHeaders(productionVariables);

  test('is refused while the headers are not made for it', () => {
    expect(() => {
      assertHeaders(site, before);
    }).toThrow(/^The headers in firebase.json are not .* run `npx tsx build\/writeHeaders.ts`/);
  });

  test('is refused when it no longer needs what they allow', () => {
    expect(() => {
      assertHeaders(productionVariables, hostingHeaders(site));
    }).toThrow('run `npx tsx build/writeHeaders.ts`');
  });

  test.each([
    ['once they are', site, hostingHeaders(site)],
    ['for the emulators', { ...site, VITE_USE_EMULATORS: 'true' }, before],
  ])('passes %s', (_when, variables, served) => {
    expect(() => {
      assertHeaders(variables, served);
    }).not.toThrow();
  });
});

test('a sign-in domain that the policy would block is named', () => {
  const site = { ...productionVariables, VITE_FIREBASE_AUTH_DOMAIN: 'login.cards.example' };
  expect(() => {
    assertHeaders(site, hostingHeaders(productionVariables));
  }).toThrow(
    'The policy in firebase.json blocks the sign-in windows of https://login.cards.example. ',
  );
});

test.each([
  'https://cards.firebaseapp.com',
  'cards.firebaseapp.com/auth',
  '*.firebaseapp.com',
  'cards.firebaseapp.com; script-src *',
  'localhost',
])('the sign-in domain %j is refused', (domain) => {
  expect(() => {
    assertConfigured({ ...productionVariables, VITE_FIREBASE_AUTH_DOMAIN: domain });
  }).toThrow(`- VITE_FIREBASE_AUTH_DOMAIN is "${domain}", but must be a host name alone`);
});

test.each([
  'reports.example',
  'http://reports.example',
  'https://reports.example/;x',
  'https://a "b',
])('the address for reports %j is refused', (address) => {
  expect(() => {
    assertConfigured({ ...productionVariables, VITE_POLICY_REPORTS: address });
  }).toThrow('- VITE_POLICY_REPORTS is not an https address');
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
  const resolve = (envDir: string | false, outDir: string) =>
    resolveConfig({ root, configFile, envDir, logLevel: 'silent', build: { outDir } }, 'build');
  await expect(resolve(folder, folder)).resolves.toBeDefined();
  await expect(resolve(false, folder)).rejects.toThrow('Cardfile is not configured');
  // What Hosting serves must have the headers for it.
  await expect(resolve(folder, 'dist')).rejects.toThrow('run `npx tsx build/writeHeaders.ts`');
});
