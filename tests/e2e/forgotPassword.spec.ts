import { createUser, mailedLink } from '../setup/accounts';
import { logIn } from './support/logIn';
import { expect, test } from './support/test';

const SENT = 'Password reset instructions have been sent to your email.';

test('a new password by the link in the e-mail, which leads back to the login', async ({
  page,
}) => {
  const user = await createUser();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset Your Password');
  await page.getByLabel('Email').fill(user.email);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByText(/Check your spam folder/)).toBeVisible();

  // The emulator takes the new password with the link; its way back is the one that the site has asked for.
  await page.goto(
    `${(await mailedLink(user.email, 'PASSWORD_RESET')) ?? ''}&newPassword=battery-staple`,
  );
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, { ...user, password: 'battery-staple' });
  await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible();
});
