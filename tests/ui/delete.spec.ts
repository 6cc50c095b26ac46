import { expectCount, keptSearch, rowOf, searchBox } from '../e2e/support/shownContacts';
import { rawFields, readDocument } from './support/documents';
import { openList } from './support/openList';
import { numberedContacts, putContacts } from './support/storedContacts';
import { createUser, expect, signIn, test } from './support/test';

test('a contact is deleted once that is confirmed, and the list says so', async ({ page }) => {
  const user = await createUser();
  const [graceId, adaId] = await putContacts(user, [{ name: 'Grace Hopper' }, { name: 'Ada' }]);
  await signIn(page, user);
  await rowOf(page, 'Grace Hopper').getByRole('link').click();
  const question = page.getByRole('alertdialog', { name: /^Delete .?Grace Hopper.?\?$/ });
  const more = page.getByRole('button', { name: 'More', exact: true });
  const open = page.getByRole('button', { name: 'Delete', exact: true });

  await more.click();
  await open.click();
  await expect(question).toContainText('It stays in Recently Deleted for 30 days.');
  // Enter must not delete.
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  // The page behind the question holds still.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
    'hidden',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(open).toBeHidden();
  await expect(more).toBeFocused();
  expect(await readDocument(`businessCards/${graceId}`)).toBeDefined();

  await more.click();
  await open.click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('status').filter({ hasText: 'was deleted.' })).toContainText(
    'Grace Hopper',
  );
  await expectCount(page, '1', '1');
  await expect(rowOf(page, 'Grace Hopper')).toHaveCount(0);
  expect(await readDocument(`businessCards/${graceId}`)).toBeUndefined();
  expect(await readDocument(`businessCards/${adaId}`)).toBeDefined();

  await page.reload();
  await expectCount(page, '1', '1');
  await expect(page.getByText('was deleted.')).toHaveCount(0);
});

for (const [where, keys, deleted, next] of [
  ['in the middle', Array<string>(40).fill('ArrowDown'), 'Person 041', 'Person 042'],
  ['at the end', ['End'], 'Person 150', 'Person 149'],
] as const) {
  test(`after a deletion ${where} of a searched list, notice and focus are visible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 720 });
    await openList(page, numberedContacts(150));
    await searchBox(page).fill('person');
    await expect.poll(() => keptSearch(page)).toBe('person');
    await page.getByRole('row').getByRole('link').first().focus();
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(deleted);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();

    await expectCount(page, '149', '149');
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await keptSearch(page)).toBe('person');
    await expect(page.getByText('was deleted.')).toBeInViewport();
    // The row that is now where the deleted one was, not under the notice.
    const link = page.getByRole('link', { name: next, exact: true });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    // A frame after the notice is there.
    const isUncovered = () =>
      link.evaluate((element) => {
        const { x, y } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + 5, y + 5));
      });
    await expect.poll(isUncovered).toBe(true);

    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('was deleted.')).toHaveCount(0);
    await expect(link).toBeFocused();
  });
}

test('Ctrl+Z undoes the deletion of selected contacts, wherever the focus has gone', async ({
  page,
}) => {
  const grace = { name: 'Grace Hopper', notes: 'Met in Zürich.\n', scan: { text: 'GRACE' } };
  const {
    ids: [id],
  } = await openList(page, [grace, { name: 'Ada' }]);
  const before = await rawFields(`businessCards/${id}`);
  await page.getByRole('checkbox', { name: 'Select Grace Hopper' }).click();
  const bar = page.getByRole('region', { name: 'Selected contacts' });
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('was deleted.')).toBeVisible();
  await searchBox(page).focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('is back.')).toBeVisible();
  expect(await rawFields(`businessCards/${id}`)).toEqual(before);
});
