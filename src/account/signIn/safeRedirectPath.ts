import { routeAt } from '../../routes';

const DASHBOARD = '/dashboard';

/**
 * Where to go after login: the page that was asked for if it is a protected page of this site (R2.12 to
 * R2.15), with its query and hash, else `/dashboard`. The candidate comes from the browser's history, which
 * other sites can write to, so nothing else is let through (`//x`, `/\x`, `%5c`, control characters).
 */
export function safeRedirectPath(candidate: unknown): string {
  if (typeof candidate !== 'string') return DASHBOARD;
  if (/[\\\p{Cc}]/u.test(candidate)) return DASHBOARD;
  const [pathname = ''] = candidate.split(/[?#]/, 1);
  if (routeAt(pathname).access !== 'signedIn') return DASHBOARD;
  return pathname.split('/').every(isSafeSegment) ? candidate : DASHBOARD;
}

/** A contact's id is one segment, plain or percent-encoded. */
function isSafeSegment(segment: string): boolean {
  try {
    const text = decodeURIComponent(segment);
    return text !== '.' && text !== '..' && !/[/\\\p{Cc}]/u.test(text);
  } catch {
    return false;
  }
}
