import { createUser, mailedLink, setEmailProtection } from '../setup/accounts';
import { signInByForm } from './support/logIn';
import { expect, test } from './support/test';

// One after the other: it holds for all workers. No other case with this tag signs in with a wrong password.
test.describe.configure({ mode: 'default' });

// Projects created since 2023 hide which addresses have an account. Its twin is login.spec.ts.
test.beforeAll(() => setEmailProtection(true));

test.afterAll(() => setEmailProtection(false));

const newEmail = async () => (await createUser()).email;
const unknownEmail = async () => 'nobody@cardfile.example';

test.describe('with a wrong email or password', () => {
  test.use({ expectedConsoleErrors: ['status of 400'] });

  for (const [what, emailOf] of [
    ['a wrong password', newEmail],
    ['an unknown email', unknownEmail],
  ] as const) {
    test(
      `${what} gets the sentence that gives neither away`,
      { tag: '@long' },
      async ({ page }) => {
        const email = await emailOf();
        await page.goto('/login');
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password').fill('wrong-horse');
        await page.getByRole('button', { name: 'Login', exact: true }).click();

        await expect(page.getByRole('alert')).toHaveText(
          'Incorrect email or password. Check both, reset your password, or sign up.',
        );
      },
    );
  }
});

for (const [who, emailOf, isKnown] of [
  ['somebody with an account', newEmail, true],
  ['nobody', unknownEmail, false],
] as const) {
  test(
    `a forgotten password of ${who} gets the same answer`,
    { tag: '@long' },
    async ({ page }) => {
      const email = await emailOf();
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(
        page.getByText('Password reset instructions have been sent to your email.'),
      ).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect((await mailedLink(email, 'PASSWORD_RESET')) !== undefined).toBe(isKnown);
    },
  );
}

test('the right password leads to the contacts', { tag: '@long' }, async ({ page }) => {
  await signInByForm(page, await createUser());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts');
});
