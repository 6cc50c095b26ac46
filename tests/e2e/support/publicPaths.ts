import { routes, type PublicPath } from '../../../src/routes';

/** Every page that a visitor can open without an account, by its path in the site map, with its h1. */
export const publicPaths = {
  '/': 'Scan the card. Keep the contact.',
  '/features': 'Powerful Features for Effortless Networking',
  '/changelog': 'Change Log',
  '/contact': 'Contact Us',
  '/support': 'Support Center',
  '/privacy': 'Privacy Policy',
  '/terms': 'Terms of Service',
  '/login': 'Login',
  '/register': 'Sign Up',
  '/forgot-password': 'Reset Your Password',
} as const satisfies Record<PublicPath, string>;

/** Pages that are served as finished HTML, with their h1; the last is what any other address shows. */
export const servedPages: [path: string, heading: string][] = [
  ...routes.flatMap((route): [string, string][] =>
    route.access === 'visitor' && route.path !== '*' ? [[route.path, publicPaths[route.path]]] : [],
  ),
  ['/no/such/page', 'Page Not Found'],
];
