/** Pages that are the same whether or not somebody is signed in, but for what stands around them. */
export const visitorPaths: readonly string[] = [
  '/',
  '/features',
  '/subscriptions',
  '/changelog',
  '/contact',
  '/support',
  '/privacy',
  '/terms',
];

/** The address of a contact's page. */
export function contactAddress(id: string): string {
  return `/contact/${encodeURIComponent(id)}`;
}

/** The address of the page that corrects a contact. */
export function contactEditAddress(id: string): string {
  return `/contact/edit/${encodeURIComponent(id)}`;
}

/** What the history keeps with an edit page: whether the contact's own page stands before it. */
export interface EditPageState {
  isAfterContact: boolean;
}
