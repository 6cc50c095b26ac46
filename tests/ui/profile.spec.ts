import type { Page } from '@playwright/test';
import { putDocument, readDocument } from './support/documents';
import { createUser, expect, signIn, test, type User } from './support/test';

const SAVED = 'Profile updated successfully!';
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

/** A user whose profile is as sign-up makes it, signed in and on the page. */
async function openProfile(page: Page): Promise<User> {
  const user = await createUser({ displayName: 'Ada Lovelace' });
  await putDocument(`users/${user.uid}`, {
    name: 'Ada Lovelace',
    email: user.email,
    plan: 'free',
    scansUsed: 0,
    maxScans: 100,
    createdAt: new Date('2025-06-15T12:00:00Z'),
  });
  await signIn(page, user);
  await page.getByRole('banner').getByRole('link', { name: 'Ada Lovelace' }).click();
  await expect(save(page)).toBeVisible();
  return user;
}

test('a saved profile is stored, and the header shows it at once and after a reload', async ({
  page,
}) => {
  const { uid, email } = await openProfile(page);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await page.getByLabel('Name').fill('Ada King');
  await page.getByLabel('Phone').fill('+44 20 7946 0123');
  await page.getByLabel('Company').fill('Analytical Engines');
  await page.getByLabel('Job Title').fill('Programmer');
  await save(page).click();

  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page.getByRole('banner').getByText('Ada King')).toBeVisible();
  expect(await readDocument(`users/${uid}`)).toMatchObject({
    name: 'Ada King',
    email,
    phone: '+44 20 7946 0123',
    company: 'Analytical Engines',
    title: 'Programmer',
    plan: 'free',
    scansUsed: 0,
    maxScans: 100,
  });

  await page.reload();
  await expect(page.getByLabel('Company')).toHaveValue('Analytical Engines');
  await expect(page.getByRole('banner').getByText('Ada King')).toBeVisible();

  await page.getByLabel('Name').fill('');
  await save(page).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page.getByRole('banner').getByText('User')).toBeVisible();
});
