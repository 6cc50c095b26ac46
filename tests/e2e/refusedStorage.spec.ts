import type { Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { readDocument } from '../setup/documents';
import { logIn, logOut, signInByForm } from './support/logIn';
import { expectCount, rowOf } from './support/shownContacts';
import { putContact } from './support/storedContacts';
import { expect, test } from './support/test';

const WAYS: [string, () => void][] = [
  [
    'every storage of the browser is refused',
    () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Storage is off.', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'it is there and takes nothing',
    () => {
      const refuse = (): never => {
        throw new DOMException('There is no room.', 'QuotaExceededError');
      };
      Storage.prototype.setItem = refuse;
      IDBFactory.prototype.open = refuse;
    },
  ],
];

for (const [what, refuse] of WAYS) {
  test.describe(`where ${what}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(refuse));

    test('the public pages work', async ({ page }) => {
      await expectRefused(page);
      for (const [path, title] of [
        ['/support', 'Support Center'],
        ['/features', 'Powerful Features for Effortless Networking'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      }
      await expect(page.getByText('Prices in AED (United Arab Emirates)')).toBeVisible();
    });

    test('login, list and edit work; the session lasts as long as the page', async ({ page }) => {
      const user = await createUser();
      const id = await putContact(user, { name: 'Grace' });
      await signInByForm(page, user);
      await expectCount(page, '1', '1');
      await rowOf(page, 'Grace').getByRole('link').click();
      await page.getByRole('link', { name: 'Edit Contact' }).click();
      await page.getByLabel('Full Name').fill('Grace Hopper');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper');
      expect((await readDocument(`businessCards/${id}`))?.['name']).toBe('Grace Hopper');

      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
      await logIn(page, user);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper');
      // All that the page reads has come: what is asked for during a log-out is refused.
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expectCount(page, '1', '1');
      await logOut(page);
    });
  });
}

/** The twin: this browser does refuse to keep anything. */
async function expectRefused(page: Page): Promise<void> {
  await page.goto('/terms');
  const isKept = await page.evaluate(() => {
    try {
      localStorage.setItem('kept', 'yes');
      return true;
    } catch {
      return false;
    }
  });
  expect(isKept).toBe(false);
}
