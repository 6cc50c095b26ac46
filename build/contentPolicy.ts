/** Directives of a content security policy, each with sources. */
export type Sources = Record<string, string[]>;

/** What App Check needs besides: reCAPTCHA's scripts and frame, and where its verdict becomes a token. */
export const APP_CHECK_SOURCES: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** The policy with these sources added to directives that it has; those it allows already stay single. */
export function widenPolicy(policy: string, more: Sources): string {
  return policy
    .split('; ')
    .map((directive) => {
      const [name = '', ...allowed] = directive.split(' ');
      return [...new Set([name, ...allowed, ...(more[name] ?? [])])].join(' ');
    })
    .join('; ');
}

/** The policy that a site built with these variables needs: App Check and Sentry each add hosts. */
export function policyFor(
  { VITE_APP_CHECK_KEY, VITE_SENTRY_DSN }: Partial<ImportMetaEnv>,
  policy: string,
): string {
  const widened = VITE_APP_CHECK_KEY ? widenPolicy(policy, APP_CHECK_SOURCES) : policy;
  if (!VITE_SENTRY_DSN) return widened;
  return widenPolicy(widened, { 'connect-src': [new URL(VITE_SENTRY_DSN).origin] });
}

/** The content security policy in the text of a firebase.json. */
export function policyIn(firebaseJson: string): string {
  const policy = /"key": "Content-Security-Policy",\s+"value": "([^"]+)"/.exec(firebaseJson)?.[1];
  if (!policy) throw new Error('firebase.json has no Content-Security-Policy.');
  return policy;
}
