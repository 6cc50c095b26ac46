/** The facts the specification leaves blank, each in one place (see `.env.example`). */
export const site = {
  name: 'Cardfile',
  origin: import.meta.env.VITE_SITE_ORIGIN || 'https://cardfile.example',
  supportMailbox: import.meta.env.VITE_SUPPORT_MAILBOX || 'support@cardfile.example',
  appStoreUrl: import.meta.env.VITE_APP_STORE_URL || 'https://apps.apple.com/app/cardfile',
  /** Where Apple lets people change or cancel a subscription. */
  manageSubscriptionUrl: 'https://apps.apple.com/account/subscriptions',
} as const;
