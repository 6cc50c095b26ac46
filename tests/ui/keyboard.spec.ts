import { expectFocusInSight, expectHeadingFocused, tabTo } from '../e2e/support/keyboardFocus';
import { openDeleted } from './states/deletedStates';
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

test('what gets the focus by a key, or is given it back, is clear of what sticks over the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await openList(page, numberedContacts(40));
  await page.getByRole('link', { name: 'Person 008', exact: true }).focus();
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Selected contacts' });
  const row = page.getByRole('row', { name: /Person 008/ });
  const goUnderBar = async () => {
    const [under, over] = [await row.boundingBox(), await bar.boundingBox()];
    const by = (under?.y ?? 0) - (over?.y ?? 0) - 40;
    await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
  };
  await goUnderBar();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByText('Copied')).toBeVisible();
  await expectFocusInSight(page);
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await goUnderBar();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('link', { name: 'Person 008', exact: true })).toBeFocused();
  await expectFocusInSight(page);

  await openDeleted(page, 20);
  const restore = page.getByRole('button', { name: /^Restore .+/ });
  await restore.nth(5).focus();
  await restore.nth(4).evaluate((button) => {
    const top = button.getBoundingClientRect().bottom - 130;
    window.scrollBy({ top, behavior: 'instant' });
  });
  for (const key of ['Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key);
  await expect(restore.nth(4)).toBeFocused();
  await expectFocusInSight(page);
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
