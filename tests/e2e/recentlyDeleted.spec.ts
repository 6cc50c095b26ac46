import type { Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { readDocument } from '../setup/documents';
import { services } from './support/heldRequests';
import { expectCount, openBin, rowOf } from './support/shownContacts';
import { rawContacts } from './support/rawContacts';
import { numberedContacts, putContacts } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

/** A list of so many, all selected, and the question about them. */
async function askAboutAll(page: Page, count: number) {
  const user = await createUser();
  await putContacts(user, numberedContacts(count));
  await signIn(page, user);
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await page.getByRole('link', { name: 'Contacts' }).first().click();
  await expectCount(page, String(count), String(count));
  await page.locator('tr[data-index="0"]').getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Selected contacts' });
  await bar.getByRole('button', { name: `Select all ${count} shown` }).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  return { user, question: page.getByRole('alertdialog') };
}

/** Holds all batches from now on; returns how to let them go. */
async function holdWrites(page: Page): Promise<() => void> {
  let release = () => {};
  const promise = new Promise<void>((resolve) => (release = resolve));
  await page.route(services.write, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    release();
  };
}

test('what one tab deletes, another one restores', async ({ page, context }) => {
  const user = await createUser();
  const [id] = await putContacts(user, [{ name: 'Grace Hopper' }, { name: 'Ada' }]);
  await signIn(page, user);
  const before = await rawContacts(user.uid);
  await rowOf(page, 'Grace Hopper').getByRole('link').click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('was deleted.')).toBeVisible();
  // Its time stands still.
  await page.getByRole('button', { name: 'Undo' }).focus();

  const other = await context.newPage();
  await other.goto('/dashboard');
  await expectCount(other, '1', '1');
  await openBin(other);
  await other.getByRole('button', { name: 'Restore Grace Hopper' }).click();
  await expect(other.getByText('is back.')).toBeVisible();
  expect(await rawContacts(user.uid)).toEqual(before);
  expect(await readDocument(`users/${user.uid}/deleted/${id}`)).toBeUndefined();

  // The offer in the first tab is answered by what is there.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('is back.')).toBeVisible();
  await expectCount(page, '2', '2');
  expect(await rawContacts(user.uid)).toEqual(before);
});

test(
  'a deletion goes on after Back, and what happened is said, with Undo',
  { tag: '@long' },
  async ({ page }) => {
    const { user, question } = await askAboutAll(page, 150);
    const before = await rawContacts(user.uid);
    const release = await holdWrites(page);
    const sent = page.waitForRequest(services.write);
    await question.getByRole('button', { name: 'Delete' }).click();
    await sent;
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
    release();
    await expect(page.getByText('150 contacts were deleted.')).toBeVisible({ timeout: 30_000 });
    expect((await rawContacts(user.uid)).size).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('150 contacts are back.')).toBeVisible({ timeout: 30_000 });
    expect(await rawContacts(user.uid)).toEqual(before);
  },
);

test.describe('after the end of the session', { tag: '@long' }, () => {
  test.use({ expectedConsoleErrors: ['status of 40'] });

  test('a deletion stops, says nothing, and loses nothing', async ({ page, context }) => {
    const { user, question } = await askAboutAll(page, 150);
    const before = await rawContacts(user.uid);
    const release = await holdWrites(page);
    const sent = page.waitForRequest(services.write);
    await question.getByRole('button', { name: 'Delete' }).click();
    await sent;
    const other = await context.newPage();
    await other.goto('/profile');
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await signIn(other, user, '/recently-deleted');
    await expect(other.getByText(/^(Showing|Nothing was deleted)/)).toBeVisible();
    await expect(page.getByText(/deleted\./)).toHaveCount(0);
    // Each is in the one place or in the other.
    for (const name of before.keys()) {
      const id = name.slice(name.lastIndexOf('/') + 1);
      const living = await readDocument(`businessCards/${id}`);
      const deleted = await readDocument(`users/${user.uid}/deleted/${id}`);
      expect([living, deleted].filter(Boolean)).toHaveLength(1);
    }
  });
});
