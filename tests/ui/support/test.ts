import { randomUUID } from 'node:crypto';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { serveSite } from '../../../scripts/siteServer';
import { watchConsole } from '../../e2e/support/watchConsole';
import { ADDRESS, SESSION } from '../page/wire';
import { serveStandIns } from './serveStandIns';
import { resetStandIns, signInService } from './standIns';

export { expect };

/** Somebody who can sign in. */
export interface User {
  uid: string;
  email: string;
  password: string;
}

interface Worker {
  /** Where this worker's own site is. */
  origin: string;
}

/** The contexts of this worker, by their options. A warm one has all code of the site, compiled. */
const contexts = new Map<string, BrowserContext>();

interface Case {
  /** Console errors that this test causes on purpose: each is a part of the message. */
  expectedConsoleErrors: (string | RegExp)[];
  /** For a case that changes its context for good, as one does that puts a clock or a script into it. */
  isContextNew: boolean;
  watch: undefined;
}

/**
 * The `test` of tests/e2e, but on stand-ins for the services (standIns.ts): each worker has its own site and its own
 * services. Its cases share a context, which is cleared after each.
 */
export const test = base.extend<Case, Worker>({
  isContextNew: [false, { option: true }],
  expectedConsoleErrors: [[], { option: true }],
  watch: [
    async ({ context, expectedConsoleErrors }, use) => {
      await watchConsole(context, expectedConsoleErrors, () => use(undefined));
    },
    { auto: true },
  ],
  origin: [
    async ({ browser }, use) => {
      const folder = process.env['CARDFILE_UI_SITE'];
      if (!folder) throw new Error('Run these tests with tests/ui/playwright.config.ts.');
      const { origin, close } = await serveSite({ folder, handlers: [serveStandIns] });
      await use(origin);
      for (const context of browser.contexts()) await context.close();
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => {
    await use(origin);
  },
  context: async (
    { browser, baseURL, isContextNew, viewport, hasTouch, isMobile, colorScheme },
    use,
  ) => {
    resetStandIns();
    const key = JSON.stringify([viewport, hasTouch, isMobile, colorScheme]);
    const kept = isContextNew ? undefined : contexts.get(key);
    const context = kept ?? (await browser.newContext());
    if (!isContextNew) contexts.set(key, context);
    await use(context);
    if (isContextNew) {
      await context.close();
      return;
    }
    await context.setOffline(false);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    const [page, ...others] = context.pages();
    for (const other of others) await other.close();
    if (page) {
      const session = await context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', {
        origin: baseURL ?? '',
        storageTypes: 'all',
      });
      await page.close();
    }
    await context.clearCookies();
    await context.clearPermissions();
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await page.goto(ADDRESS);
    const kept = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ]);
    expect(kept, 'what the case before left in the browser').toEqual([]);
    await use(page);
  },
});

/** A new account for one test. */
export async function createUser({
  email = `user-${randomUUID()}@cardfile.example`,
  password = 'correct-horse',
  displayName = null as string | null,
} = {}): Promise<User> {
  const uid = randomUUID().replace(/-/g, '').slice(0, 28);
  signInService.register(email, password, { uid, displayName, email, photoURL: null });
  return Promise.resolve({ uid, email, password });
}

/** Opens `next` with this user signed in already, as after a reload. `page` must show nothing of the site yet. */
export async function signIn(page: Page, user: User, next = '/dashboard'): Promise<void> {
  if (!page.url().endsWith(ADDRESS)) await page.goto(ADDRESS);
  const session = JSON.stringify(signInService.find(user.uid));
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
      localStorage.setItem('cardfile.session', 'open');
    },
    [SESSION, session] as const,
  );
  await page.goto(next);
}
