import { expect, test } from './support/test';

test.use({ expectedConsoleErrors: ['status of 404'] });

test('an unknown address shows the 404 page, and its link leads home', async ({ page }) => {
  await page.goto('/no/such/page');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');

  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Scan the card. Keep the contact.',
  );
  expect(new URL(page.url()).pathname).toBe('/');
});
