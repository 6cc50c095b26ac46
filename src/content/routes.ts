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
