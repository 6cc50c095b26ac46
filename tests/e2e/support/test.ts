import { test as base, expect, type Page } from '@playwright/test';
import type { User } from '../../setup/accounts';
import { watchConsole } from './watchConsole';

export { expect };

interface Watched {
  /** Console errors that this test causes on purpose: each is a part of the message. */
  expectedConsoleErrors: (string | RegExp)[];
  /**
   * Whether lists hear of what is stored elsewhere. Only for tests of that: at each write the emulator asks the
   * questions of all listeners again, over all that is stored.
   */
  listens: boolean;
  watch: undefined;
}

/**
 * Playwright's `test`, where any console error or warning, uncaught error or refusal by the content
 * security policy fails the test. What is meant to happen is said beforehand:
 * `test.use({ expectedConsoleErrors: ['status of 400'] })`.
 */
export const test = base.extend<Watched>({
  expectedConsoleErrors: [[], { option: true }],
  listens: [false, { option: true }],
  watch: [
    async ({ context, expectedConsoleErrors, listens }, use) => {
      if (!listens) {
        await context.route('**/assets/liveContacts-*.js', (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: 'export const liveContacts = () => () => {};',
          }),
        );
      }
      await watchConsole(context, expectedConsoleErrors, () => use(undefined));
    },
    { auto: true },
  ],
});

/** Signs in through the page, as a person does, and waits for the page that follows. */
export async function signIn(page: Page, user: User, next = '/dashboard'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password').fill(user.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(`**${next}`);
}
