import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { uidOf } from '../setup/accounts';
import { readDocument } from '../setup/documents';
import { logIn, logOut } from './support/logIn';
import { expect, test } from './support/test';

const newAddress = () => `new-${randomUUID()}@cardfile.example`;
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign Up' });

async function fillIn(page: Page, email: string, password = 'correct-horse'): Promise<void> {
  await page.getByLabel('Name (optional)').fill('Grace Hopper');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
}

test('from the login to a new account, its empty list, and the profile that is stored', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await fillIn(page, email);
  await button(page).click();

  await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('banner').getByText('Grace Hopper')).toBeVisible();
  const uid = await uidOf(email);
  const profile = await readDocument(`users/${uid ?? ''}`);
  expect(profile).toEqual({
    name: 'Grace Hopper',
    email,
    plan: 'free',
    scansUsed: 0,
    maxScans: 100,
    createdAt: expect.objectContaining({ seconds: expect.any(Number) }),
  });

  await logOut(page);
  await logIn(page, { uid: uid ?? '', email, password: 'correct-horse' });
  await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible();
  expect(await readDocument(`users/${uid ?? ''}`)).toEqual(profile);
});
