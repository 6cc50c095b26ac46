/** `visitor` pages are finished HTML without sign-in code; a `signedIn` page sends others to the login (R2.17). */
export type Access = 'visitor' | 'signInPage' | 'signedIn';

/** One page of the site, and all that is known of it before its code is loaded (see src/content/documents.ts). */
export interface Route {
  path: string;
  page: string;
  access: Access;
  /** The page's name in the browser's tab and in search results; the site's name is added. */
  title: string;
  link?: {
    label: string;
    /** The label in the menu of a narrow window, where it differs (R2.21). */
    menuLabel?: string;
    icon: string;
  };
  /** The page in the menus that this one belongs to. */
  section?: string;
}

/** The page of every unknown address (R2.16). */
const NOT_FOUND = {
  path: '*',
  page: 'notFound/NotFoundPage',
  access: 'visitor',
  title: 'Page Not Found',
} as const satisfies Route;

/** The site map: every page, its path and its guard (R2.1 to R2.16). All lists of pages derive from it. */
export const routes = [
  {
    path: '/',
    page: 'home/HomePage',
    access: 'visitor',
    title: 'Business cards become contacts',
    link: { label: 'Home', icon: 'home' },
  },
  {
    path: '/features',
    page: 'features/FeaturesPage',
    access: 'visitor',
    title: 'Features',
    link: { label: 'Features', icon: 'features' },
  },
  {
    path: '/changelog',
    page: 'changelog/ChangelogPage',
    access: 'visitor',
    title: 'Change Log',
    link: { label: 'Change Log', icon: 'log' },
  },
  {
    path: '/support',
    page: 'support/SupportPage',
    access: 'visitor',
    title: 'Support Center',
    link: { label: 'Support', icon: 'help' },
  },
  {
    path: '/contact',
    page: 'contactUs/ContactUsPage',
    access: 'visitor',
    title: 'Contact Us',
    link: { label: 'Contact Us', menuLabel: 'Contact', icon: 'mail' },
  },
  {
    path: '/privacy',
    page: 'legal/PrivacyPage',
    access: 'visitor',
    title: 'Privacy Policy',
    link: { label: 'Privacy Policy', icon: 'info' },
  },
  {
    path: '/terms',
    page: 'legal/TermsPage',
    access: 'visitor',
    title: 'Terms of Service',
    link: { label: 'Terms of Service', icon: 'info' },
  },
  {
    path: '/login',
    page: 'login/LoginPage',
    access: 'signInPage',
    title: 'Login',
    link: { label: 'Login', icon: 'login' },
  },
  {
    path: '/register',
    page: 'register/RegisterPage',
    access: 'signInPage',
    title: 'Sign Up',
  },
  {
    path: '/forgot-password',
    page: 'forgotPassword/ForgotPasswordPage',
    access: 'signInPage',
    title: 'Reset Your Password',
  },
  {
    path: '/dashboard',
    page: 'contactList/ContactListPage',
    access: 'signedIn',
    title: 'Contacts',
    link: { label: 'Contacts', menuLabel: 'Dashboard', icon: 'contacts' },
  },
  {
    path: '/profile',
    page: 'profile/ProfilePage',
    access: 'signedIn',
    title: 'Profile',
    link: { label: 'Profile', icon: 'profile' },
  },
  {
    path: '/recently-deleted',
    page: 'recentlyDeleted/RecentlyDeletedPage',
    access: 'signedIn',
    title: 'Recently Deleted',
    section: '/dashboard',
  },
  {
    path: '/clean-up',
    page: 'cleanUp/CleanUpPage',
    access: 'signedIn',
    title: 'Clean Up',
    section: '/dashboard',
  },
  {
    path: '/contact/:id',
    page: 'contact/ContactDetailPage',
    access: 'signedIn',
    title: 'Contact',
    section: '/dashboard',
  },
  {
    path: '/contact/edit/:id',
    page: 'contact/ContactEditPage',
    access: 'signedIn',
    title: 'Edit Contact',
    section: '/dashboard',
  },
  {
    path: '/company/:id',
    page: 'company/CompanyPage',
    access: 'signedIn',
    title: 'Company',
    section: '/dashboard',
  },
  NOT_FOUND,
] as const satisfies readonly Route[];

export type Path = (typeof routes)[number]['path'];
/** The pages that have a document of their own (R2.71). */
export type PublicPath = Exclude<
  Exclude<(typeof routes)[number], { access: 'signedIn' }>['path'],
  '*'
>;
export type PageFile = (typeof routes)[number]['page'];

/** The tabs of Clean Up, and the address of each. */
export const CLEAN_UP = {
  look: '/clean-up',
  same: '/clean-up?tab=same-person',
} as const satisfies Record<string, Address>;

type Address = Path | `${Path}?${string}`;

/** Redirects (R2.7). */
export const redirects = [
  { from: '/subscriptions', to: '/features' },
  { from: '/needs-a-look', to: CLEAN_UP.look },
  { from: '/same-person', to: CLEAN_UP.same },
] as const satisfies readonly { from: string; to: Address }[];

/** The lists of links around each page, in their order (R2.20, R2.21, R2.25). */
export const menus = {
  dock: ['/', '/features', '/changelog', '/support', '/login', '/dashboard', '/profile'],
  menu: [
    '/',
    '/features',
    '/support',
    '/changelog',
    '/contact',
    '/dashboard',
    '/profile',
    '/login',
  ],
  quickLinks: ['/', '/features', '/support', '/changelog', '/contact', '/dashboard', '/login'],
  legal: ['/privacy', '/terms'],
} as const satisfies Record<string, readonly Path[]>;

export function routeAt(pathname: string): (typeof routes)[number] {
  const redirect = redirects.find(({ from }) => from === pathname);
  const address = redirect?.to.replace(/\?.*/, '') ?? pathname;
  const asked = address.replace(/(.)\/$/, '$1').split('/');
  const shows = ({ path }: Route) => {
    const parts = path.split('/');
    return (
      parts.length === asked.length &&
      parts.every((part, at) => (part.startsWith(':') ? asked[at] !== '' : part === asked[at]))
    );
  };
  return routes.find(shows) ?? NOT_FOUND;
}

export function contactPath(id: string): string {
  return `/contact/${encodeURIComponent(id)}`;
}

export function contactEditPath(id: string): string {
  return `/contact/edit/${encodeURIComponent(id)}`;
}

/** The page of a contact's company, by the id of the contact. */
export function companyPath(id: string): string {
  return `/company/${encodeURIComponent(id)}`;
}
