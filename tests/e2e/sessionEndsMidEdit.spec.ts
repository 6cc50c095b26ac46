import type { Page } from '@playwright/test';
import { createUser, type User } from '../setup/accounts';
import { putDocument, readDocument } from '../setup/documents';
import { browserStorage } from './support/browserStorage';
import { logIn } from './support/logIn';
import { putContact } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

// Chromium writes each refusal to the console.
// The press may meet a form that is just going.
test.use({
  expectedConsoleErrors: ['status of 400', 'status of 403', 'Form submission canceled'],
});

const ENDED = 'Your session has ended. Please log in again.';
const RESTORED = 'Your draft is back. It isn’t saved yet.';
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

/** Signs in on a page whose clock can be set forward. */
async function signInByClock(page: Page, user: User): Promise<void> {
  await page.clock.install();
  await signIn(page, user);
}

/**
 * Saves after the session was revoked: the token is an hour old by then, and the service gives no other.
 * The login stands there, and says why. What reads in the background may find it before the press.
 */
async function saveInVain(page: Page): Promise<void> {
  const refused = { error: { code: 400, message: 'TOKEN_EXPIRED', status: 'INVALID_ARGUMENT' } };
  const tokens = '**/securetoken.googleapis.com/**';
  await page.route(tokens, (route) => route.fulfill({ status: 400, json: refused }));
  await page.clock.fastForward('01:01:00');
  await save(page).evaluateAll((buttons: HTMLElement[]) => buttons.forEach((one) => one.click()));
  await expect(page.getByText(ENDED)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute(tokens);
}

async function typeNotes(page: Page, user: User): Promise<string> {
  const id = await putContact(user, { name: 'Grace', company: 'Navy' });
  await signInByClock(page, user);
  await page.goto(`/contact/edit/${id}`);
  await page.getByLabel('Full Name').fill('Grace Hopper');
  await page.getByLabel('Notes').fill('Met in Philadelphia.\nAsked about compilers.');
  return id;
}

test('the form holds what was typed after the login, and can save it', async ({ page }) => {
  const user = await createUser();
  const id = await typeNotes(page, user);
  await saveInVain(page);
  await expect(page.getByText(/Grace|Philadelphia/)).toHaveCount(0);
  expect((await readDocument(`businessCards/${id}`))?.['name']).toBe('Grace');

  // Corrected on the phone: an untouched field must not undo it.
  await putDocument(`businessCards/${id}`, {
    ...(await readDocument(`businessCards/${id}`)),
    company: 'US Navy',
  });
  await logIn(page, user);
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/contact/edit/${id}$`));
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper');
  await expect(page.getByLabel('Company')).toHaveValue('US Navy');
  await expect(page.getByLabel('Notes')).toHaveValue(
    'Met in Philadelphia.\nAsked about compilers.',
  );

  await save(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper');
  expect(await readDocument(`businessCards/${id}`)).toMatchObject({
    name: 'Grace Hopper',
    company: 'US Navy',
    notes: 'Met in Philadelphia.\nAsked about compilers.',
  });
  await page.getByRole('link', { name: 'Edit Contact' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper');
  await expect(page.getByText(RESTORED)).toHaveCount(0);
});

test('no other user sees it, and it is gone afterwards', async ({ page }) => {
  const grace = await createUser();
  const id = await typeNotes(page, grace);
  await saveInVain(page);

  await logIn(page, await createUser());
  // On to their own list, not to the other one's form.
  await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(/Hopper|Philadelphia/)).toHaveCount(0);
  expect(await browserStorage(page)).not.toMatch(/Hopper|Philadelphia/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Scan the card/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click();
  await logIn(page, grace);
  await page.getByRole('link', { name: 'Grace' }).click();
  await expect(page).toHaveURL(new RegExp(`/contact/${id}$`));
  await page.getByRole('link', { name: 'Edit Contact' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace');
  await expect(page.getByText(RESTORED)).toHaveCount(0);
});

test('the profile is kept the same way', { tag: '@long' }, async ({ page }) => {
  const user = await createUser({ displayName: 'Ada Lovelace' });
  await putDocument(`users/${user.uid}`, { name: 'Ada Lovelace', company: 'Analytical Engines' });
  await signInByClock(page, user);
  await page.goto('/profile');
  // The page has asked whether the address is verified: later, that question would end the session.
  await expect(page.getByText('Your email address isn’t verified yet.')).toBeVisible();
  await page.getByLabel('Job Title').fill('Programmer');
  await saveInVain(page);

  await logIn(page, user);
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(page.getByLabel('Job Title')).toHaveValue('Programmer');
  await save(page).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByText(RESTORED)).toHaveCount(0);
  expect((await readDocument(`users/${user.uid}`))?.['title']).toBe('Programmer');
});
