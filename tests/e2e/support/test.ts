import { expect, type Page } from '@playwright/test';
import { STORED } from '../../../src/platform/storage/browserStorage';
import { sessionOf, type User } from '../../setup/accounts';
import { clearDocuments } from '../../setup/documents';
import { SLOW } from '../../setup/slow';
import { deskOf } from './WarmContext';
import { warmTest } from './warmTest';
import { serveWorkerSite } from './workerSite';

export { expect };

interface OfWorker {
  /** The origin of the site with this worker's project. */
  site: string;
}

/** Cases with the site of this worker's own project. */
export const test = warmTest(clearDocuments).extend<object, OfWorker>({
  site: [
    async ({}, use) => {
      const server = await serveWorkerSite();
      await use(server.origin);
      await server.close();
    },
    // Not of the time of the first case.
    { scope: 'worker', timeout: 60_000 * SLOW },
  ],
  baseURL: async ({ site }, use) => use(site),
});

/** Opens `next` with a session of `user`, as the browser keeps it. Where signing in is the subject: `signInByForm`. */
export async function signIn(page: Page, user: User, next = '/dashboard'): Promise<void> {
  const kept = { ...(await sessionOf(user)), [STORED.session]: 'open' };
  await deskOf(page.context()).evaluate((entries) => Object.assign(localStorage, entries), kept);
  await page.goto(next);
}
