/** The address of a contact's page. */
export function contactAddress(id: string): string {
  return `/contact/${encodeURIComponent(id)}`;
}
