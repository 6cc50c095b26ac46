import type { Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { expectTyped, MESSAGE, typeMessage } from './support/messageForm';
import { putContact } from './support/storedContacts';
import { siteWithout } from './support/siteWithout';
import { openTakenOver } from './support/takenOver';
import { expect, signIn, test } from './support/test';

// Each lost file is written to the console, and React writes what has reached an error boundary.
test.use({ expectedConsoleErrors: ['status of 404'] });

const DESK = '**/assets/desk-*.js';
const SIGN_IN = '**/assets/auth-*.js';
const MESSAGE_SENDER = '**/assets/lite-*.js';

interface Deploy {
  /** How often the page was loaded since. */
  reloads: () => number;
  finish: () => void;
}

/**
 * A deploy that has taken this part of the site away, so that its address is answered as any unknown
 * one. The page that is loaded next finds it again, unless the deploy is `broken`: then not before
 * `finish`.
 */
async function deployWithout(page: Page, part: string, { broken = false } = {}): Promise<Deploy> {
  let isGone = true;
  let reloads = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    reloads++;
    if (!broken) isGone = false;
  });
  await page.route(part, (route, request) =>
    isGone ? route.continue({ url: request.url().replace(/[^/]+$/, 'gone.js') }) : route.continue(),
  );
  return { reloads: () => reloads, finish: () => (isGone = false) };
}

const profileLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' });

async function openForVisitors(page: Page): Promise<void> {
  const user = await createUser();
  await putContact(user, { name: 'Grace Hopper' });
  await signIn(page, user);
  await expect(page.getByRole('link', { name: 'Grace Hopper' })).toBeVisible();
  await page.goto('/features');
}

test('a page whose code a deploy removed opens after one silent reload', async ({ page }) => {
  await openForVisitors(page);
  const deploy = await deployWithout(page, DESK);
  await profileLink(page).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  expect(deploy.reloads()).toBe(1);
});

test('so does the login, when its sign-in code was removed', { tag: '@long' }, async ({ page }) => {
  await openTakenOver(page, '/features');
  const deploy = await deployWithout(page, SIGN_IN);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  expect(deploy.reloads()).toBe(1);
});

test.describe('when it is still lost after the reload', () => {
  test.use({
    expectedConsoleErrors: [
      'Failed to load resource',
      'Failed to fetch dynamically imported module',
      'A part of the site could not be loaded',
    ],
  });

  test('the page says so and has a Reload button', async ({ page }) => {
    await openForVisitors(page);
    const deploy = await deployWithout(page, DESK, { broken: true });
    await profileLink(page).click();

    await expectErrorPage(page, 1, deploy);
    deploy.finish();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  });

  test(
    'so does the login when its sign-in code is lost, without repeated requests',
    { tag: '@long' },
    async ({ page }) => {
      await openTakenOver(page, '/features');
      const deploy = await deployWithout(page, SIGN_IN, { broken: true });
      let asked = 0;
      page.on('request', (request) => {
        if (request.url().includes('/assets/auth-')) asked++;
      });
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Login' })
        .click();

      await expectErrorPage(page, 1, deploy);
      expect(asked).toBeLessThan(10);
      deploy.finish();
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    },
  );

  test(
    'offline it says so instead, and the sign-in code loads once online, without a reload',
    { tag: '@long' },
    async ({ page, context }) => {
      await openTakenOver(page, '/features');
      await expect(page.getByText('Prices in AED (United Arab Emirates)')).toBeVisible();
      // Nothing else is on its way.
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
      let asked = 0;
      let loads = 0;
      page.on('request', (request) => {
        if (request.url().includes('/assets/auth-')) asked++;
        if (request.isNavigationRequest()) loads++;
      });
      await context.setOffline(true);
      await page.waitForFunction(() => !navigator.onLine);
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Login' })
        .click();
      await expect(page.getByRole('alert')).toContainText(
        'You appear to be offline. Check your connection and try again.',
      );
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
      expect(asked).toBeLessThan(10);
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
      expect(loads).toBe(0);
    },
  );

  test(
    'a message that is being sent is not lost by a reload',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/contact');
      await typeMessage(page, MESSAGE);
      const deploy = await deployWithout(page, MESSAGE_SENDER);
      await page.getByRole('button', { name: 'Send Message' }).click();

      await expect(page.getByRole('alert')).toHaveText(
        'Failed to send message. Please try again later. A part of the site didn’t load. Please reload the page.',
      );
      await expectTyped(page, MESSAGE);
      expect(deploy.reloads()).toBe(0);
      await page.reload();
      await expectTyped(page, MESSAGE);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText(/^Thank you for your message!/)).toBeVisible();
    },
  );
});

test.describe('a way back to an earlier version', () => {
  // No request is changed on its way, for that would switch the browser's cache off.
  test.use({
    expectedConsoleErrors: [
      'Failed to load resource',
      'Failed to fetch dynamically imported module',
      'A part of the site could not be loaded',
    ],
  });

  test('brings a part that was asked for while it was gone, with one reload', async ({
    page,
    context,
    baseURL,
  }) => {
    const site = await siteWithout('auth-', baseURL ?? '');
    await openTakenOver(page, `${site.address}/features`);
    const login = (tab: Page) =>
      tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' });
    await login(page).click();
    await expect(page.getByText('Something broke on this page.')).toBeVisible();

    site.rollBack();
    const other = await context.newPage();
    let loads = 0;
    await openTakenOver(other, `${site.address}/features`);
    other.on('request', (request) => {
      if (request.isNavigationRequest()) loads++;
    });
    await login(other).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Login');
    // What the browser has kept is that the part is missing.
    expect(loads).toBe(1);
    site.end();
  });
});

async function expectErrorPage(page: Page, reloads: number, deploy: Deploy): Promise<void> {
  const error = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(error).toContainText(
    'Something broke on this page. Everything you saved is safe. Reload to continue.',
  );
  await expect(error.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(deploy.reloads()).toBe(reloads);
}
