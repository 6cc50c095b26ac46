import type { Page } from '@playwright/test';
import { createUser, type User } from '../setup/accounts';
import { holdRequests, services } from './support/heldRequests';
import { expectCount } from './support/shownContacts';
import { putContact } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

const SILENT = 'This browser isn’t responding';
const IN_MEMORY = 'This session ends when you reload or close this page.';
const ENDED = 'Your session has ended. Please log in again.';
/** In ms: the page speaks after 5 s, and this machine may be slow. */
const SLOW = { timeout: 20_000 };

const WAYS: [string, () => void][] = [
  [
    'never opens',
    () => {
      if (localStorage.getItem('silent') === null) return;
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    },
  ],
  [
    'opens, and never gives what is in it',
    () => {
      if (localStorage.getItem('silent') === null) return;
      IDBObjectStore.prototype.get = () => new EventTarget() as IDBRequest;
    },
  ],
];

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

for (const [what, silence] of WAYS) {
  test.describe(`where the browser's database ${what}`, () => {
    test('a visitor page shows at once, others say so, and Reload asks it again', async ({
      page,
    }) => {
      await page.addInitScript(silence);
      await signIn(page, await newUser());
      await expectCount(page, '1', '1');
      await page.evaluate(() => {
        localStorage.setItem('silent', 'yes');
      });
      await expectVisitorPage(page);
      await page.goto('/dashboard');
      await expect(page.getByText(SILENT)).toBeVisible(SLOW);

      await page.evaluate(() => {
        localStorage.removeItem('silent');
      });
      await page.getByRole('button', { name: 'Reload' }).click();
      await expectCount(page, '1', '1');
    });
  });
}

test.describe('where the disk is full', () => {
  // The SDK says on the console that it cannot count its uses.
  test.use({ expectedConsoleErrors: ['app/idb-set'] });

  test('the session lives in memory, and the page says so', async ({ page, context }) => {
    const user = await newUser();
    await page.goto('/terms');
    const { origin } = new URL(page.url());
    const browser = await context.newCDPSession(page);
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await page.clock.install();
    await signIn(page, user);
    await expectCount(page, '1', '1');
    // Past the moments at which the SDK looks into the storage.
    await page.clock.runFor(5_000);
    await expect(page.getByText(IN_MEMORY)).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    await expect(page.getByText(ENDED)).toHaveCount(0);
  });
});

test('a log-out ends where the storage stops to answer, and the next page takes the session out of it', async ({
  page,
}) => {
  await signIn(page, await newUser());
  await expectCount(page, '1', '1');
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => new EventTarget() as IDBRequest<undefined>;
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/', SLOW);

  // The storage answers this page.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await expect(page.getByText(ENDED)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
});

test('a silent sign-in service holds up no page, and the stored session stands', async ({
  page,
}) => {
  await signIn(page, await newUser());
  const check = await holdRequests(page, services.sessionCheck);
  await expectVisitorPage(page);
  await check.made;
  await page.goto('/dashboard');
  await expect(page.getByText('Showing 1 of 1 business cards')).toBeVisible(SLOW);
  await expect(page.getByText(IN_MEMORY)).toHaveCount(0);
  expect(check.count()).toBe(2);
});

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
