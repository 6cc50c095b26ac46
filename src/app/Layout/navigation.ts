import type { AuthState } from '../../session/useAuth';
import { site } from '../../content/site';
import { menus, routes, type Route } from '../../routes';
import type { IconName } from '../../ui/Icon';

interface EntryLook {
  label: string;
  icon: IconName;
  audience?: 'signedIn' | 'signedOut';
}

/** A page of ours, an address elsewhere, or the log-out, as navigation shows them. */
export type NavigationEntry =
  | (EntryLook & {
      kind: 'page';
      path: string;
    })
  | (EntryLook & { kind: 'elsewhere'; href: string })
  | (EntryLook & { kind: 'logout' });

const AUDIENCES = {
  visitor: {},
  signInPage: { audience: 'signedOut' },
  signedIn: { audience: 'signedIn' },
} as const satisfies Record<Route['access'], Partial<EntryLook>>;

function pagesOf(menu: keyof typeof menus): NavigationEntry[] {
  return menus[menu].flatMap((path) => {
    const route = routes.find((route) => route.path === path);
    if (!route || !('link' in route)) return [];
    const { link } = route;
    const label = menu === 'menu' && 'menuLabel' in link ? link.menuLabel : link.label;
    return { kind: 'page', path, ...link, label, ...AUDIENCES[route.access] };
  });
}

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
  dock: [...pagesOf('dock'), logout],
  menu: [...pagesOf('menu'), logout, downloadApp],
  quickLinks: pagesOf('quickLinks'),
  legal: pagesOf('legal'),
};

/** The entries that this visitor sees. Until it is known who is there, none of them logs in or out. */
export function shownEntries(
  entries: NavigationEntry[],
  state: AuthState['kind'],
): NavigationEntry[] {
  const audience = state === 'signedOut' ? 'signedOut' : 'signedIn';
  return entries.filter(
    (entry) =>
      (entry.audience ?? audience) === audience &&
      (entry.kind !== 'logout' || state === 'signedIn'),
  );
}
