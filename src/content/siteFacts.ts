/** The `VITE_*` variables that a fact can come from; `.env.example` explains each. */
export interface SiteVariables {
  VITE_FIREBASE_PROJECT_ID?: string;
  VITE_SITE_ORIGIN?: string;
  VITE_SUPPORT_MAILBOX?: string;
  VITE_APP_STORE_URL?: string;
}

/** The facts of the product, each in one place (R10.26). */
export function siteFacts(variables: SiteVariables) {
  return {
    name: 'Cardfile',
    /** Where the site lives, without a slash at the end. */
    origin: variables.VITE_SITE_ORIGIN || defaultOrigin(variables.VITE_FIREBASE_PROJECT_ID),
    supportMailbox: variables.VITE_SUPPORT_MAILBOX || 'support@cardfile.example',
    appStoreUrl: variables.VITE_APP_STORE_URL || 'https://apps.apple.com/app/cardfile',
    manageSubscriptionUrl: 'https://apps.apple.com/account/subscriptions',
  } as const;
}

/** Where Hosting shows a project that has no domain of its own. Emulator projects are shown nowhere. */
function defaultOrigin(projectId: string | undefined): string {
  return !projectId || projectId.startsWith('demo-')
    ? 'https://cardfile.example'
    : `https://${projectId}.web.app`;
}

/** The page's name in the browser's tab and in search results. */
export function tabTitle(title: string, site: { name: string }): string {
  return `${title} · ${site.name}`;
}
