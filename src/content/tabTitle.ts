/** The page's name in the browser's tab and in search results. */
export function tabTitle(title: string, site: { name: string }): string {
  return `${title} · ${site.name}`;
}
