import { defineBoolean, defineList, defineSecret, defineString } from 'firebase-functions/params';

// `firebase deploy` asks for each once and keeps the answers in functions/.env.<project>; the secret
// goes to Secret Manager. The emulators get theirs from the launcher.

/**
 * How to reach the mail server: `smtps://user:password@host` or `smtp://user:password@host:587`, user
 * and password percent-encoded.
 */
export const smtpUrl = defineSecret('SMTP_URL');

/** Where support requests go. */
export const supportMailbox = defineString('SUPPORT_MAILBOX', {
  default: 'support@cardfile.example',
  description: 'The mailbox that receives support requests.',
});

/** Who they come from: an address that the mail server may send for. */
export const supportSender = defineString('SUPPORT_SENDER', {
  default: 'no-reply@cardfile.example',
  description: 'The address that support requests are sent from.',
});

/** The sites whose pages may call, as `https://host`. */
export const siteOrigins = defineList('SITE_ORIGINS', {
  default: ['https://cardfile.example'],
  description: 'The origins of the site, each as https://host.',
});

/** Turn it on once the site sends App Check tokens: every call without one is then refused. */
export const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', {
  default: false,
  description: 'Refuse calls without a valid App Check token.',
});
