import type { Page } from '@playwright/test';
import { publicPaths } from '../e2e/support/publicPaths';
import { expectShown, heading, pane, rowLink } from '../e2e/support/deskForm';
import { columnHeader, expectCount, rowOf, searchBox } from '../e2e/support/shownContacts';
import { openList } from './support/openList';
import { numberedContacts, type StoredFields } from './support/storedContacts';
import { expect, test } from './support/test';
import { translate } from './support/translate';

const TRANSLATORS = [
  { after: 0, obeys: false },
  { after: 150, obeys: true },
  { after: 400, obeys: true },
  { after: 1_000, obeys: true },
];

const OMAR = {
  name: 'Omar Farouk (عمر فاروق)',
  title: 'Head of Sales (EMEA)',
  company: 'Falcon Crest',
  email: 'omar.farouk@falconcrest.example',
  phone: '+971 50 123 4567',
  website: 'www.falconcrest.example/people',
  address: 'Marina Walk 5, Dubai',
  notes: 'Met at the gate.',
};
const TAN = {
  name: 'Tan Wei Ling',
  title: 'Developer',
  company: 'Copper Basin Solar',
  email: 'tan@copperbasin.example',
  phone: '(520) 555-0119',
  website: 'copperbasin.example',
  notes: 'Wants a demo.',
};
const DANA = {
  name: 'Dana Whitfield',
  company: 'Copper Basin Solar',
  email: 'dana@copperbasin.example',
};

const CONTACTS: StoredFields[] = [OMAR, TAN, DANA, ...numberedContacts(25)];

/** What stands beside the list is this contact, and no word of another one. */
async function expectFacts(page: Page, contact: Record<string, string>): Promise<void> {
  await expectShown(page, contact['name'] ?? '');
  for (const text of Object.values(contact)) await expect(pane(page)).toContainText(text);
  for (const { email = '' } of [OMAR, TAN, DANA]) {
    if (email !== contact['email']) await expect(pane(page)).not.toContainText(email);
  }
}

for (const translator of TRANSLATORS) {
  const { after } = translator;

  test.describe(`translated after ${String(after)} ms`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test.beforeEach(({ page }) => translate(page, translator));

    test('the list counts, and each contact has its own facts', async ({ page }) => {
      await openList(page, CONTACTS);
      const total = String(CONTACTS.length);
      const translated = page.locator('font.translated', { hasText: `of ${total} business cards` });
      await expect(translated.first()).toBeVisible();
      await expect(page.getByRole('rowheader', { name: 'October 2026, 20' })).toBeVisible();

      await searchBox(page).fill('copper');
      await expectCount(page, '2', total);
      await expect(page.getByRole('status').filter({ hasText: /^2 of 28/ })).toHaveCount(1);
      await searchBox(page).fill('');
      await expectCount(page, total, total);

      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      const chips = page.getByRole('list', { name: 'Filter' });
      await chips.getByRole('button', { name: 'Company' }).click();
      await page.getByRole('checkbox', { name: 'Copper Basin Solar 2' }).click();
      await expectCount(page, '2', total);
      await page.getByRole('button', { name: 'Remove the filter “Company: Copper' }).click();
      await expectCount(page, total, total);
      await columnHeader(page, 'Name').getByRole('button').click();
      await expect(page.getByRole('rowheader', { name: /2026/ })).toHaveCount(0);
      await columnHeader(page, 'Date Added').getByRole('button').click();
      await expect(page.getByRole('rowheader', { name: 'October 2026, 20' })).toBeVisible();

      for (const name of [OMAR.name, TAN.name]) {
        await rowOf(page, name).getByRole('checkbox').click();
      }
      const bar = page.getByRole('region', { name: 'Selected contacts' });
      await expect(bar).toContainText('2 selected');
      await bar.getByRole('button', { name: 'Select all 28 shown' }).click();
      await expect(bar).toContainText('28 selected');
      await page.keyboard.press('Escape');

      // Where a text is replaced under its pointer, Playwright scrolls and clicks once more.
      await page.evaluate(() => {
        window.scrollTo(0, 0);
      });
      await rowLink(page, OMAR.name).click();
      await expectFacts(page, OMAR);
      await expect(pane(page)).toContainText('1 of 28');
      for (const contact of [TAN, DANA]) {
        await page.getByRole('link', { name: 'Next contact' }).click();
        await expectFacts(page, contact);
      }
      await page.keyboard.press('k');
      await expectFacts(page, TAN);
      await expect(pane(page)).toContainText('2 of 28');
    });

    test('a contact is edited, deleted and restored', async ({ page }) => {
      await openList(page, CONTACTS.slice(0, 3));
      await rowLink(page, OMAR.name).click();
      await page.getByRole('link', { name: 'Edit Contact' }).click();
      await page.getByRole('textbox', { name: 'Email' }).fill('omar@crest.example');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expectFacts(page, { ...OMAR, email: 'omar@crest.example' });

      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expectCount(page, '2', '2');
      await rowLink(page, TAN.name).click();
      await expectFacts(page, TAN);

      await page.goto('/recently-deleted');
      const count = page.getByRole('status').filter({ hasText: 'deleted contacts' });
      await expect(count).toHaveText('Showing 1 of 1 deleted contacts');
      const search = page.getByRole('searchbox');
      await search.fill('nobody');
      await expect(count).toHaveText('Showing 0 of 1 deleted contacts');
      await search.fill('');
      await page.getByRole('button', { name: /^Restore .*Omar/ }).click();
      await expect(page.getByRole('status').filter({ hasText: 'is back' })).toBeVisible();
    });

    test('a profile is saved', async ({ page }) => {
      await openList(page, CONTACTS.slice(0, 3));
      await page.goto('/profile');
      await page.getByLabel('Name').fill('Ada King');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Profile updated successfully!')).toBeVisible();
      await expect(page.getByRole('banner').getByText('Ada King')).toBeVisible();
      await page.getByLabel('Name').fill('Ada Byron');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('banner').getByText('Ada Byron')).toBeVisible();
    });

    test('public pages lead on', async ({ page }) => {
      await page.goto('/');
      for (const path of ['/features', '/changelog', '/support', '/contact', '/privacy'] as const) {
        await page.locator(`a[href="${path}"]`).last().click();
        await expect(heading(page)).toHaveText(publicPaths[path]);
      }
    });
  });
}
