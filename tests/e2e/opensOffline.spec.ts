import type { BrowserContext, Page, Response } from '@playwright/test';
import { integrityOf, removalScript } from '../../build/siteWorker';
import { createUser, type User } from '../setup/accounts';
import { openFrontDoor, type FrontDoor } from '../setup/frontDoor';
import { browserStorage } from './support/browserStorage';
import { logIn, logOut } from './support/logIn';
import { publicPaths } from './support/publicPaths';
import { expectCount, rowOf } from './support/shownContacts';
import { numberedContacts, putContacts } from './support/storedContacts';
import { expect, test } from './support/test';

test.use({
  serviceWorkers: 'allow',
  // Chromium writes each failed request to the console.
  expectedConsoleErrors: ['Failed to load resource', 'net::ERR'],
});

const isControlled = (page: Page) =>
  page.evaluate(() => Boolean(navigator.serviceWorker.controller));

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const caches = (page: Page) => page.evaluate(() => window.caches.keys());

/** Logs in, as one does who stays signed in, and waits until the site and the list are kept. */
async function keepSite(page: Page, user: User, origin = ''): Promise<void> {
  await page.goto(`${origin}/login`);
  await logIn(page, user);
  await expectCount(page, '3', '3');
  await expect.poll(() => isControlled(page)).toBe(true);
  await expect.poll(() => browserStorage(page)).toContain('Grace Hopper');
}

async function userWithContacts(): Promise<User> {
  const user = await createUser();
  await putContacts(user, [{ name: 'Grace Hopper', company: 'Navy' }, ...numberedContacts(2)]);
  return user;
}

