import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { uidOf } from '../setup/accounts';
import { readDocument } from '../setup/documents';
import {
  IPHONE,
  MAC,
  openApple,
  playGoogle,
  useKnownAccount,
  useNewAccount,
} from './support/appleAccount';
import { browserStorage } from './support/browserStorage';
import { holdRequests } from './support/heldRequests';
import { logOut } from './support/logIn';
import { expect, test } from './support/test';

const newAddress = () => `apple-${randomUUID()}@cardfile.example`;
const apple = (page: Page) => page.getByRole('button', { name: 'Sign in with Apple' });

test.describe('on a Mac', () => {
  test.use({ userAgent: MAC });

  for (const path of ['/login', '/register']) {
    test(`a new user comes from ${path} to an empty list, with a profile; the next time it stays as it is`, async ({
      page,
      context,
    }) => {
      await playGoogle(context);
      const email = newAddress();
      await page.goto(path);
      await useNewAccount(await openApple(page), email, 'Grace Hopper');

      await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole('banner').getByText('Grace Hopper')).toBeVisible();
      const profile = `users/${(await uidOf(email)) ?? ''}`;
      await expect(async () => {
        expect(await readDocument(profile)).toMatchObject({
          name: 'Grace Hopper',
          email,
          plan: 'free',
          scansUsed: 0,
          maxScans: 100,
        });
      }).toPass();
      const before = await readDocument(profile);

      await logOut(page);
      expect(await browserStorage(page)).not.toContain(email);
      await useKnownAccount(await openApple(page), email);
      await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('banner').getByText('Grace Hopper')).toBeVisible();
      expect(await readDocument(profile)).toEqual(before);
    });
  }

  test(
    'closing the pop-up locks nothing: a second press works, without an error',
    { tag: '@long' },
    async ({ page, context }) => {
      await playGoogle(context);
      await page.goto('/login');
      await (await openApple(page)).close();
      await page.getByLabel('Email').fill('typed@cardfile.example');
      await expect(page.getByLabel('Email')).toHaveValue('typed@cardfile.example');

      const popup = await openApple(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await useNewAccount(popup, newAddress(), 'Grace Hopper');
      await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible();
    },
  );

  test(
    'two presses while its code loads open one pop-up',
    { tag: '@long' },
    async ({ page, context }) => {
      await playGoogle(context);
      const script = await holdRequests(page, 'https://apis.google.com/js/api.js**');
      const popups: Page[] = [];
      page.on('popup', (popup) => popups.push(popup));
      await page.goto('/login');
      await script.made;
      await apple(page).click();
      await apple(page).click();
      expect(popups).toEqual([]);
      const opened = page.waitForEvent('popup');
      script.release();
      await useNewAccount(await opened, newAddress(), 'Grace Hopper');
      await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible();
      expect(popups).toHaveLength(1);
    },
  );

  test.describe('when Google cannot be reached', () => {
    test.use({ expectedConsoleErrors: ['Failed to load resource'] });

    test(
      'the page loads, and a press says what is wrong',
      { tag: '@long' },
      async ({ page, context }) => {
        await context.route('https://apis.google.com/**', (route) => route.abort());
        await page.goto('/login');
        await apple(page).click();
        await expect(page.getByRole('alert')).toHaveText(
          'There was a problem with Apple Sign-In. Please try again or log in with your email instead.',
        );
        await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
      },
    );
  });
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test("the pop-up's code is loaded before the press, so that it is not blocked", async ({
    page,
    context,
  }) => {
    await playGoogle(context);
    const frame = page.waitForResponse('**/emulator/auth/iframe**');
    await page.goto('/login');
    await (await frame).finished();
    await useNewAccount(await openApple(page), newAddress(), 'Grace Hopper');
    await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible();
  });
});
