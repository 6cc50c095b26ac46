import type { Page } from '@playwright/test';
import { browserStorage } from '../e2e/support/browserStorage';
import { holdRequests } from '../e2e/support/heldRequests';
import { logIn } from '../e2e/support/logIn';
import { box } from '../e2e/support/messageForm';
import { openTakenOver } from '../e2e/support/takenOver';
import { ADDRESS } from './page/wire';
import { putDocument, readDocument } from './support/documents';
import { putContact } from './support/storedContacts';
import { createUser, expect, signIn, test, type User } from './support/test';

const RESTORED = 'Your draft is back. It isn’t saved yet.';
const company = (page: Page) => page.getByLabel('Company');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Log out anyway?' });

/** Signs a new user in, and opens the edit page of a contact by links, with the company changed. */
async function typeCompany(page: Page): Promise<{ user: User; id: string }> {
  const user = await createUser();
  const id = await putContact(user, { name: 'Grace', company: 'Navy' });
  await signIn(page, user);
  await page.getByRole('link', { name: 'Grace' }).click();
  await page.getByRole('link', { name: 'Edit Contact' }).click();
  await company(page).fill('US Navy');
  return { user, id };
}

test('an edit is kept through a link, Back and a reload, without a question', async ({ page }) => {
  const { id } = await typeCompany(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace');
  await page.getByRole('link', { name: 'Edit Contact' }).click();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(company(page)).toHaveValue('US Navy');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace');
  await page.goForward();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await page.reload();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(company(page)).toHaveValue('US Navy');

  // Changed on the phone while the draft waited.
  const stored = await readDocument(`businessCards/${id}`);
  await putDocument(`businessCards/${id}`, { ...stored, title: 'Rear Admiral' });
  await page.reload();
  await expect(page.getByLabel('Job Title')).toHaveValue('Rear Admiral');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your changes were saved.')).toBeVisible();
  expect(await readDocument(`businessCards/${id}`)).toMatchObject({
    company: 'US Navy',
    title: 'Rear Admiral',
  });
  expect(await browserStorage(page)).not.toContain('US Navy');
});

test('on a phone what is said of a draft takes one line of the contact', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const user = await createUser();
  const id = await putContact(user, { name: 'Grace', company: 'Navy' });
  await signIn(page, user);
  await page.getByRole('link', { name: 'Grace' }).click();
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await page.goto(`/contact/edit/${id}`);
  await company(page).fill('US Navy');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  const note = page.getByText('Unsaved draft').locator('..');
  await expect(note.getByRole('button', { name: 'Discard Draft' })).toBeVisible();
  // The letters may still change to those of the site, and with them the widths.
  await expect
    .poll(() =>
      note.evaluate((element) => {
        const middles = Array.from(element.children, (part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return (top + bottom) / 2;
        });
        return Math.max(...middles) - Math.min(...middles);
      }),
    )
    .toBeLessThanOrEqual(2);
});

test('a log-out in another tab asks there, and keeps the draft for the same user', async ({
  page,
  context,
}) => {
  const { user, id } = await typeCompany(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(question(other)).toContainText('You have unsaved changes in another tab.');
  await question(other).getByRole('button', { name: 'Log Out' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^Scan the card/);

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('US Navy')).toHaveCount(0);
  await logIn(page, user);
  await expect(page).toHaveURL(new RegExp(`/contact/edit/${id}$`));
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(company(page)).toHaveValue('US Navy');
});

for (const path of ['/contact', '/support']) {
  test(`what a visitor typed at ${path} is kept`, async ({ page }) => {
    await openTakenOver(page, path);
    await box(page, 'Message').fill('Only the first is read.');
    await page.getByRole('link', { name: 'Features' }).first().click();
    await expect(page).toHaveURL(/\/features$/);
    await page.goBack();
    await expect(box(page, 'Message')).toHaveValue('Only the first is read.');
    await page.reload();
    await expect(page.getByText(RESTORED)).toBeVisible();
    await expect(box(page, 'Message')).toHaveValue('Only the first is read.');
  });

  test(`typing at ${path} goes on in its box when it becomes known who types`, async ({ page }) => {
    const user = await createUser();
    await signIn(page, user);
    const check = await holdRequests(page, `**${ADDRESS}`, (request) =>
      (request.postData() ?? '').startsWith('["signIn","look"'),
    );
    await page.goto(path);
    await box(page, 'Message').pressSequentially('Only the ');
    await expect(box(page, 'Email')).toHaveValue('');
    check.release();
    await expect(box(page, 'Email')).toHaveValue(user.email);
    await page.keyboard.type('first is read.');
    await expect(box(page, 'Message')).toHaveValue('Only the first is read.');
    await expect(page.getByText(RESTORED)).toHaveCount(0);
  });
}