async function openOffline(context: BrowserContext, address: string): Promise<Page> {
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('without a network a new tab shows the list, a contact and the profile', async ({
  page,
  context,
}) => {
  await keepSite(page, await userWithContacts());
  await rowOf(page, 'Grace Hopper').getByRole('link', { name: 'Grace Hopper' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper');
  const contact = page.url();
  await page.close();

  const next = await openOffline(context, '/dashboard');
  await expectCount(next, '3', '3');
  await expect(next.getByText(/^Your copy from \d+:\d\d.{0,4}\. No connection\./)).toBeVisible();
  await next.goto(contact);
  await expect(next.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper');
  // Code that was never asked for.
  await next.getByRole('button', { name: 'More', exact: true }).click();
  await next.getByRole('button', { name: 'QR Code' }).click();
  await expect(next.getByRole('dialog').getByRole('img')).toBeVisible();
  await next.keyboard.press('Escape');
  await next
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Profile' })
    .click();
  await expect(next.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await next.goto('/recently-deleted');
  await expect(next.getByRole('heading', { level: 1 })).toHaveText('Recently Deleted');
});

test(
  'pages for visitors open without a network too, and lead back to the list',
  { tag: '@long' },
  async ({ page, context }) => {
    await keepSite(page, await userWithContacts());
    const next = await openOffline(context, '/contact/edit/anything');
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
    for (const path of ['/features', '/contact', '/'] as const) {
      await next.goto(path);
      await expect(next.getByRole('heading', { level: 1 })).toHaveText(publicPaths[path]);
      await expect(next.getByRole('banner').getByText('Offline')).toBeVisible();
    }
    await next.getByRole('link', { name: 'Go to Contacts' }).click();
    await expectCount(next, '3', '3');
    await next.goto('/login');
    await expectCount(next, '3', '3');
    await expect(next.goto('/no/such/page')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  },
);

test(
  'it keeps code alone, and answers for no service and no picture',
  { tag: '@long' },
  async ({ page }) => {
    await keepSite(page, await userWithContacts());
    const kept = await page.evaluate(async () => {
      const requests = await Promise.all(
        (await window.caches.keys()).map(async (name) => (await window.caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/dashboard');
    expect(
      kept.filter((path) => !/^\/dashboard$|^\/assets\/[\w.-]+\.(js|css|woff2)$/.test(path)),
    ).toEqual([]);

    const answers: Response[] = [];
    page.on('response', (answer) => answers.push(answer));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(publicPaths['/']);
    await expect
      .poll(() => answers.some((answer) => /\.avif$/.test(new URL(answer.url()).pathname)))
      .toBe(true);
    await page.getByRole('link', { name: 'Go to Contacts' }).click();
    await expectCount(page, '3', '3');
    const { origin } = new URL(page.url());
    const ofWorker = answers
      .filter((answer) => answer.fromServiceWorker())
      .map((answer) => new URL(answer.url()));
    // Twin: the site's code is of the worker.
    expect(ofWorker.some(({ pathname }) => pathname.endsWith('.js'))).toBe(true);
    expect(ofWorker.filter((address) => address.origin !== origin)).toEqual([]);
    expect(ofWorker.filter(({ pathname }) => /\.(avif|webm|mp4|png|svg)$/.test(pathname))).toEqual(
      [],
    );
  },
);

test(
  'without a network the list is exported, and one can log out with something unsaved',
  { tag: '@long' },
  async ({ page, context }) => {
    await keepSite(page, await userWithContacts());
    await page.getByRole('link', { name: 'Grace Hopper' }).click();
    await page.getByRole('link', { name: 'Edit Contact' }).click();
    await page.getByLabel('Company').fill('US Navy');

    const next = await openOffline(context, '/dashboard');
    await expectCount(next, '3', '3');
    const saved = next.waitForEvent('download');
    await next.getByRole('button', { name: 'Export CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^contacts_export_[\d-]+\.csv$/);
    await next.close();

    await page.getByRole('button', { name: 'Logout' }).first().click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Log out anyway?');
    await question.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => browserStorage(page)).not.toContain('Grace Hopper');
  },
);

test(
  'neither visitors nor a session that ends with its tab have one',
  { tag: '@long' },
  async ({ page }) => {
    for (const path of ['/', '/features', '/login']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.getByRole('checkbox', { name: 'Stay signed in on this computer' }).uncheck();
    await logIn(page, await userWithContacts());
    await expectCount(page, '3', '3');
    // It is decided when the browser is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await registrations(page)).toBe(0);
    expect(await caches(page)).toEqual([]);
  },
);

test('a log-out leaves no worker, no cache, no database and no key of anybody', async ({
  page,
}) => {
  const user = await userWithContacts();
  await keepSite(page, user);
  expect(await registrations(page)).toBe(1);
  expect(await caches(page)).toEqual([expect.stringMatching(/^cardfile /)]);
  await logOut(page);
  await expect.poll(() => caches(page)).toEqual([]);
  await expect.poll(() => registrations(page)).toBe(0);
  const left = () =>
    page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name }) => name).sort(),
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      cookies: document.cookie,
    }));
  await expect.poll(left).toEqual({
    databases: [],
    local: [],
    session: [],
    cookies: '',
  });
  expect(await browserStorage(page)).not.toContain(user.uid);

  // The same tab keeps it again.
  await logIn(page, user);
  await expectCount(page, '3', '3');
  await expect.poll(() => isControlled(page)).toBe(true);
  await expect.poll(() => browserStorage(page)).toContain('Grace Hopper');
  // The document and the files are kept together.
  await expect
    .poll(() => page.evaluate(async () => (await window.caches.match('/dashboard'))?.status))
    .toBe(200);
  const next = await openOffline(page.context(), '/dashboard');
  await expectCount(next, '3', '3');
});

test(
  'where the local storage alone was emptied, a visit leaves no worker, no cache and no contact',
  { tag: '@long' },
  async ({ page, context }) => {
    await keepSite(page, await userWithContacts());
    const other = await context.newPage();
    await other.goto('/signed-out.txt');
    await page.close();
    await other.evaluate(() => {
      localStorage.clear();
    });
    await other.goto('/');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(publicPaths['/']);
    await expect.poll(() => caches(other)).toEqual([]);
    await expect.poll(() => registrations(other)).toBe(0);
    await expect.poll(() => browserStorage(other)).not.toContain('Grace Hopper');
    expect(await other.evaluate(() => indexedDB.databases())).toEqual([]);
  },
);

test.describe('a site that changes', () => {
  let door: FrontDoor;
  let next: 'SAME' | 'NEWER' | 'REMOVED';
  let styles: Buffer;

  test.beforeEach(async ({ site }) => {
    next = 'SAME';
    const removal = await removalScript();
    const named = (text: string) =>
      text.replaceAll(/\/assets\/style-[\w-]+\.css/g, '/assets/newer.css');
    const html = await (await fetch(`${site}/dashboard`)).text();
    door = await openFrontDoor(site, (answer) => {
      const { path, headers } = answer;
      if (path.startsWith('/assets/style-')) styles = answer.body;
      if (next === 'REMOVED' && path === '/worker.js') answer.body = Buffer.from(removal);
      if (next !== 'NEWER') return;
      // Its styles have another name.
      if (path === '/assets/newer.css') {
        Object.assign(answer, { status: 200, body: styles });
        headers.set('content-type', 'text/css');
      }
      if (path === '/worker.js' || headers.get('content-type')?.startsWith('text/html')) {
        answer.body = Buffer.from(
          named(answer.body.toString())
            .replace('cardfile ', 'cardfile newer ')
            .replace(integrityOf(html), integrityOf(named(html))),
        );
      }
    });
  });

  test.afterEach(() => door.close());

  const offer = (page: Page) => page.getByText('A new version is ready.');
  /** As when somebody comes back to the tab; else it asks within a minute. */
  const comeBack = (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  /** A newer version takes over from the worker, and the page has had time enough to offer it twice. */
  async function bringNewer(page: Page): Promise<void> {
    await page.clock.install();
    await page.evaluate(() => {
      const taken = new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
      Object.assign(window, { taken });
    });
    next = 'NEWER';
    await comeBack(page);
    await page.evaluate(async () => {
      await (Reflect.get(window, 'taken') as Promise<Event>);
      // The page looks into them too, before it makes an offer.
      for (const cacheName of await window.caches.keys()) {
        await (await window.caches.match('/dashboard', { cacheName }))?.text();
      }
    });
    await page.clock.runFor(2_500);
  }

  test('is offered, and a tab of the version before goes on', async ({ page }) => {
    await keepSite(page, await userWithContacts(), door.origin);
    await comeBack(page);
    next = 'NEWER';
    await comeBack(page);
    await expect(offer(page)).toBeVisible();
    expect(await caches(page)).toHaveLength(2);

    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Profile' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
    await expect(offer(page)).toBeVisible();
    const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await expect(page.locator('link[rel=stylesheet][href="/assets/newer.css"]')).toHaveCount(1);
  });

  test('is not offered over a draft', { tag: '@long' }, async ({ page }) => {
    await keepSite(page, await userWithContacts(), door.origin);
    await page.getByRole('link', { name: 'Grace Hopper' }).click();
    await page.getByRole('link', { name: 'Edit Contact' }).click();
    await page.getByLabel('Company').fill('US Navy');
    await bringNewer(page);
    await expect(offer(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(offer(page)).toBeVisible();
  });

  test('is not offered over an open question', { tag: '@long' }, async ({ page }) => {
    await keepSite(page, await userWithContacts(), door.origin);
    await page.getByRole('link', { name: 'Grace Hopper' }).click();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await bringNewer(page);
    await expect(offer(page)).toHaveCount(0);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(offer(page)).toBeVisible();
  });

  test('is not offered over the undo of a deletion', { tag: '@long' }, async ({ page }) => {
    await keepSite(page, await userWithContacts(), door.origin);
    await page.getByRole('link', { name: 'Grace Hopper' }).click();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    // Under the pointer it stays, however slow the new version is.
    await undo.hover();
    await bringNewer(page);
    await expect(offer(page)).toHaveCount(0);
    await undo.click();
    await expect(rowOf(page, 'Grace Hopper')).toBeVisible();
    await page.mouse.move(0, 0);
    // It waits for the notice of the undo.
    await page.clock.runFor(30_000);
    await expect(offer(page)).toBeVisible();
  });

  test(
    'can take the worker out of each browser for good',
    { tag: '@long' },
    async ({ page, context }) => {
      await keepSite(page, await userWithContacts(), door.origin);
      next = 'REMOVED';
      await page.goto(`${door.origin}/features`);
      await expect.poll(() => registrations(page)).toBe(0);
      expect(await caches(page)).toEqual([]);
      await page.close();
      const other = await context.newPage();
      await other.goto(`${door.origin}/features`);
      expect(await isControlled(other)).toBe(false);
    },
  );
});
