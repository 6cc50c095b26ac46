import type { Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { asksForAll, services } from './support/heldRequests';
import { expectCount, rowOf } from './support/shownContacts';
import { numberedContacts, putContact, putContacts } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

// Chromium writes each failed request to the console.
test.use({
  expectedConsoleErrors: ['Failed to load resource', 'A part of the site could not be loaded'],
});

test('offline is never shown as an empty list, and the list comes with the network', async ({
  page,
  context,
}) => {
  const user = await createUser();
  await putContact(user, { name: 'Grace Hopper' });
  await page.route(services.contactsQuery, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await signIn(page, user);

  const error = page.getByRole('alert').filter({ hasText: 'Failed to load dashboard data' });
  await expect(error).toContainText(
    'Failed to load dashboard data. You appear to be offline. Check your connection and try again.',
  );
  await expect(page.getByText('No business cards yet')).toHaveCount(0);

  // Still offline: the same words again.
  await page.unroute(services.contactsQuery);
  await error.getByRole('button', { name: 'Try Again' }).click();
  await expect(error).toContainText('You appear to be offline.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('No business cards yet')).toHaveCount(0);

  // The network's return is enough.
  await context.setOffline(false);
  await expectCount(page, '1', '1');
  await expect(rowOf(page, 'Grace Hopper')).toBeVisible();
  await expect(error).toHaveCount(0);
});

test(
  'if only the rest fails, the newest stay and the list says that it is incomplete',
  { tag: '@long' },
  async ({ page }) => {
    const user = await createUser();
    await putContacts(user, numberedContacts(60));
    await page.route(services.contactsQuery, async (route, request) => {
      if (asksForAll(request)) await route.abort('connectionreset');
      else await route.continue();
    });
    await signIn(page, user);

    await expect(page.getByRole('alert')).toContainText(
      'We could only load some of your contacts.',
    );
    await expect(rowOf(page, 'Person 001')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled();

    await page.unroute(services.contactsQuery);
    await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click();
    await expectCount(page, '60', '60');
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  },
);

const profileLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' });

/** Opens a page for visitors, then offline the profile, whose code is not here yet; counts the site's loads. */
async function openProfileOffline(page: Page) {
  const user = await createUser();
  await putContact(user, { name: 'Grace Hopper' });
  await signIn(page, user);
  await expectCount(page, '1', '1');
  await page.goto('/support');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await expect(profileLink(page)).toBeVisible();
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await profileLink(page).click();

  const error = page.getByRole('alert').filter({ hasText: 'We couldn’t load this page' });
  await expect(error).toContainText(
    'You appear to be offline. Check your connection and try again.',
  );
  return { error, loads: () => loads };
}

test('a page never opened before says offline, and loads by itself once online', async ({
  page,
  context,
}) => {
  const { error, loads } = await openProfileOffline(page);
  await error.getByRole('button', { name: 'Try Again' }).click();
  await expect(error.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  await expect(error).toContainText('You appear to be offline.');

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await expect(page).toHaveURL(/\/profile$/);
  expect(loads()).toBe(0);
});

test(
  'the login says what is wrong when the network is',
  { tag: '@long' },
  async ({ page, context }) => {
    const { email, password } = await createUser();
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Login', exact: true }).click();

    await expect(page.getByRole('alert')).toHaveText(
      'Network error. Please check your internet connection and try again.',
    );
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts');
  },
);

test('a contact of the list opens offline', { tag: '@long' }, async ({ page, context }) => {
  const user = await createUser();
  await putContact(user, { name: 'Grace Hopper', company: 'US Navy' });
  await signIn(page, user);
  await expectCount(page, '1', '1');
  await context.setOffline(true);
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Offline');
  await page.getByRole('link', { name: 'Grace Hopper' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper');
  await expect(page.getByRole('cell', { name: 'US Navy' })).toBeVisible();
  // The header has said it.
  await expect(page.getByText('You appear to be offline.', { exact: false })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('banner').getByText('Offline')).toHaveCount(0);
});
