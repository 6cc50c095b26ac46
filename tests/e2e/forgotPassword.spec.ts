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

test('the email goes there and back, and the page that was asked for is kept', async ({ page }) => {
  const user = await createUser();
  await page.goto('/profile');
  await page.getByLabel('Email').fill(user.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('button', { name: 'Reset Password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await page.getByLabel('Password').fill(user.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test.describe('for an address without an account', () => {
  // The service says so; the page must not.
  test.use({ expectedConsoleErrors: ['status of 400'] });

  test('the answer is the same, and no e-mail is sent', async ({ page }) => {
    const email = 'nobody@cardfile.example';
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await mailedLink(email, 'PASSWORD_RESET')).toBeUndefined();
  });
});
