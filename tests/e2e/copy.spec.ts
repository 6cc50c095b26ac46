import type { Page } from '@playwright/test';
import { createUser, type User } from '../setup/accounts';
import { browserStorage } from './support/browserStorage';
import { services } from './support/heldRequests';
import { logIn, logOut } from './support/logIn';
import { expectCount, rowOf } from './support/shownContacts';
import { putContact, putContacts, numberedContacts } from './support/storedContacts';
import { expect, test } from './support/test';

// Chromium writes each request that is refused to the console.
test.use({ expectedConsoleErrors: ['Failed to load resource'] });

const DATABASE = 'cardfile.copy';
const keeps = (page: Page) =>
  page.getByRole('checkbox', { name: 'Keep my contacts on this computer' });

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** Logs in, as one does who stays signed in, and waits for the copy. */
async function keepContacts(page: Page, user: User, count: string): Promise<void> {
  await page.goto('/login');
  await logIn(page, user);
  await expectCount(page, count, count);
  await expectKept(page);
}

async function expectKept(page: Page): Promise<void> {
  await expect.poll(() => browserStorage(page)).toContain('Grace Hopper');
  expect(await databases(page)).toContain(DATABASE);
}

/** Neither the database nor a word of it or of the choice is left. */
async function expectNothingKept(page: Page): Promise<void> {
  await expect.poll(() => databases(page)).not.toContain(DATABASE);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cardfile.copy'))).toBe(null);
  expect(await browserStorage(page)).not.toContain('Grace Hopper');
}

async function userWithContacts(): Promise<User> {
  const user = await createUser();
  await putContacts(user, [{ name: 'Grace Hopper', company: 'Navy' }, ...numberedContacts(2)]);
  return user;
}

const stay = (page: Page) =>
  page.getByRole('checkbox', { name: 'Stay signed in on this computer' });

test(
  'who stays signed in is asked nothing, and has the list there',
  { tag: '@long' },
  async ({ page }) => {
    const user = await userWithContacts();
    await page.goto('/login');
    await expect(stay(page)).toBeChecked();
    await expect(keeps(page)).toHaveCount(0);
    await keepContacts(page, user, '3');
    await page.goto('/profile');
    await expect(keeps(page)).toBeChecked();
    await expect(page.getByText('Your list opens at once, even offline.')).toBeVisible();
  },
);

test('a session that ends with its tab keeps nothing', { tag: '@long' }, async ({ page }) => {
  const user = await userWithContacts();
  await page.goto('/login');
  await stay(page).uncheck();
  await logIn(page, user);
  await expectCount(page, '3', '3');
  await page.goto('/profile');
  await expect(keeps(page)).toBeDisabled();
  await expect(keeps(page)).not.toBeChecked();
  await page.goto('/dashboard');
  await expectCount(page, '3', '3');
  await expectNothingKept(page);
});

test(
  'the log-out of a tab’s own session leaves another account’s session and copy',
  { tag: '@long' },
  async ({ page, context }) => {
    const own = await createUser();
    await page.goto('/login');
    await stay(page).uncheck();
    await logIn(page, own);
    await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible();

    const user = await userWithContacts();
    const other = await context.newPage();
    await other.goto('/login');
    await stay(other).check();
    await logIn(other, user);
    await expectCount(other, '3', '3');
    await expectKept(other);

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Login');
    await expectKept(other);
    await other.goto('/features');
    await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
    await other.goto('/dashboard');
    await expectCount(other, '3', '3');
  },
);

test('the list is there before the services answer, and then brought up to date', async ({
  page,
}) => {
  const user = await userWithContacts();
  await keepContacts(page, user, '3');
  // In the place of the first one.
  await putContact(user, { name: 'Ada Lovelace', company: 'Engines', updatedAt: new Date() });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/documents:run*Query**', async (route) => {
    await held;
    await route.continue();
  });
  await page.route(services.contactRead, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expectCount(page, '3', '3');
  await expect(rowOf(page, 'Grace Hopper')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search business cards' }).fill('navy');
  await expectCount(page, '1', '3');
  release();
  await expectCount(page, '0', '3');
  await page.getByRole('searchbox', { name: 'Search business cards' }).fill('engines');
  await expect(rowOf(page, 'Ada Lovelace')).toBeVisible();
});

