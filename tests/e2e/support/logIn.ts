import { expect, type Page } from '@playwright/test';
import type { User } from '../../setup/accounts';

/** Logs out by the navigation, and goes on to the login, wherever that has led. */
export async function logOut(page: Page, { hasDrafts = false } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  if (hasDrafts) {
    const question = page.getByRole('alertdialog', { name: 'Log out anyway?' });
    await question.getByRole('button', { name: 'Log Out' }).click();
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
}

/** Fills in the login where it stands open, and sends it. */
export async function logIn(page: Page, { email, password }: User): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Signs in through the page, as a person does, and waits for the page that follows. */
export async function signInByForm(page: Page, user: User, next = '/dashboard'): Promise<void> {
  await page.goto('/login');
  await logIn(page, user);
  await page.waitForURL(`**${next}`);
}
