import type { Page } from '@playwright/test';
import { manyContacts } from '../../scripts/seed/manyContacts';
import { saveDocuments } from '../../scripts/seed/writers';
import { createUser } from '../setup/accounts';
import { suite } from '../setup/suite';
import { rawContacts } from './support/rawContacts';
import { expect, signIn, test } from './support/test';

test.setTimeout(1_500_000);

/** In ms: on a busy machine the emulator restores only some thirty contacts a second. */
const LONG = 600_000;

async function openTenThousand(page: Page): Promise<string> {
  const user = await createUser();
  const contacts = Object.entries(manyContacts(user.uid, 10_000));
  await saveDocuments(
    Object.fromEntries(contacts.map(([id, contact]) => [`businessCards/${id}`, contact])),
    suite,
  );
  await signIn(page, user);
  await expect(page.getByText('Showing 10,000 of 10,000 business cards')).toBeVisible({
    timeout: 60_000,
  });
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
  expect((await rawContacts(uid)).size).toBe(0);

  await page.getByRole('main').getByRole('link', { name: 'Recently Deleted' }).click();
  await expect(page.getByText('Showing 10,000 of 10,000 deleted contacts')).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByText('10,000 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('10,000 contacts are back.')).toBeVisible({ timeout: LONG });
  await expect(page.getByRole('heading', { name: 'Nothing was deleted lately' })).toBeVisible();
  expect(await rawContacts(uid)).toEqual(before);
});
