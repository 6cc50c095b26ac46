/** An ISO day as the site's own texts write it: `June 15, 2025`, the same for every visitor. */
export function formatLongDate(isoDay: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(isoDay),
  );
}
