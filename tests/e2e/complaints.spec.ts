import { expect, test } from './support/test';

// The watch over the console is itself watched: each of these tests must fail, or `npm test` does.
const COMPLAINTS: [string, () => void][] = [
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
      const script = document.createElement('script');
      script.textContent = 'window.broken = true;';
      document.head.append(script);
    },
  ],
];

for (const [what, complain] of COMPLAINTS) {
  test.fail(`${what} fails a test`, async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(complain);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  });
}

test.describe('when it is expected', () => {
  test.use({ expectedComplaints: ['broken', 'Content Security Policy'] });

  test('the same does not', async ({ page }) => {
    await page.goto('/login');
    for (const [, complain] of COMPLAINTS) await page.evaluate(complain);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  });
});
