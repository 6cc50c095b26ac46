import { createUser } from '../setup/accounts';
import { holdRequests, services } from './support/heldRequests';
import { expect, signIn, test } from './support/test';

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

  test('an invalid email is reported', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('ada.cardfile.example');
    await page.getByLabel('Password').fill('correct-horse');
    await page.getByRole('button', { name: 'Login', exact: true }).click();

    await expect(page.getByRole('alert')).toHaveText('Invalid email address format.');
  });
});

test('the button says that it is busy, and a second press sends nothing', async ({ page }) => {
  const { email, password } = await createUser();
  const logIn = await holdRequests(page, services.logIn);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('signInWithPassword') && request.method() === 'POST') sent += 1;
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();

  const busy = page.getByRole('button', { name: 'Logging in...' });
  await expect(busy).toBeVisible();
  await page.getByLabel('Password').press('Enter');
  await expect(busy).toBeVisible();
  logIn.release();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts');
  expect(sent).toBe(1);
});

test('an empty submit is stopped without a message, with the focus on what is missing', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Login', exact: true });

  await button.click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('ada@cardfile.example');
  await button.click();
  await expect(page.getByLabel('Password')).toBeFocused();

  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(button).toBeEnabled();
  expect(sent.filter((url) => url.includes('signInWithPassword'))).toEqual([]);
});

test('a signed-in user does not see the login', async ({ page }) => {
  await signIn(page, await createUser());
  await page.goto('/login');

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts');
});

test('a protected page says Loading... until it is known who is signed in', async ({ page }) => {
  await signIn(page, await createUser());
  const check = await holdRequests(page, services.sessionCheck);
  await page.goto('/dashboard');

  await check.made;
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);

  check.release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts');
});
