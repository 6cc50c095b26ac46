import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { policyFor, policyIn } from './contentPolicy.ts';

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
  configResolved({ env, root }) {
    assertConfigured(env);
    assertHostsAllowed(env, readFileSync(join(root, 'firebase.json'), 'utf8'));
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

/** Throws when the hosting's policy would shut out App Check or Sentry, which the variables turn on. */
export function assertHostsAllowed(variables: Variables, firebaseJson: string): void {
  if (variables.VITE_USE_EMULATORS === 'true') return;
  const policy = policyIn(firebaseJson);
  if (policyFor(variables, policy) === policy) return;
  throw new Error(
    'The policy in firebase.json does not allow the hosts of VITE_APP_CHECK_KEY or VITE_SENTRY_DSN: run `npx tsx build/allowHosts.ts`.',
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
  if (variables.VITE_SENTRY_DSN && !URL.canParse(variables.VITE_SENTRY_DSN)) {
    problems.push('VITE_SENTRY_DSN is not an address');
  }
  return problems;
}
