import { createHash } from 'node:crypto';
import { outdatedScript } from './outdatedScript.ts';
import { startScript } from './startScript.ts';

/** Directives of a content security policy, each with sources. */
export type Sources = Record<string, string[]>;

type Variables = Partial<ImportMetaEnv>;

/** The hashes of the two scripts that stand in the documents (pageDocuments.ts). */
const INLINE = [outdatedScript, startScript]
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ');

/** What every build needs (R13.1). Frames of no host: a build with sign-in windows adds theirs. */
const BASE = [
  "default-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  `script-src 'self' ${INLINE} https://apis.google.com`,
  "style-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "worker-src 'self'",
  "img-src 'self' data: blob: https://firebasestorage.googleapis.com",
  "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com https://firebasestorage.googleapis.com",
  // Without names of policies: Google's scripts make their own (docs/decisions/0023-content-policy.md).
  "require-trusted-types-for 'script'",
].join('; ');

/** What App Check needs besides: reCAPTCHA's scripts and frame, and where its verdict becomes a token. */
export const APP_CHECK_SOURCES: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** The name by which the policy speaks of the address for its reports. */
export const REPORT_GROUP = 'policy';

/** The content security policy that a site built with these variables needs. */
export function policyFor(variables: Variables): string {
  return sourcesOf(variables).reduce(widenPolicy, BASE);
}

/** The policy with these sources added; those it allows already stay single. */
export function widenPolicy(policy: string, more: Sources): string {
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
  for (const [name, sources] of Object.entries(more)) {
    directives.set(name, [...new Set([...(directives.get(name) ?? []), ...sources])]);
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

function sourcesOf({
  VITE_FIREBASE_PROJECT_ID: projectId,
  VITE_FIREBASE_AUTH_DOMAIN: authDomain,
  VITE_APP_CHECK_KEY: appCheckKey,
  VITE_SENTRY_DSN: sentry,
  VITE_POLICY_REPORTS: reports,
}: Variables): Sources[] {
  return [
    projectId ? { 'connect-src': [`https://us-central1-${projectId}.cloudfunctions.net`] } : {},
    authDomain ? { 'frame-src': [`https://${authDomain}`] } : {},
    appCheckKey ? APP_CHECK_SOURCES : {},
    sentry ? { 'connect-src': [new URL(sentry).origin] } : {},
    // The second is for browsers that know only the older way.
    reports ? { 'report-to': [REPORT_GROUP], 'report-uri': [reports] } : {},
  ];
}
