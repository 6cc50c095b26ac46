import type { Page } from '@playwright/test';
import { holdRequests } from '../e2e/support/heldRequests';
import { logIn, logOut } from '../e2e/support/logIn';
import { putContact } from './support/storedContacts';
import { createUser, expect, test } from './support/test';

test('a visitor who asks for a contact gets there after the login, with the query', async ({
  page,
}) => {
  const ada = await createUser();
  const id = await putContact(ada, { name: 'Grace Hopper' });
  await page.goto(`/contact/edit/${id}?x=1`);
  await expect(page).toHaveURL(/\/login$/);

  await logIn(page, ada);
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper');
  await expect(page).toHaveURL(new RegExp(`/contact/edit/${id}\\?x=1$`));

  // The login is no step of its own: Back does not lead to it.
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('Login in the navigation keeps it, also pressed before the login is drawn', async ({
  page,
}) => {
  const ada = await createUser();
  const id = await putContact(ada, { name: 'Grace Hopper' });
  const code = await holdRequests(page, '**/assets/entrance-*.js');
  await page.goto(`/contact/${id}`);
  await expect(page).toHaveURL(/\/login$/);
  await code.made;
  const login = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' });
  await login.click();
  await login.click();
  code.release();
  await expect(page.getByLabel('Email')).toBeVisible();
  await login.click();
  await logIn(page, ada);
  await expect(page).toHaveURL(new RegExp(`/contact/${id}$`));
});

test('a path forged by another site is not followed', async ({ page }) => {
  const ada = await createUser();
  const id = await putContact(ada, { name: 'Grace Hopper' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  // The twin first: a path of ours, put there in the same way, is followed.
  await forgeRememberedPath(page, `/contact/${id}`);
  await logIn(page, ada);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper');

  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example/dashboard']) {
    await logOut(page);
    await forgeRememberedPath(page, path);
    await logIn(page, ada);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts');
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/dashboard$/);
  }
  expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
});

/** Opens the login as if the router had been sent there from `path`. */
async function forgeRememberedPath(page: Page, path: string): Promise<void> {
  await page.goto('/login');
  await page.evaluate((from) => {
    window.history.replaceState({ ...window.history.state, usr: { from } }, '');
  }, path);
  await page.reload();
}
