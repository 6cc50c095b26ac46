import type { Ports } from './ports';

/** What the functions tell the mail catcher, which takes any. */
export const mailPassword = 'only-for-the-mail-catcher';

/**
 * The parameters of the functions (functions/src/parameters.ts) for a suite, as lines of the file
 * `.env.local` that the Functions emulator reads. Without them it would ask for each. Mail goes to the
 * mail catcher of the suite.
 */
export function functionsParameters(ports: Ports): string {
  const parameters = {
    // With a password, as in earnest: tests look for it where it must not be.
    SMTP_URL: `smtp://cardfile:${mailPassword}@127.0.0.1:${ports.mail}`,
    SUPPORT_MAILBOX: 'support@cardfile.example',
    SUPPORT_SENDER: 'no-reply@cardfile.example',
    // The emulator lets every site call.
    SITE_ORIGINS: '["http://127.0.0.1:5173"]',
    ENFORCE_APP_CHECK: 'false',
  };
  const lines = Object.entries(parameters).map(([name, value]) => `${name}=${value}\n`);
  return lines.join('');
}
