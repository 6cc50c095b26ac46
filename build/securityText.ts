import type { siteFacts } from '../src/content/siteFacts';

/** In days: less than the year that RFC 9116 advises, so each build puts the end off. */
const VALID_FOR = 330;

/** Where those who found a weakness write to, as RFC 9116 wants it (R13.7). */
export function securityText(
  { origin, supportMailbox }: ReturnType<typeof siteFacts>,
  now: Date,
): string {
  const expires = new Date(now.getTime() + VALID_FOR * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${encodeURI(supportMailbox)}?subject=Security`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
