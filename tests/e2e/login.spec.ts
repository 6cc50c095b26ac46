import { createUser } from '../setup/accounts';
import { expect, test } from './support/test';

test.describe('with a wrong email or password', () => {
  // Chromium writes every answer of 400 to the console.
  test.use({ expectedConsoleErrors: ['status of 400'] });

  test('a wrong password is reported, and the right one then opens the contacts', async ({
    page,
  }) => {
    const { email, password } = await createUser();
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('wrong-horse');
    await page.getByRole('button', { name: 'Login', exact: true }).click();

    await expect(page.getByRole('alert')).toHaveText(
      'Incorrect password. Please try again or use forgot password.',
    );
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('Email')).toHaveValue(email);

    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('an unknown email is reported', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@cardfile.example');
    await page.getByLabel('Password').fill('correct-horse');
    await page.getByLabel('Password').press('Enter');

    await expect(page.getByRole('alert')).toHaveText(
      'No account found with this email address. Please check it or sign up.',
    );
  });
});
