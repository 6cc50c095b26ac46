import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { assertAppCheckAllowed } from '../../../scripts/site/assertAppCheckAllowed';
import { APP_CHECK_SOURCES, policyIn, widenPolicy } from '../../../scripts/site/contentPolicy';

const firebaseJson = readFileSync('firebase.json', 'utf8');
const policy = policyIn(firebaseJson);
const widened = widenPolicy(policy, APP_CHECK_SOURCES);

describe('the policy with App Check', () => {
  test('allows what reCAPTCHA and App Check load besides, and nothing else', () => {
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

  test('stays the same when it is asked for again', () => {
    expect(widenPolicy(widened, APP_CHECK_SOURCES)).toBe(widened);
  });
});

describe('a build', () => {
  const site = { VITE_APP_CHECK_KEY: 'site-key' };

  test('with a key for App Check is refused while the policy shuts App Check out', () => {
    expect(() => {
      assertAppCheckAllowed(site, firebaseJson);
    }).toThrow('run `npx tsx scripts/allowAppCheck.ts`');
  });

  test.each([
    ['with a key, once the policy allows it', site, firebaseJson.replace(policy, widened)],
    ['without a key', { VITE_APP_CHECK_KEY: '' }, firebaseJson],
    ['for the emulators', { ...site, VITE_USE_EMULATORS: 'true' }, firebaseJson],
  ])('%s is made', (_, variables, hosting) => {
    expect(() => {
      assertAppCheckAllowed(variables, hosting);
    }).not.toThrow();
  });
});
