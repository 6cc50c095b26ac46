import type { HtmlTagDescriptor } from 'vite';
import type { PublicDocument } from '../src/content/documents';
import { tabTitle, type siteFacts } from '../src/content/siteFacts.ts';
import type { Route } from '../src/routes';

type Site = ReturnType<typeof siteFacts>;

/** A page that has a document of its own. */
export type DescribedRoute = Route & PublicDocument;

/** What the head of a public page's document says of it: title, description, address, link preview (R2.71). */
export function documentTags(
  { path, title, description }: DescribedRoute,
  site: Site,
): HtmlTagDescriptor[] {
  const address = site.origin + path;
  const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'meta', attrs });
  return [
    { tag: 'title', children: escapedText(tabTitle(title, site)) },
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

/** What the head says of documents that search engines should leave alone: the app's, and that of no page. */
export function unlistedTags(site: Site, title?: string): HtmlTagDescriptor[] {
  return [
    { tag: 'title', children: title ? tabTitle(title, site) : site.name },
    { tag: 'meta', attrs: { name: 'robots', content: 'noindex' } },
  ];
}

/** The document with these tags at the end of its head. */
export function withTags(template: string, tags: HtmlTagDescriptor[]): string {
  return template.replace('</head>', () => `${tagsText(tags)}  </head>`);
}

/** The tags as they are written, each on a line. */
export function tagsText(tags: HtmlTagDescriptor[]): string {
  return tags.map(tagText).join('');
}

function tagText({ tag, attrs = {}, children }: HtmlTagDescriptor): string {
  const attributes = Object.entries(attrs).map(([key, value]) =>
    value === true ? ` ${key}` : ` ${key}="${escapedText(String(value))}"`,
  );
  const content = typeof children === 'string' ? `${children}</${tag}>` : '';
  return `  <${tag}${attributes.join('')}>${content}\n`;
}

function escapedText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
