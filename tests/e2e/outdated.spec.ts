import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const MAIN = '**/assets/index-*.js';
const sentence = (page: Page) => page.getByText('Not everything works here.');

for (const [path, heading] of [
  ['/', 'Scan the card. Keep the contact.'],
  ['/login', 'Login'],
] as const) {
  test(
    `a browser that can run ${path} hears nothing of its age`,
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(sentence(page)).toBeHidden();
    },
  );
}

test.describe('a browser that cannot read the main script', () => {
  test.use({ expectedConsoleErrors: ['SyntaxError'] });

  test('says so in place of a white page, before the login and on pages for visitors', async ({
    page,
  }) => {
    await page.route(MAIN, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'const new syntax = 1;' }),
    );
    for (const path of ['/login', '/dashboard', '/']) {
      await page.goto(path);
      await expect(sentence(page)).toBeVisible();
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('a main script that does not arrive', () => {
  test.use({ expectedConsoleErrors: ['status of 404', 'net::ERR'] });

  test('is said in words of its own', async ({ page }) => {
    await page.route(MAIN, (route) => route.fulfill({ status: 404 }));
    await page.goto('/login');
    await expect(page.getByText('A part of this page didn’t arrive.')).toBeVisible();
    await expect(sentence(page)).toBeHidden();
  });
});

test(
  'a browser that does not know the colours is told, and works',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      CSS.supports = (_property: string, value?: unknown) => value !== 'light-dark(red, red)';
    });
    await page.goto('/login');
    await expect(sentence(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  },
);
