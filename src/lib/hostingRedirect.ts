import { parsedUrl } from './parsedUrl';

/**
 * Where a page goes that was opened on one of the provider's two default hosts: the same path and query
 * on the site's own origin (R2.37, R10.8). `null` where it stays: preview channels, localhost, the
 * provider's own `/__/` pages, and a site without an origin of its own or whose own is a default host.
 */
export function hostingRedirect(
  { host, pathname, search }: Pick<Location, 'host' | 'pathname' | 'search'>,
  projectId: string,
  origin: string | undefined,
): string | null {
  const isDefaultHost = host === `${projectId}.web.app` || host === `${projectId}.firebaseapp.com`;
  if (!isDefaultHost || pathname.startsWith('/__/')) return null;
  const site = parsedUrl(origin ?? '');
  return !site || site.host === host ? null : `${site.origin}${pathname}${search}`;
}
