import type { HtmlTagDescriptor } from 'vite';
import type { PublicPage } from '../src/content/publicPages';
import type { siteFacts } from '../src/content/siteFacts';

type Site = ReturnType<typeof siteFacts>;

/** What the head of a public page's document says of it: title, description, address, link preview. */
export function pageTags(page: PublicPage, site: Site): HtmlTagDescriptor[] {
  const title = `${page.title} · ${site.name}`;
  const address = site.origin + page.path;
  const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'meta', attrs });
  return [
    { tag: 'title', children: escapedText(title) },
    meta({ name: 'description', content: page.description }),
    { tag: 'link', attrs: { rel: 'canonical', href: address } },
    meta({ property: 'og:site_name', content: site.name }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:url', content: address }),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: page.description }),
    meta({ property: 'og:image', content: `${site.origin}/social-card.png` }),
    meta({ property: 'og:image:width', content: '1200' }),
    meta({ property: 'og:image:height', content: '630' }),
    meta({ property: 'og:image:alt', content: `The contacts list of ${site.name}` }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** What the head says of pages that search engines should leave alone: those of the app. */
export function unlistedTags(site: Site): HtmlTagDescriptor[] {
  return [
    { tag: 'title', children: site.name },
    { tag: 'meta', attrs: { name: 'robots', content: 'noindex' } },
  ];
}

/** The document with these tags at the end of its head. */
export function withTags(template: string, tags: HtmlTagDescriptor[]): string {
  return template.replace('</head>', () => `${tags.map(tagText).join('')}  </head>`);
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
