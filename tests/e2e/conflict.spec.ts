import type { BrowserContext, Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { putDocument, readDocument } from '../setup/documents';
import { holdRequests, services } from './support/heldRequests';
import { putContact } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

const question = (page: Page) => page.getByRole('dialog', { name: 'Changed elsewhere' });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const choose = (page: Page) => question(page).getByRole('button', { name: 'Save Choices' }).click();

/** Saves a text in another tab. */
async function saveInAnotherTab(
  context: BrowserContext,
  path: string,
  label: string,
  text: string,
) {
  const other = await context.newPage();
  await other.goto(path);
  await other.getByLabel(label).fill(text);
  await save(other);
  await expect(other.getByText(/saved\.|updated successfully/)).toBeVisible();
  await other.close();
}

test('two tabs that change one text: the later save asks, and overwrites nothing by itself', async ({
  page,
  context,
}) => {
  const user = await createUser();
  const id = await putContact(user, { name: 'Grace', company: 'Navy', scanId: '4f1c' });
  await signIn(page, user, `/contact/edit/${id}`);
  await page.getByLabel('Company').fill('US Navy');
  await page.getByLabel('Notes').fill('Mine alone');
  await saveInAnotherTab(context, `/contact/edit/${id}`, 'Company', 'Remington Rand');

  await save(page);
  await expect(question(page).getByRole('group')).toHaveText([
    /^CompanyYours US NavyChanged elsewhere, today .+ Remington Rand$/,
  ]);
  expect(await readDocument(`businessCards/${id}`)).toMatchObject({ company: 'Remington Rand' });

  // Enter alone chooses nothing.
  await choose(page);
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('radio', { name: 'Yours US Navy' }).check();
  await choose(page);
  await expect(page.getByRole('status')).toHaveText('Your changes were saved.');
  expect(await readDocument(`businessCards/${id}`)).toMatchObject({
    company: 'US Navy',
    notes: 'Mine alone',
    scanId: '4f1c',
  });
});

test(
  'a contact that the phone has changed: theirs stays where it is chosen',
  { tag: '@long' },
  async ({ page }) => {
    const user = await createUser();
    const id = await putContact(user, { name: 'Grace', company: 'Navy', phone: '1' });
    await signIn(page, user, `/contact/edit/${id}`);
    await page.getByLabel('Company').fill('US Navy');
    await page.getByLabel('Phone Number').fill('2');
    const before = await readDocument(`businessCards/${id}`);
    const onPhone = {
      ...before,
      company: 'Remington Rand',
      phone: '3',
      lastScan: { from: 'iPhone' },
    };
    await putDocument(`businessCards/${id}`, onPhone);

    await page.keyboard.press('Control+s');
    const company = question(page).getByRole('group', { name: 'Company' });
    const phone = question(page).getByRole('group', { name: 'Phone Number' });
    await company.getByRole('radio', { name: /Remington Rand$/ }).check();
    await phone.getByRole('radio', { name: 'Yours 2' }).check();
    await choose(page);
    await expect(page.getByRole('status')).toHaveText('Your changes were saved.');
    await expect(page.getByRole('cell', { name: 'Remington Rand' })).toBeVisible();
    const after = await readDocument(`businessCards/${id}`);
    expect(after).toEqual({ ...onPhone, phone: '2', updatedAt: after?.['updatedAt'] as unknown });
  },
);

/** Saves, and changes the document at `path` on the phone between the save's look and its write. */
async function saveAround(page: Page, path: string, onPhone: Record<string, string>) {
  const writes = await holdRequests(page, services.write);
  await save(page);
  await writes.made;
  await putDocument(path, { ...(await readDocument(path)), ...onPhone });
  writes.release();
}

test.describe('between the look and the write of a save', { tag: '@long' }, () => {
  // Chromium writes each refused request to the console.
  test.use({ expectedConsoleErrors: ['Failed to load resource'] });

  test('the same text is changed: it is asked about', async ({ page }) => {
    const user = await createUser();
    const id = await putContact(user, { name: 'Grace', company: 'Navy' });
    const path = `businessCards/${id}`;
    await signIn(page, user, `/contact/edit/${id}`);
    await page.getByLabel('Company').fill('US Navy');
    await saveAround(page, path, { company: 'Remington Rand' });

    await expect(question(page).getByRole('group')).toHaveText([/Yours US Navy.+Remington Rand$/]);
    expect(await readDocument(path)).toMatchObject({ company: 'Remington Rand' });
    await question(page).getByRole('radio', { name: 'Yours US Navy' }).check();
    await choose(page);
    await expect(page.getByRole('status')).toHaveText('Your changes were saved.');
    expect(await readDocument(path)).toMatchObject({ company: 'US Navy' });
  });
});
