import type { Page } from '@playwright/test';
import { readDocument, removeDocument } from '../setup/documents';
import { openList } from './support/openList';
import { services } from './support/heldRequests';
import { tellNothing } from './support/liveList';
import { expectCount, rowOf } from './support/shownContacts';
import { expect, test } from './support/test';

// Chromium writes the refused deletion to the console.
test.use({ expectedConsoleErrors: ['status of 403'] });

/** A contact that stands open while it is deleted on the phone, which nobody tells the page. */
async function deleteWhileOpen(page: Page): Promise<void> {
  await tellNothing(page);
  const {
    ids: [id],
  } = await openList(page, [{ name: 'Grace Hopper' }, { name: 'Ada Lovelace' }]);
  // The page shows the list's copy at first: what it reads then must be from before the deletion.
  const read = page.waitForResponse(services.contactRead);
  await rowOf(page, 'Grace Hopper').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper');
  await (await read).finished();
  await removeDocument(`businessCards/${id}`);
  expect(await readDocument(`businessCards/${id}`)).toBeUndefined();
}

test('a contact deleted elsewhere while open cannot be edited, and leaves the list', async ({
  page,
}) => {
  await deleteWhileOpen(page);
  await page.getByRole('link', { name: 'Edit Contact' }).click();

  const error = page.getByRole('alert');
  await expect(error).toContainText('Contact not found');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await error.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expectCount(page, '1', '1');
  await expect(rowOf(page, 'Ada Lovelace')).toBeVisible();
  await expect(page.getByText('Grace Hopper')).toHaveCount(0);
});

test('deleting it again is not a failure', { tag: '@long' }, async ({ page }) => {
  await deleteWhileOpen(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();

  await expect(page.getByText('was deleted.')).toContainText('Grace Hopper');
  await expectCount(page, '1', '1');
  await expect(rowOf(page, 'Ada Lovelace')).toBeVisible();
});
