import { policyFor, REPORT_GROUP } from './contentPolicy.ts';

interface Header {
  key: string;
  value: string;
}

/** A part of `hosting.headers` in firebase.json: what every address that matches `source` comes with. */
export interface HeaderRule {
  source: string;
  headers: Header[];
}

/** The headers that a site built with these variables needs (R13.1 to R13.3). The last match counts. */
export function hostingHeaders(variables: Partial<ImportMetaEnv>): HeaderRule[] {
  const everywhere = headersFor(variables);
  return [
    { source: '**', headers: everywhere },
    // What the pattern before leaves out: addresses with a part that begins with a dot.
    { source: '!/**', headers: everywhere },
    {
      source: '/assets/**',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    {
      // Asked for at a log-out (R15.44).
      source: '/signed-out.txt',
      headers: [
        { key: 'Cache-Control', value: 'no-store' },
        { key: 'Clear-Site-Data', value: '"cache"' },
      ],
    },
  ];
}

function headersFor(variables: Partial<ImportMetaEnv>): Header[] {
  const reports = variables.VITE_POLICY_REPORTS;
  return [
    { key: 'Cache-Control', value: 'no-cache' },
    { key: 'Content-Security-Policy', value: policyFor(variables) },
    ...(reports ? [{ key: 'Reporting-Endpoints', value: `${REPORT_GROUP}="${reports}"` }] : []),
    // Plain "same-origin" would cut the pop-up of Apple off from the page.
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
    {
      key: 'Permissions-Policy',
      value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    },
  ];
}
