const DASHBOARD = '/dashboard';

// The protected pages (R2.12 to R2.15). A contact's id is one path segment, plain or percent-encoded.
const PROTECTED = /^\/(?:dashboard|profile|contact\/(?:edit\/)?(?<id>[^/?#]+))\/?(?:[?#].*)?$/;

/**
 * Where to go after login: the page that was asked for if it is a protected page of this site, with its
 * query and hash, else `/dashboard`. The candidate comes from the browser's history, which other sites
 * can write to, so nothing else is let through (`//x`, `/\x`, `%5c`, control characters).
 */
export function safeRedirectPath(candidate: unknown): string {
  if (typeof candidate !== 'string' || /[\\\p{Cc}]/u.test(candidate)) return DASHBOARD;
  const match = PROTECTED.exec(candidate);
  if (!match) return DASHBOARD;
  const id = match.groups?.id;
  return id === undefined || isContactId(id) ? candidate : DASHBOARD;
}

function isContactId(segment: string): boolean {
  try {
    const id = decodeURIComponent(segment);
    return id !== '.' && id !== '..' && !/[/\\\p{Cc}]/u.test(id);
  } catch {
    return false;
  }
}
