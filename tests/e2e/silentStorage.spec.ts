import type { Page } from '@playwright/test';
import { createUser, type User } from '../setup/accounts';
import { browserStorage } from './support/browserStorage';
import { holdRequests, services } from './support/heldRequests';
import { logOut, signInByForm } from './support/logIn';
import { expectCount } from './support/shownContacts';
import { putContact } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

const IN_MEMORY = 'This session ends when you reload or close this page.';
const ENDED = 'Your session has ended. Please log in again.';
/** In ms: the check is given up after 4 s, and this machine may be slow. */
const SLOW = { timeout: 20_000 };

async function newUser(): Promise<User> {
  const user = await createUser();
  await putContact(user, { name: 'Grace Hopper' });
  return user;
}

/** The page is there, and does not say who is: nobody can tell. */
async function expectVisitorPage(page: Page): Promise<void> {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText(/^Log/)).toHaveCount(0);
}

test('where the browser never opens a database, session and list are there', async ({ page }) => {
  await signIn(page, await newUser());
  await expectCount(page, '1', '1');
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto('/terms');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.goto('/dashboard');
  await expectCount(page, '1', '1');
});

// As Safari leaves them behind a page that was left in the middle of a transaction.
test(
  'databases that stay blocked cost neither the session nor the list, and hold up no log-out',
  { tag: '@long' },
  async ({ page, context }) => {
    await signIn(page, await newUser());
    await expectCount(page, '1', '1');
    await expect.poll(() => browserStorage(page)).toContain('Grace Hopper');
    const blocking = await context.newPage();
    await blocking.goto('/terms');
    await blocking.evaluate(async () => {
      const held = await indexedDB.databases();
      for (const { name = '' } of held) {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const [first = ''] = opening.result.objectStoreNames;
          const store = opening.result.transaction(first, 'readwrite').objectStore(first);
          const hold = () => {
            store.get('nothing').onsuccess = hold;
          };
          hold();
        };
      }
      if (held.length === 0) throw new Error('There is nothing to block.');
    });
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: 'Change Photo' })).toBeVisible();
    await page.goto('/dashboard');
    await expectCount(page, '1', '1');
    await logOut(page);
  },
);

test('where the browser is full, the session lives in memory, and the page says so', async ({
  page,
}) => {
  const user = await newUser();
  await page.goto('/terms');
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1_000;) {
      try {
        localStorage.setItem(`full ${size} ${localStorage.length}`, ' '.repeat(size));
      } catch {
        size /= 2;
      }
    }
  });
  await page.clock.install();
  await signInByForm(page, user);
  await expectCount(page, '1', '1');
  // Past the moments at which the SDK looks into the storage.
  await page.clock.runFor(5_000);
  await expect(page.getByText(IN_MEMORY)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await expect(page.getByText(ENDED)).toHaveCount(0);
});

test(
  'a page that closed in the middle of a log-out has the next one end it',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, await newUser());
    await expectCount(page, '1', '1');
    await page.evaluate(() => {
      localStorage.setItem('cardfile.session', 'ENDING');
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    await expect(page.getByText(ENDED)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  },
);

test(
  'a silent sign-in service holds up no page, and the stored session stands',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, await newUser());
    const check = await holdRequests(page, services.sessionCheck);
    await expectVisitorPage(page);
    await check.made;
    await page.goto('/dashboard');
    await expect(page.getByText('Showing 1 of 1 business cards')).toBeVisible(SLOW);
    await expect(page.getByText(IN_MEMORY)).toHaveCount(0);
    // One for each page; that of the first visit may be late.
    expect([2, 3]).toContain(check.count());
  },
);

test.describe('where the sign-in service is faulty', () => {
  test.use({ expectedConsoleErrors: ['status of 503'] });

  test('the stored session stands', async ({ page }) => {
    await signIn(page, await newUser());
    const fault = {
      error: { code: 503, message: 'The service is unavailable.', status: 'UNAVAILABLE' },
    };
    await page.route(services.sessionCheck, (route) => route.fulfill({ status: 503, json: fault }));
    await page.reload();
    await expectCount(page, '1', '1');
    await page.unroute(services.sessionCheck);
    await page.reload();
    await expectCount(page, '1', '1');
    await expect(page.getByText(ENDED)).toHaveCount(0);
  });
});
