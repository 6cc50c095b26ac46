import type { Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { readDocument } from '../setup/documents';
import { putContact } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

/** Opens the edit page by links, so that there is a way Back, and changes the name. Gives the id. */
async function changeName(page: Page): Promise<string> {
  const user = await createUser();
  const id = await putContact(user, { name: 'Grace' });
  await signIn(page, user);
  await page.getByRole('link', { name: 'Grace' }).click();
  await page.getByRole('link', { name: 'Edit Contact' }).click();
  await page.getByLabel('Full Name').click();
  await page.getByLabel('Full Name').pressSequentially(' Hopper');
  return id;
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' });

const ways = [
  ['a link', (page: Page) => page.getByRole('link', { name: 'Cancel' }).click(), 'Edit Contact'],
  ['Back', (page: Page) => page.goBack(), 'Edit Contact'],
  ['Logout', (page: Page) => page.getByRole('button', { name: 'Logout' }).click(), 'Login'],
] as const;

for (const [way, leave, linkThere] of ways) {
  test(`${way} asks before unsaved changes are lost`, async ({ page }) => {
    const id = await changeName(page);

    await leave(page);
    await expect(question(page)).toContainText('What you changed on this page has not been saved.');
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper');
    await expect(page).toHaveURL(new RegExp(`/contact/edit/${id}$`));

    await leave(page);
    await question(page).getByRole('button', { name: 'Discard Changes' }).click();
    await expect(page.getByRole('link', { name: linkThere }).first()).toBeVisible();
    expect((await readDocument(`businessCards/${id}`))?.['name']).toBe('Grace');
  });
}

test("a reload asks with the browser's own dialog; after saving it does not", async ({ page }) => {
  const id = await changeName(page);
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });

  const firstAnswer = page.waitForEvent('dialog');
  await page.evaluate(() => {
    window.location.reload();
  });
  await firstAnswer;
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper');
  expect(asked).toEqual(['beforeunload']);

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper');
  expect(asked).toEqual(['beforeunload']);
  expect((await readDocument(`businessCards/${id}`))?.['name']).toBe('Grace Hopper');
});

test('asks nothing without a change', async ({ page }) => {
  await changeName(page);
  // Typed and taken back is no change.
  for (let letter = 0; letter < ' Hopper'.length; letter++) {
    await page.getByLabel('Full Name').press('Backspace');
  }
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace');

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace');
  await expect(question(page)).toHaveCount(0);
});
