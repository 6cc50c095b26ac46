import { createUser } from '../setup/accounts';
import { columnHeader } from './support/shownContacts';
import { putContacts } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

test('the sort is in the address: reload and Back restore it', async ({ page }) => {
  const user = await createUser();
  await putContacts(user, [{ name: 'Grace' }, { name: 'Ada' }, { name: 'Mary' }]);
  await signIn(page, user);
  const header = columnHeader(page, 'Name');
  const names = page.getByRole('row').getByRole('link');
  await header.getByRole('button').click();
  await header.getByRole('button').click();
  await expect(page).toHaveURL(/\/dashboard\?sort=name&direction=desc$/);

  await page.reload();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(names).toHaveText(['Mary', 'Grace', 'Ada']);

  await names.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mary');
  await page.goBack();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(names).toHaveText(['Mary', 'Grace', 'Ada']);
});
