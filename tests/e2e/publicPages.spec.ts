import type { Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { logIn } from './support/logIn';
import { expect, test } from './support/test';

/** Words that the database's SDK cannot do without, minified or not. */
const DATABASE_SDK = /documents:runQuery|RunQuery|firestore\.googleapis\.com/;

test('public pages load no code of the database; the contacts do', async ({ page }) => {
  const user = await createUser();
  const scripts = watchScripts(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await page.goto('/contact/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  expect(await withDatabase(scripts)).toEqual([]);

  await page.goto('/login');
  await logIn(page, user);
  await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible();
  expect(await withDatabase(scripts)).toHaveLength(1);
});

test('a link to a section of the terms leads there', async ({ page }) => {
  await page.goto('/terms');
  const section = page.locator('#section-8').getByRole('heading');
  await expect(section).not.toBeInViewport();
  await page.goto('/terms#section-8');
  await page.reload();
  await expect(section).toBeInViewport();
});

/** The text of every script that the page loads from now on, by address. */
function watchScripts(page: Page): Map<string, Promise<string>> {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (isScript && response.status() === 200) {
      // The page may be left while a script is on its way; its text is asked for again then.
      const text = response.text().catch(async () => (await fetch(response.url())).text());
      scripts.set(response.url(), text);
    }
  });
  return scripts;
}

async function withDatabase(scripts: Map<string, Promise<string>>): Promise<string[]> {
  const found: string[] = [];
  expect(scripts.size).toBeGreaterThan(0);
  for (const [url, text] of scripts) if (DATABASE_SDK.test(await text)) found.push(url);
  return found;
}
