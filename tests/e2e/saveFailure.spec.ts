import type { Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { readDocument, removeDocument } from '../setup/documents';
import { holdAnswers, services } from './support/heldRequests';
import { putContact } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

// Chromium writes each failed request to the console.
test.use({ expectedConsoleErrors: ['Failed to load resource'] });

async function changeName(page: Page): Promise<string> {
  const user = await createUser();
  const id = await putContact(user, { name: 'Grace' });
  await signIn(page, user, `/contact/edit/${id}`);
  await page.getByLabel('Full Name').fill('Grace Hopper');
  return id;
}

test(
  'says offline when offline, and keeps the form',
  { tag: '@long' },
  async ({ page, context }) => {
    const id = await changeName(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expect(page.getByRole('alert')).toHaveText(
      'Not saved: you’re offline. We kept your draft. Try Again',
    );
    await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper');

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('status')).toHaveText('Your changes were saved.');
    expect((await readDocument(`businessCards/${id}`))?.['name']).toBe('Grace Hopper');
  },
);

test(
  'a contact deleted while editing cannot be saved, and does not come back',
  { tag: '@long' },
  async ({ page }) => {
    const id = await changeName(page);
    await removeDocument(`businessCards/${id}`);
    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expect(page.getByRole('alert')).toHaveText(
      'Failed to update contact. It no longer exists.',
    );
    await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper');
    expect(await readDocument(`businessCards/${id}`)).toBeUndefined();
  },
);

test('a write answered too late is reported as possibly done', async ({ page }) => {
  await page.clock.install();
  const id = await changeName(page);
  const answers = await holdAnswers(page, services.write);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await answers.made;
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await page.clock.fastForward(20_000);

  await expect(page.getByRole('alert')).toHaveText(
    'Failed to update contact. The service took too long to respond. It may still have gone through. Check before you try again.',
  );
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper');
  // It was.
  expect((await readDocument(`businessCards/${id}`))?.['name']).toBe('Grace Hopper');

  // What comes after the words changes nothing on screen.
  answers.release();
  await answers.delivered;
  await expect(page.getByRole('alert')).toContainText('It may still have gone through');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('status')).toHaveText('Your changes were saved.');
});
