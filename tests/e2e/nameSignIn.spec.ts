import { createUser } from '../setup/accounts';
import { putDocument } from '../setup/documents';
import { expect, signIn, test } from './support/test';

test('an account that was made without a name shows the name and the plan of its profile', async ({
  page,
}) => {
  const user = await createUser();
  const profile = { name: 'Ada Lovelace', plan: 'free', scansUsed: 7, maxScans: 100 };
  await putDocument(`users/${user.uid}`, { email: user.email, ...profile });
  await signIn(page, user);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Your Subscription' });
  await expect(card.getByText('7/100')).toBeVisible();

  // The sign-in has it now: a public page shows it too.
  await page.goto('/features');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
});
