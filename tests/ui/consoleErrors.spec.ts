import { expect, test } from './support/test';

// Tests the fixture itself: each of these tests must fail, or `npm test` fails.
const CONSOLE_ERRORS: [string, () => void][] = [
  ['an error on the console', () => console.error('broken')],
  ['a warning on the console', () => console.warn('broken')],
  [
    'an uncaught error',
    () => {
      setTimeout(() => {
        throw new Error('broken');
      });
    },
  ],
  ['an unhandled rejection', () => void Promise.reject(new Error('broken'))],
  [
    'what the content security policy refuses',
    () => {
      new Image().src = 'https://elsewhere.example/picture.png';
    },
  ],
];

for (const [what, cause] of CONSOLE_ERRORS) {
  test.fail(`${what} fails a test`, async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(cause);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  });
}

test.fail('a lost focus fails a test', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).focus();
  // Nothing is left that is known to take it.
  await page.evaluate(() => document.body.replaceChildren(document.createElement('button')));
  await expect(page.getByRole('button')).toHaveCount(1);
});

test.describe('when it is expected', () => {
  test.use({ expectedConsoleErrors: ['broken', 'Content Security Policy'] });

  test('does not fail a test', async ({ page }) => {
    await page.goto('/login');
    for (const [, cause] of CONSOLE_ERRORS) await page.evaluate(cause);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  });
});
