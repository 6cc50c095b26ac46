import type { Page } from '@playwright/test';
import { manyContacts } from '../../scripts/seed/manyContacts';
import { saveDocuments } from '../../scripts/seed/writers';
import { createUser } from '../setup/accounts';
import { suite } from '../setup/suite';
import { rawContacts } from './support/rawContacts';
import { expectCount, searchBox } from './support/shownContacts';
import { expect, signIn, test } from './support/test';

// One after the other: each stores as many contacts as the largest plan holds.
test.describe.configure({ mode: 'default' });
test.slow();

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
  await page.getByRole('row').nth(1).getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Selected contacts' });
  await bar.getByRole('button', { name: `Select all ${count} shown` }).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${count} contacts?` });
  await question.getByRole('button', { name: 'Delete' }).click();
}

test('a part of 10,000 goes and comes back, and every stored field with it', async ({ page }) => {
  const uid = await openTenThousand(page);
  const before = await rawContacts(uid);
  expect(before.size).toBe(10_000);
  await searchBox(page).fill('engineer');
  const line = page.getByText(/^Showing [\d,]+ of 10,000 business cards$/);
  await expect(line).not.toContainText('Showing 10,000');
  const count = /Showing ([\d,]+)/.exec((await line.textContent()) ?? '')?.[1] ?? '';
  const number = Number(count.replace(',', ''));
  await deleteShown(page, count);

  await expect(page.getByText(`${count} contacts were deleted.`)).toBeVisible({ timeout: 60_000 });
  expect((await rawContacts(uid)).size).toBe(10_000 - number);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${count} contacts are back.`)).toBeVisible({ timeout: 60_000 });
  await expectCount(page, count, '10,000');
  expect(await rawContacts(uid)).toEqual(before);
});

test('all 10,000 go, in part before a stop, and come back', async ({ page }) => {
  const uid = await openTenThousand(page);
  const before = await rawContacts(uid);
  await deleteShown(page, '10,000');
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/^Deleting [\d,]{3,} of 10,000\.\.\.$/)).toBeVisible();
  await question.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/stay selected\. You stopped it\.$/)).toBeVisible();
  const left = (await rawContacts(uid)).size;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(10_000);

  // The rest goes too, which ends the first offer.
  const bar = page.getByRole('region', { name: 'Selected contacts' });
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${left.toLocaleString('en')} contacts were deleted.`)).toBeVisible({
    timeout: 90_000,
  });
  expect((await rawContacts(uid)).size).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${left.toLocaleString('en')} contacts are back.`)).toBeVisible({
    timeout: 90_000,
  });
  const back = await rawContacts(uid);
  expect(back.size).toBe(left);
  for (const [name, fields] of back) expect(fields).toEqual(before.get(name));
});
