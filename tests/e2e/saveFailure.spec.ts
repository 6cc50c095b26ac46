import type { Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { readDocument, removeDocument } from '../setup/documents';
import { putContact } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

// Chromium writes each failed request to the console.
test.use({ expectedConsoleErrors: ['Failed to load resource'] });

async function changeName(page: Page): Promise<string> {
  const user = await createUser();
  const id = await putContact(user, { name: 'Grace' });
  await signIn(page, user);
  await page.goto(`/contact/edit/${id}`);
  await page.getByLabel('Full Name').fill('Grace Hopper');
  return id;
}

test('a contact deleted while editing cannot be saved, and does not come back', async ({
  page,
}) => {
  const id = await changeName(page);
  await removeDocument(`businessCards/${id}`);
  await page.getByRole('button', { name: 'Save Changes' }).click();

  await expect(page.getByRole('alert')).toHaveText(
    'Failed to update contact. It no longer exists.',
  );
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper');
  expect(await readDocument(`businessCards/${id}`)).toBeUndefined();
});
