import { expect, test } from 'vitest';
import { APP_CHECK_SOURCES, policyFor, widenPolicy } from '../../../build/contentPolicy';
import { hostingHeaders } from '../../../build/hostingHeaders';
import { productionVariables } from '../../../build/siteVariables';
import { callableOptions } from '../../../functions/src/callableOptions';
import { readFirebaseConfig } from '../../../scripts/emulators/suiteConfig';

const policy = policyFor({});
const widened = widenPolicy(policy, APP_CHECK_SOURCES);
const directives = (text: string) => text.split('; ');
const scriptSources =
  directives(policy).find((directive) => directive.startsWith('script-src ')) ?? '';

test('the policy has no wildcard, and lets no code come from text', () => {
  expect(directives(policy)).toContain("default-src 'none'");
  expect(directives(policy)).toContain("require-trusted-types-for 'script'");
  for (const text of [policy, widened, policyFor(productionVariables)]) {
    expect(text).not.toMatch(/unsafe|\*/);
  }
});

test('the policy lets no script stand in a document but the two that do', () => {
  expect(scriptSources.replaceAll(/ 'sha256-[\w+/]{43}='/g, ' #')).toBe(
    "script-src 'self' # # https://apis.google.com",
  );
});

test('the policy names the own functions and sign-in windows, and no other project', () => {
  const own = directives(policyFor(productionVariables));
  expect(own.filter((directive) => !directives(policy).includes(directive))).toEqual([
    expect.stringMatching(
      new RegExp(
        `^connect-src 'self' .* https://${callableOptions.region}-cardfile-production.cloudfunctions.net$`,
      ),
    ),
    'frame-src https://cardfile-production.firebaseapp.com',
  ]);
});

test('the policy with App Check adds what reCAPTCHA and App Check load, and nothing else', () => {
  expect(policyFor({ VITE_APP_CHECK_KEY: 'site-key' })).toBe(widened);
  const added = directives(widened).filter((directive) => !directives(policy).includes(directive));
  expect(added).toEqual([
    `${scriptSources} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`,
    expect.stringMatching(
      / https:\/\/content-firebaseappcheck\.googleapis\.com https:\/\/www\.google\.com\/recaptcha\/$/,
    ),
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  ]);
  expect(widenPolicy(widened, APP_CHECK_SOURCES)).toBe(widened);
});

test('Sentry adds the host of its DSN to what scripts may connect to, and nothing else', () => {
  const site = { VITE_SENTRY_DSN: 'https://publickey@o1.ingest.example/42' };
  const sentry = { 'connect-src': ['https://o1.ingest.example'] };
  expect(policyFor(site)).toBe(widenPolicy(policy, sentry));
  expect(policyFor({ ...site, VITE_APP_CHECK_KEY: 'site-key' })).toBe(widenPolicy(widened, sentry));
});

test('an address for reports is told in both ways that browsers know', () => {
  const address = 'https://reports.example/policy';
  const [everywhere] = hostingHeaders({ VITE_POLICY_REPORTS: address });
  const value = (name: string) => everywhere?.headers.find(({ key }) => key === name)?.value;
  expect(value('Content-Security-Policy')).toBe(
    `${policy}; report-to policy; report-uri ${address}`,
  );
  expect(value('Reporting-Endpoints')).toBe(`policy="${address}"`);
  expect(JSON.stringify(hostingHeaders({}))).not.toContain('report');
});

test('every address gets the headers once, those with a part that begins with a dot too', () => {
  const [most, dotted, assets, ...others] = hostingHeaders({});
  expect([most?.source, dotted?.source, assets?.source]).toEqual(['**', '!/**', '/assets/**']);
  expect(dotted?.headers).toEqual(most?.headers);
  // The one address that clears the browser's cache, at a log-out.
  expect(others.map(({ source }) => source)).toEqual(['/signed-out.txt']);
});

test('firebase.json holds headers as they are written, with all that every build needs', () => {
  const served = readFirebaseConfig().hosting.headers;
  const names = (rules: typeof served) =>
    rules.map(({ source, headers }) => [source, ...headers.map(({ key }) => key)]);
  expect(names(served).map((row) => row.filter((key) => key !== 'Reporting-Endpoints'))).toEqual(
    names(hostingHeaders({})),
  );
  const [most, dotted] = served;
  expect(dotted?.headers).toEqual(most?.headers);
  const text = most?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  const needed = policy.split(/;? /);
  expect(needed.filter((part) => !text.split(/;? /).includes(part))).toEqual([]);
});
