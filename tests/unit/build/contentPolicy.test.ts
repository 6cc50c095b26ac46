import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { APP_CHECK_SOURCES, policyFor, policyIn, widenPolicy } from '../../../build/contentPolicy';

const policy = policyIn(readFileSync('firebase.json', 'utf8'));
const widened = widenPolicy(policy, APP_CHECK_SOURCES);

test('the policy with App Check adds what reCAPTCHA and App Check load, and nothing else', () => {
  const before = widenPolicy(policy, {}).split('; ');
  const added = widened
    .split('; ')
    .flatMap((directive, index) =>
      directive === before[index] ? [] : [directive.replace(before[index] ?? '', '').trim()],
    );
  expect(before.join('; ')).toBe(policy);
  expect(added).toEqual([
    'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    'https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/',
    'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  ]);
  expect(widened).not.toContain('unsafe');
});

test('the policy stays the same when App Check is allowed again', () => {
  expect(widenPolicy(widened, APP_CHECK_SOURCES)).toBe(widened);
});

test('Sentry adds the host of its DSN to what scripts may connect to, and nothing else', () => {
  const site = { VITE_SENTRY_DSN: 'https://publickey@o1.ingest.example/42' };
  expect(policyFor(site, policy)).toBe(
    widenPolicy(policy, { 'connect-src': ['https://o1.ingest.example'] }),
  );
  const both = policyFor({ ...site, VITE_APP_CHECK_KEY: 'site-key' }, policy);
  expect(both).toBe(widenPolicy(widened, { 'connect-src': ['https://o1.ingest.example'] }));
  expect(policyFor({}, policy)).toBe(policy);
});
