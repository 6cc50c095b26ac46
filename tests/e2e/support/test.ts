import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import type { User } from '../../setup/accounts';

export { expect };

interface Watched {
  /** What this test makes the browser complain about on purpose, as parts of the message. */
  expectedComplaints: (string | RegExp)[];
  watch: undefined;
}

/**
 * Playwright's `test`, where any console error or warning, uncaught error or refusal by the content
 * security policy fails the test. What is meant to happen is said beforehand:
 * `test.use({ expectedComplaints: ['status of 400'] })`.
 */
export const test = base.extend<Watched>({
  expectedComplaints: [[], { option: true }],
  watch: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(described(message));
      });
      context.on('weberror', (webError) => complaints.push(String(webError.error())));

      await use(undefined);

      const unexpected = complaints.filter(
        (complaint) => !expectedComplaints.some((part) => matches(complaint, part)),
      );
      expect(unexpected, 'complaints of the browser').toEqual([]);
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

function matches(complaint: string, part: string | RegExp): boolean {
  return typeof part === 'string' ? complaint.includes(part) : part.test(complaint);
}
