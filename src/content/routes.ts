/**
 * The paths of the pages that exist, as `App.tsx` draws them. Navigation links to these alone, so a
 * page that is still to be built is not linked anywhere until its path stands here.
 */
export const livePaths: readonly string[] = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/features',
  '/changelog',
  '/contact',
  '/support',
  '/privacy',
  '/terms',
  '/dashboard',
  '/profile',
  '/contact/:id',
  '/contact/edit/:id',
];

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
