import type { Page } from '@playwright/test';
import { createUser } from '../../setup/accounts';
import { clearDocuments } from '../../setup/documents';
import { putTenThousand } from '../../setup/tenThousand';
import { rawContacts } from '../support/rawContacts';
import { expectTenThousand } from '../support/shownContacts';
import { expect, signIn, test } from '../support/test';

test.setTimeout(1_500_000);

test.beforeAll(clearDocuments);

/** In ms: on a busy machine the emulator restores only some thirty contacts a second. */
const LONG = 600_000;

async function openTenThousand(page: Page): Promise<string> {
  const user = await createUser();
  await putTenThousand(user);
  await signIn(page, user);
  await expectTenThousand(page);
  return user.uid;
}

/** Selects all that are shown, and confirms their deletion. */
async function deleteShown(page: Page, count: string): Promise<void> {
  await page.locator('tr[data-index="0"]').getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Selected contacts' });
  await bar.getByRole('button', { name: `Select all ${count} shown` }).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${count} contacts?` });
  await question.getByRole('button', { name: 'Delete' }).click();
}

test('all 10,000 go, in part before a stop, and come back from Recently Deleted', async ({
  page,
}) => {
  const uid = await openTenThousand(page);
  const before = await rawContacts(uid);
  let began = Date.now();
  await deleteShown(page, '10,000');
  await expect(page.getByText(/^Deleting [\d,]{3,} of 10,000\.\.\.$/)).toBeVisible({
    timeout: LONG,
  });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/stay selected\. You stopped it\.$/)).toBeVisible();
  const left = (await rawContacts(uid)).size;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(10_000);

  // The rest goes too.
  const bar = page.getByRole('region', { name: 'Selected contacts' });
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${left.toLocaleString('en')} contacts were deleted.`)).toBeVisible({
    timeout: LONG,
  });
  const going = Date.now() - began;
  expect((await rawContacts(uid)).size).toBe(0);

  await page.getByRole('main').getByRole('link', { name: 'Recently Deleted' }).click();
  await expect(page.getByText('Showing 10,000 of 10,000 deleted contacts')).toBeVisible({
    timeout: 60_000,
  });
  // They can be scrolled and searched.
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeLessThan(100);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expect(page.locator('[aria-posinset="10000"]')).toBeInViewport();
  await page.getByRole('searchbox').fill('engineer');
  await expect(page.getByText(/^Showing [\d,]{3,5} of 10,000 deleted contacts$/)).toBeVisible();
  await page.getByRole('searchbox').fill('');

  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByText('10,000 selected')).toBeVisible();
  began = Date.now();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('10,000 contacts are back.')).toBeVisible({ timeout: LONG });
  const coming = Date.now() - began;
  console.log(
    `10,000 contacts: ${Math.round(going / 1_000)} s to Recently Deleted, with a stop in between; ${Math.round(coming / 1_000)} s back`,
  );
  await expect(page.getByRole('heading', { name: 'Nothing was deleted lately' })).toBeVisible();
  expect(await rawContacts(uid)).toEqual(before);
});
