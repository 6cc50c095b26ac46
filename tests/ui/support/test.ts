import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { serveSite } from '../../../scripts/siteServer';
import { deskOf } from '../../e2e/support/WarmContext';
import { warmTest } from '../../e2e/support/warmTest';
import { SESSION } from '../page/wire';
import { serveStandIns } from './serveStandIns';
import { resetStandIns, signInService } from './standIns';

export { expect };

/** Somebody who can sign in. */
export interface User {
  uid: string;
  email: string;
  password: string;
}

interface OfWorker {
  /** Where this worker's own site is. */
  site: string;
}

/**
 * The `test` of tests/e2e, but on stand-ins for the services (standIns.ts): each worker has its own site and its own
 * services.
 */
export const test = warmTest(resetStandIns).extend<object, OfWorker>({
  site: [
    async ({}, use) => {
      const folder = process.env['CARDFILE_UI_SITE'];
      if (!folder) throw new Error('Run these tests with tests/ui/playwright.config.ts.');
      resetStandIns();
      const { origin, close } = await serveSite({ folder, handlers: [serveStandIns] });
      await use(origin);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
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

/** Opens `next` with this user signed in already, as after a reload. */
export async function signIn(page: Page, user: User, next = '/dashboard'): Promise<void> {
  const session = JSON.stringify(signInService.find(user.uid));
  await deskOf(page.context()).evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
      localStorage.setItem('cardfile.session', 'open');
    },
    [SESSION, session] as const,
  );
  await page.goto(next);
}
