import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';
import { hostingHeaders, type HeaderRule } from './hostingHeaders.ts';

type Variables = Partial<ImportMetaEnv>;

/** What the site cannot do without, once it talks to the real services. */
const REQUIRED = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
  'VITE_SUPPORT_MAILBOX',
  'VITE_APP_STORE_URL',
] as const satisfies (keyof ImportMetaEnv)[];

/** A site with a wrong configuration must fail at its build, not on the first visitor's screen. */
export const siteConfiguration: Plugin = {
  name: 'site-configuration',
  apply: (_config, { isPreview }) => isPreview !== true,
  configResolved({ env, root, build }) {
    assertConfigured(env);
    const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
      hosting: { public: string; headers: HeaderRule[] };
    };
    // A build into another folder is not deployed with these headers.
    if (resolve(root, build.outDir) !== resolve(root, hosting.public)) return;
    assertHeaders(env, hosting.headers);
  },
};

/**
 * Throws one error that lists everything wrong with the site's configuration. With
 * `VITE_USE_EMULATORS=true` every value has a working default; the project id must then begin with
 * `demo-`, so that a mistake can never reach a real project.
 */
export function assertConfigured(variables: Variables): void {
  const problems =
    variables.VITE_USE_EMULATORS === 'true'
      ? emulatorProblems(variables)
      : productionProblems(variables);
  if (problems.length === 0) return;
  throw new Error(
    `Cardfile is not configured:\n- ${problems.join('\n- ')}\nSee .env.example for what each variable means.`,
  );
}

/**
 * Throws when the site would be served with other headers than it needs: the policy would block its own
 * functions or sign-in windows, or allow what it no longer uses.
 */
export function assertHeaders(variables: Variables, served: HeaderRule[]): void {
  if (variables.VITE_USE_EMULATORS === 'true') return;
  if (isDeepStrictEqual(served, hostingHeaders(variables))) return;
  const authDomain = `https://${variables.VITE_FIREBASE_AUTH_DOMAIN ?? ''}`;
  const policies = served.flatMap(({ headers }) => headers.map(({ value }) => value.split('; ')));
  const frames = policies.flat().filter((directive) => directive.startsWith('frame-src '));
  const isShutOut = !frames.some((directive) => directive.split(' ').includes(authDomain));
  throw new Error(
    (isShutOut ? `The policy in firebase.json blocks the sign-in windows of ${authDomain}. ` : '') +
      'The headers in firebase.json are not those that the variables ask for: run `npx tsx build/writeHeaders.ts`, then build again.',
  );
}

function emulatorProblems({ VITE_FIREBASE_PROJECT_ID: projectId }: Variables): string[] {
  if (!projectId || projectId.startsWith('demo-')) return [];
  return [
    `VITE_USE_EMULATORS is set, but VITE_FIREBASE_PROJECT_ID is "${projectId}": emulator projects begin with "demo-"`,
  ];
}

function productionProblems(variables: Variables): string[] {
  const problems = REQUIRED.filter((name) => !variables[name]).map((name) => `${name} is missing`);
  if (variables.VITE_FIREBASE_PROJECT_ID?.startsWith('demo-')) {
    problems.push(
      'VITE_FIREBASE_PROJECT_ID begins with "demo-", which only works with VITE_USE_EMULATORS=true',
    );
  }
  const authDomain = variables.VITE_FIREBASE_AUTH_DOMAIN;
  // As a policy and the SDK take it: no scheme, no path, no wildcard.
  if (authDomain && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(authDomain)) {
    problems.push(
      `VITE_FIREBASE_AUTH_DOMAIN is "${authDomain}", but must be a host name alone, such as cards.firebaseapp.com`,
    );
  }
  if (variables.VITE_SENTRY_DSN && !URL.canParse(variables.VITE_SENTRY_DSN)) {
    problems.push('VITE_SENTRY_DSN is not an address');
  }
  const reports = variables.VITE_POLICY_REPORTS;
  if (reports && !/^https:\/\/[^\s;,"']+$/.test(reports)) {
    problems.push('VITE_POLICY_REPORTS is not an https address that can stand in a header');
  }
  return problems;
}
