import type { HtmlTagDescriptor } from 'vite';
import { pageTags, tabTitle } from '../src/content/pageTags.ts';
import type { siteFacts } from '../src/content/siteFacts';
import type { Route } from '../src/routes';

type Site = ReturnType<typeof siteFacts>;

/** A page that has a document of its own. */
export type DescribedRoute = Route & { description: string };

/** What the head of a public page's document says of it (R2.71). */
export function documentTags(page: DescribedRoute, site: Site): HtmlTagDescriptor[] {
  const title = escapedText(tabTitle(page.title, site));
  return [{ tag: 'title', children: title }, ...pageTags(page, site)];
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
