import { test as base, expect, type Page } from '@playwright/test';
import { STORED } from '../../../src/storage/browserStorage';
import { sessionOf, type User } from '../../setup/accounts';
import { clearDocuments } from '../../setup/documents';
import { SLOW } from '../../setup/slow';
import { deskOf, WarmContext } from './WarmContext';
import { watchConsole } from './watchConsole';
import { serveWorkerSite } from './workerSite';

export { expect };

interface Watched {
  /** Console errors that this test causes on purpose: each is a part of the message. */
  expectedConsoleErrors: (string | RegExp)[];
  /** Whether what a case leaves in the database goes after it. A file that says no removes it after its last one. */
  clears: boolean;
  watch: undefined;
}

interface OfWorker {
  /** The origin of the site with this worker's project. */
  site: string;
  warm: WarmContext;
}

/**
 * Playwright's `test` with the site of this worker's own project, and a browser context that stays warm. The project
 * and the browser's storage are empty when a case begins.
 *
 * Any console error or warning, uncaught error or refusal by the content security policy fails the test. What is
 * meant to happen is said beforehand: `test.use({ expectedConsoleErrors: ['status of 400'] })`.
 */
export const test = base.extend<Watched, OfWorker>({
  site: [
    async ({}, use) => {
      const server = await serveWorkerSite();
      await use(server.origin);
      await server.close();
    },
    // Not of the time of the first case.
    { scope: 'worker', timeout: 60_000 * SLOW },
  ],
  warm: [
    async ({ browser }, use) => {
      const warm = new WarmContext(browser);
      await use(warm);
      await warm.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  // Each option that a case may set: one that is not named here would come from the case before.
  context: async (
    {
      warm,
      baseURL,
      viewport,
      userAgent,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      serviceWorkers,
      locale,
      timezoneId,
      colorScheme,
      reducedMotion,
      forcedColors,
      permissions,
      storageState,
      clears,
    },
    use,
  ) => {
    const device = { viewport, userAgent, hasTouch, isMobile, javaScriptEnabled, serviceWorkers };
    const person = { locale, timezoneId, colorScheme, reducedMotion, forcedColors };
    await use(await warm.open({ baseURL, ...device, ...person, permissions, storageState }));
    await warm.leave();
    if (clears) await clearDocuments();
  },
  expectedConsoleErrors: [[], { option: true }],
  clears: [true, { option: true }],
  watch: [
    async ({ context, expectedConsoleErrors }, use) => {
      await watchConsole(context, expectedConsoleErrors, () => use(undefined));
    },
    { auto: true },
  ],
});

/** Opens `next` with a session of `user`, as the browser keeps it. Where signing in is the subject: `signInByForm`. */
export async function signIn(page: Page, user: User, next = '/dashboard'): Promise<void> {
  const kept = { ...(await sessionOf(user)), [STORED.session]: 'open' };
  await deskOf(page.context()).evaluate((entries) => Object.assign(localStorage, entries), kept);
  await page.goto(next);
}
