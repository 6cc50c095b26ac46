import { heading, openForm, pane, phoneBox, rowLink } from '../e2e/support/deskForm';
import { rowOf } from '../e2e/support/shownContacts';
import { readDocument } from './support/documents';
import { openList } from './support/openList';
import { numberedContacts } from './support/storedContacts';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const PHONED = numberedContacts(5).map((contact) => ({ ...contact, phone: '+1 555 0100' }));

test('two tabs that correct one number beside the list: the later one asks', async ({
  page,
  context,
}) => {
  const {
    ids: [first],
  } = await openList(page, PHONED);
  await openForm(page, 'Person 001');
  await phoneBox(page).fill('+1 555 0101');
  const other = await context.newPage();
  await other.goto(`/contact/edit/${first}`);
  await phoneBox(other).fill('+1 555 0102');
  await phoneBox(other).press('Enter');
  await expect(other.getByText('Your changes were saved.')).toBeVisible();

  await phoneBox(page).press('Enter');
  const question = page.getByRole('dialog', { name: 'Changed elsewhere' });
  await question.getByRole('radio', { name: /^Changed elsewhere/ }).check();
  await question.getByRole('button', { name: 'Save Choices' }).click();
  await expect(heading(page)).toHaveText('Person 001');
  await expect(pane(page).getByRole('cell', { name: '+1 555 0102' })).toBeVisible();
  await expect(page.getByText('Unsaved draft')).toHaveCount(0);
  expect(await readDocument(`businessCards/${first}`)).toMatchObject({ phone: '+1 555 0102' });
});

test.describe('without a network', () => {
  // Chromium writes each failed request to the console.
  test.use({ expectedConsoleErrors: ['Failed to load resource'] });

  test('one walks on, and the form opens', async ({ page, context }) => {
    const { ids } = await openList(page, PHONED);
    await openForm(page, 'Person 001');
    await page.keyboard.press('Escape');
    await rowLink(page, 'Person 001').focus();
    await context.setOffline(true);
    await expect(page.getByRole('banner').getByRole('status')).toHaveText('Offline');
    for (const name of ['Person 002', 'Person 003', 'Person 004']) {
      await page.keyboard.press('ArrowDown');
      await expect(heading(page)).toHaveText(name);
      await expect(rowLink(page, name)).toBeFocused();
    }
    await expect(page).toHaveURL(new RegExp(`/contact/${ids[3] ?? ''}$`));
    await page.keyboard.press('e');
    await expect(page.getByLabel('Full Name')).toHaveValue('Person 004');
    // The header alone says it.
    await expect(page.getByText('We couldn’t refresh this page.')).toHaveCount(0);
    await page.goBack();
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Person 004');
  });
});

test('a reload shows the form beside the list again, with what was typed', async ({ page }) => {
  await openList(page, PHONED);
  await openForm(page, 'Person 002');
  await phoneBox(page).fill('+1 555 0199');
  await page.reload();
  await expect(heading(page)).toHaveText('Edit Contact');
  await expect(phoneBox(page)).toHaveValue('+1 555 0199');
  await expect(page.getByText('Your draft is back.')).toBeVisible();
  await expect(rowOf(page, 'Person 002')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(heading(page)).toHaveText('Person 002');
  await expect(page.getByText('Unsaved draft')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});
