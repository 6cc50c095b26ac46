import type { siteFacts } from './siteFacts';

export interface HeadTag {
  tag: 'meta' | 'link';
  attrs: Record<string, string>;
}

/** What the head of a public page says of it besides its title: description, address, link preview (R2.71). */
export function pageTags(
  { path, title, description }: { path: string; title: string; description: string },
  site: ReturnType<typeof siteFacts>,
): HeadTag[] {
  const address = site.origin + path;
  const meta = (attrs: Record<string, string>): HeadTag => ({ tag: 'meta', attrs });
  return [
    meta({ name: 'description', content: description }),
    { tag: 'link', attrs: { rel: 'canonical', href: address } },
    meta({ property: 'og:site_name', content: site.name }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:url', content: address }),
    meta({ property: 'og:title', content: tabTitle(title, site) }),
    meta({ property: 'og:description', content: description }),
    meta({ property: 'og:image', content: `${site.origin}/social-card.png` }),
    meta({ property: 'og:image:width', content: '1200' }),
    meta({ property: 'og:image:height', content: '630' }),
    meta({ property: 'og:image:alt', content: `The contacts list of ${site.name}` }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** The page's name in the browser's tab and in search results. */
export function tabTitle(title: string, site: { name: string }): string {
  return `${title} · ${site.name}`;
}
