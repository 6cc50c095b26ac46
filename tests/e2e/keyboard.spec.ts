import type { Locator, Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { readDocument } from '../setup/documents';
import { expectCount, searchBox } from './shownContacts';
import { numberedContacts, putContacts } from './storedContacts';
import { expect, test } from './test';

test('the main job is done without a mouse', async ({ page }) => {
  const user = await createUser();
  const ids = await putContacts(user, numberedContacts(80));
  await page.goto('/login');

  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(user.email);
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(user.password);
  await page.keyboard.press('Enter');
  await expectCount(page, '80', '80');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('person 07');
  // 007, then 070 to 079.
  await expectCount(page, '11', '80');

  const contact = (name: string): Locator => page.getByRole('link', { name, exact: true });
  await tabTo(page, contact('Person 007'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(contact('Person 071')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Person 071');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'Edit Contact' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Contact');
  await tabTo(page, page.getByLabel('Company'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Keyboard & Sons');
  await tabTo(page, page.getByRole('button', { name: 'Save Changes' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Your changes were saved.');
  expect(await readDocument(`businessCards/${String(ids[70])}`)).toMatchObject({
    name: 'Person 071',
    company: 'Keyboard & Sons',
  });

  await tabTo(page, page.getByRole('link', { name: 'Back', exact: true }));
  await page.keyboard.press('Enter');
  await expectCount(page, '11', '80');
  await expect(contact('Person 071')).toBeFocused();
  await expect(page.getByRole('cell', { name: 'Keyboard & Sons' })).toBeVisible();
});

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page).toHaveURL(/\/login$/);
});

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, 'reached by 40 presses of Tab').toBeFocused();
}
