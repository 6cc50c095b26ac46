import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectFocusInSight } from '../e2e/support/keyboardFocus';
import { expectCount, expectTools, keptSearch, searchBox } from '../e2e/support/shownContacts';
import { numberedContacts, putContacts } from './support/storedContacts';
import { createUser, expect, signIn, test } from './support/test';

/** Opens a list of 80, and its keys. Returns the id of the first contact. */
async function openList(page: Page): Promise<string> {
  const user = await createUser();
  const [first] = await putContacts(user, numberedContacts(80));
  await signIn(page, user);
  await expectCount(page, '80', '80');
  await expect(page.getByRole('button', { name: 'Keyboard Shortcuts' })).toBeVisible();
  await expectTools(page);
  return first;
}

async function expectHeading(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
}

test('two keys and a name lead to a contact, from every page behind the login', async ({
  page,
}) => {
  const id = await openList(page);
  for (const [path, heading] of [
    ['/dashboard', 'Contacts'],
    [`/contact/${id}`, 'Person 001'],
    [`/contact/edit/${id}`, 'Edit Contact'],
    ['/profile', 'Profile'],
  ] as const) {
    await page.goto(path);
    await expectHeading(page, heading);
    await expect(page.getByRole('button', { name: 'Keyboard Shortcuts' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+K');
    await expect(searchBox(page), path).toBeFocused();
    await expectFocusInSight(page);
    await page.keyboard.type('person 042');
    await expectCount(page, '1', '80');
    await page.keyboard.press('Enter');
    await expectHeading(page, 'Person 042');
    // The way back is the list with its search, and the contact that was opened.
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('person 042');
    await expect(page.getByRole('link', { name: 'Person 042' })).toBeFocused();
    await expect.poll(() => keptSearch(page)).toBe('person 042');
    await page.keyboard.press('/');
    await page.keyboard.press('Delete');
    await expectCount(page, '80', '80');
    await expect.poll(() => keptSearch(page)).toBe('');
  }
});

test(
  'the sheet of keys is without barriers, and switches single characters off',
  { tag: '@long' },
  async ({ page }) => {
    await openList(page);
    for (const width of [1440, 320]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 700 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.keyboard.press('?');
        const sheet = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
        // It begins at its top, with the focus at its foot.
        await expect(sheet.getByRole('heading', { name: 'Keyboard Shortcuts' })).toBeInViewport();
        await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
        await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport();
        const { violations, passes } = await new AxeBuilder({ page }).analyze();
        expect(passes.length).toBeGreaterThan(5);
        expect(violations.map(({ id }) => id)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(sheet).toHaveCount(0);
      }
    }
    await page.keyboard.press('?');
    await page.getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await expectCount(page, '80', '80');
    await page.getByRole('button', { name: 'Keyboard Shortcuts' }).click();
    await expect(page.getByRole('checkbox', { name: /single-key/ })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(searchBox(page)).not.toBeFocused();
  },
);
