import { expectFocusInSight, expectHeadingFocused, tabTo } from '../e2e/support/keyboardFocus';
import { openList } from './support/openList';
import { numberedContacts } from './support/storedContacts';
import { expect, test } from './support/test';

test('on a phone the focus is visible at every stop of the list and of a contact', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page, numberedContacts(30));
  await tabTo(page, page.getByRole('button', { name: 'List menu' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('combobox', { name: 'Sort by' }));
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('table').getByRole('link').first());
  for (const key of ['End', 'ArrowUp', 'Home', 'Enter']) {
    await expectFocusInSight(page);
    await page.keyboard.press(key);
  }
  await expectHeadingFocused(page, /^Person/);
  await tabTo(page, page.getByRole('button', { name: 'More', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Edit Contact' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Save Changes' }));
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
