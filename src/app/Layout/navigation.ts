import { site } from '../../content/site';
import type { IconName } from '../../ui/Icon';

interface EntryLook {
  label: string;
  icon: IconName;
  /** Who sees it; everyone where it is missing. */
  audience?: 'signedIn' | 'signedOut';
}

/** A page of ours, an address elsewhere, or the log-out, as navigation shows them. */
export type NavigationEntry =
  | (EntryLook & {
      kind: 'page';
      path: string;
      /** Pages under this path belong to the entry too. */
      section?: string;
    })
  | (EntryLook & { kind: 'elsewhere'; href: string })
  | (EntryLook & { kind: 'logout' });

const page = (
  label: string,
  icon: IconName,
  path: string,
  more: { audience?: 'signedIn' | 'signedOut'; section?: string } = {},
): NavigationEntry => ({ kind: 'page', label, icon, path, ...more });

const home = page('Home', 'home', '/');
const features = page('Features', 'features', '/features');
const changeLog = page('Change Log', 'log', '/changelog');
const support = page('Support', 'help', '/support');
const contact = page('Contact', 'mail', '/contact');
const contactsOptions = { audience: 'signedIn', section: '/contact/' } as const;
const contacts = page('Contacts', 'contacts', '/dashboard', contactsOptions);
const dashboard = page('Dashboard', 'contacts', '/dashboard', contactsOptions);
const profile = page('Profile', 'profile', '/profile', { audience: 'signedIn' });
const login = page('Login', 'login', '/login', { audience: 'signedOut' });
const logout: NavigationEntry = {
  kind: 'logout',
  label: 'Logout',
  icon: 'logout',
  audience: 'signedIn',
};
const downloadApp: NavigationEntry = {
  kind: 'elsewhere',
  label: 'Download App',
  icon: 'download',
  audience: 'signedOut',
  href: site.appStoreUrl,
};

/** Every list of links around the page, each in its order (R2.20, R2.21, R2.25). */
export const navigation = {
  dock: [home, features, changeLog, support, login, contacts, profile, logout],
  menu: [
    home,
    features,
    support,
    changeLog,
    contact,
    dashboard,
    profile,
    logout,
    login,
    downloadApp,
  ],
  quickLinks: [home, features, support, changeLog, contact, contacts, login],
  legal: [page('Privacy Policy', 'info', '/privacy'), page('Terms of Service', 'info', '/terms')],
};

/** Those of the entries that this visitor sees. */
export function shownEntries(entries: NavigationEntry[], signedIn: boolean): NavigationEntry[] {
  const audience = signedIn ? 'signedIn' : 'signedOut';
  return entries.filter((entry) => (entry.audience ?? audience) === audience);
}