/** The copy without a connection, and the line that says so. `mend` brings the connection back. */
async function openCopyOffline(page: Page) {
  const user = await userWithContacts();
  await keepContacts(page, user, '3');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => !sessionStorage.getItem('offline') });
  });
  await page.evaluate(() => sessionStorage.setItem('offline', 'yes'));
  const cut = /identitytoolkit|securetoken|documents:/;
  await page.route(cut, (route) => route.abort('internetdisconnected'));
  // Nor does the site answer where the page asks whether there is a network after all.
  await page.route('**', (route, request) =>
    request.method() === 'HEAD' ? route.abort('internetdisconnected') : route.fallback(),
  );
  await page.reload();
  await expectCount(page, '3', '3');
  const note = page.getByRole('status').filter({ hasText: 'Try Again' });
  await expect(note).toHaveText(/^Your copy from \d+:\d\d.{0,4}\. No connection\. Try Again$/);
  const mend = async () => {
    await page.unroute(cut);
    await page.evaluate(() => sessionStorage.clear());
    // In the place of the first one.
    await putContact(user, { name: 'Ada Lovelace', updatedAt: new Date() });
  };
  return { note, mend };
}

test(
  'without a connection it says from when it is, and Try Again brings what is new',
  { tag: '@long' },
  async ({ page }) => {
    const { note, mend } = await openCopyOffline(page);
    await mend();
    await note.getByRole('button', { name: 'Try Again' }).click();
    await expect(note).toHaveCount(0);
    await expectCount(page, '3', '3');
    await expect(rowOf(page, 'Ada Lovelace')).toBeVisible();
  },
);

test(
  'what is new comes by itself when the connection is back',
  { tag: '@long' },
  async ({ page }) => {
    const { note, mend } = await openCopyOffline(page);
    await mend();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(rowOf(page, 'Ada Lovelace')).toBeVisible();
    await expect(note).toHaveCount(0);
  },
);

test('a log-out leaves nothing of it, whichever tab it is in', async ({ page, context }) => {
  const user = await userWithContacts();
  await keepContacts(page, user, '3');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expectCount(other, '3', '3');
  await logOut(page);
  await expectNothingKept(page);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Login');
  await expectNothingKept(other);
});

test('another user of this browser finds nothing of it', { tag: '@long' }, async ({ page }) => {
  const user = await userWithContacts();
  await keepContacts(page, user, '3');
  // The session goes without the site: as when its token is taken out of the browser.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('firebase:authUser') || key === 'cardfile.session')
        localStorage.removeItem(key);
    }
  });
  const other = await createUser();
  await putContact(other, { name: 'Of Another User' });
  await page.goto('/login');
  await logIn(page, other);
  await expectCount(page, '1', '1');
  await expect.poll(() => browserStorage(page)).toContain('Of Another User');
  expect(await browserStorage(page)).not.toContain('Grace Hopper');
});

test(
  'the profile switches it off, and it stays off in this browser until it is switched on',
  { tag: '@long' },
  async ({ page }) => {
    const user = await userWithContacts();
    await keepContacts(page, user, '3');
    await page.goto('/profile');
    await keeps(page).uncheck();
    await expect.poll(() => databases(page)).not.toContain(DATABASE);
    await page.goto('/dashboard');
    await expectCount(page, '3', '3');
    await page.reload();
    await expectCount(page, '3', '3');
    expect(await browserStorage(page)).not.toContain('Grace Hopper');
    expect(await databases(page)).not.toContain(DATABASE);

    await page.goto('/profile');
    await expect(keeps(page)).not.toBeChecked();
    await keeps(page).check();
    await expect(page.getByText('Your list isn’t stored yet.')).toBeVisible();
    await page.goto('/dashboard');
    await expectKept(page);
  },
);

test('a deleted account leaves nothing of it', { tag: '@long' }, async ({ page }) => {
  const user = await userWithContacts();
  await keepContacts(page, user, '3');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  await dialog.getByLabel('Your Password').fill(user.password);
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(
    page.getByText('Your account and everything in it have been deleted.'),
  ).toBeVisible();
  await expectNothingKept(page);
});

test(
  'a browser that has no room says so at the switch, and the list works',
  { tag: '@long' },
  async ({ page }) => {
    const user = await userWithContacts();
    await page.addInitScript((name) => {
      const open = indexedDB.open.bind(indexedDB);
      IDBFactory.prototype.open = (asked, version) => {
        if (asked === name) throw new DOMException('There is no room.', 'QuotaExceededError');
        return open(asked, version);
      };
    }, DATABASE);
    await page.goto('/login');
    await logIn(page, user);
    await expectCount(page, '3', '3');
    await page.getByRole('link', { name: 'Profile' }).first().click();
    await expect(page.getByText('if the browser has room')).toBeVisible();
    await page.goto('/dashboard');
    await expectCount(page, '3', '3');
  },
);
