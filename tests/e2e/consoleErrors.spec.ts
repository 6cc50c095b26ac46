import { expect, test } from './support/test';

// Tests the fixture itself: this test must fail, or `npm test` fails. All other errors: tests/ui.
test.fail('what the content security policy refuses fails a test', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/picture.png';
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
});
