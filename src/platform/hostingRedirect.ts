import { parsedUrl } from './urls';

/** The same page on the site's own origin, for one on a default host (R2.37, R10.8). `null` where it stays. */
export function hostingRedirect(
  { host, pathname, search, hash }: Pick<Location, 'host' | 'pathname' | 'search' | 'hash'>,
  projectId: string,
  origin: string | undefined,
): string | null {
  const isDefaultHost = host === `${projectId}.web.app` || host === `${projectId}.firebaseapp.com`;
  if (!isDefaultHost || pathname.startsWith('/__/')) return null;
  const site = parsedUrl(origin ?? '');
  return !site || site.host === host ? null : `${site.origin}${pathname}${search}${hash}`;
}
