import { logIn, logOut } from '../e2e/support/logIn';
import { putDocument } from './support/documents';
import { createUser, expect, signIn, test } from './support/test';

test('when another user signs in in another tab, this tab shows only their data', async ({
  page,
  context,
}) => {
  const ada = await createUser({ displayName: 'Ada Lovelace' });
  await putDocument(`users/${ada.uid}`, { name: 'Ada Lovelace', company: 'Analytical Engines' });
  const mary = await createUser({ displayName: 'Mary Somerville' });
  await putDocument(`users/${mary.uid}`, { name: 'Mary Somerville', company: 'Royal Society' });
  await signIn(page, ada, '/profile');
  await page.getByLabel('Job Title').fill('Half typed');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await logOut(other, { hasDrafts: true });
  await logIn(other, mary);

  await expect(page.getByRole('banner').getByText('Mary Somerville')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByLabel('Company')).toHaveValue('Royal Society');
  await expect(page.getByLabel('Email')).toHaveValue(mary.email);
  await expect(page.getByLabel('Job Title')).toHaveValue('');
  await expect(page.getByText('Ada')).toHaveCount(0);
});
