import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import type { User } from '../../setup/accounts';

export { expect };

/** What Playwright writes in place of the worker (playwright.config.ts). */
const BLOCKED = 'Service Worker registration blocked by Playwright';

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
      const consoleErrors: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) consoleErrors.push(described(message));
      });
      context.on('weberror', (webError) => consoleErrors.push(String(webError.error())));

      await use(undefined);

      const unexpected = consoleErrors.filter(
        (error) => ![...expectedConsoleErrors, BLOCKED].some((part) => matches(error, part)),
      );
      expect(unexpected, 'errors on the console').toEqual([]);
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

function described(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}

function matches(error: string, part: string | RegExp): boolean {
  return typeof part === 'string' ? error.includes(part) : part.test(error);
}
