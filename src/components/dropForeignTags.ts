/**
 * Takes away what the document says of another page (scripts/site/pageDocuments.ts), once one has moved
 * on inside the app: a link that is shared from here must not lead there.
 */
export function dropForeignTags(pathname: string): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical || new URL(canonical.href).pathname === pathname) return;
  canonical.remove();
  const about = 'meta[name="description"], meta[property^="og:"]';
  for (const tag of document.querySelectorAll(about)) tag.remove();
}
