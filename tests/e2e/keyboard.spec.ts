import type { Locator, Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { readDocument } from '../setup/documents';
import { uploadCard } from '../setup/files';
import { expectFocusInSight, expectHeadingFocused, tabTo } from './support/keyboardFocus';
import { columnHeader, expectCount, searchBox } from './support/shownContacts';
import { numberedContacts, putContacts } from './support/storedContacts';
import { expect, test } from './support/test';

test('the whole main task works without a mouse, and the focus is always visible', async ({
  page,
}) => {
  // Some 150 presses of a key, with a look at the focus after each.
  test.slow();
  const user = await createUser();
  const cardImageURL = await uploadCard(`card_images/${user.uid}/card.jpg`);
  const contacts = numberedContacts(80).map((contact) => ({ ...contact, cardImageURL }));
  const ids = await putContacts(user, contacts);
  const contact = (name: string): Locator => page.getByRole('link', { name, exact: true });
  const press = async (key: string) => {
    await page.keyboard.press(key);
  };

  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(user.email);
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(user.password);
  await press('Enter');
  await expectCount(page, '80', '80');
  await expectHeadingFocused(page, 'Contacts');

  await press('ControlOrMeta+K');
  await expect(searchBox(page)).toBeFocused();
  await expectFocusInSight(page);
  await page.keyboard.type('person 07');
  // 007, then 070 to 079.
  await expectCount(page, '11', '80');
  await expectSaid(page, '11 of 80 business cards shown. Best match first');

  const byName = columnHeader(page, 'Name').getByRole('button');
  await tabTo(page, byName);
  await press('Enter');
  await press('Enter');
  await expect(columnHeader(page, 'Name')).toHaveAttribute('aria-sort', 'descending');
  await expect(byName).toBeFocused();
  await expect(page.getByRole('row').getByRole('link').first()).toHaveText('Person 079');

  await tabTo(page, contact('Person 079'));
  for (const key of ['End', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown']) {
    await press(key);
    await expectFocusInSight(page);
  }
  await expect(contact('Person 071')).toBeFocused();
  await press('Enter');
  await expectHeadingFocused(page, 'Person 071');

  const enlarge = page.getByRole('button', { name: 'Enlarge the business card of Person 071' });
  await tabTo(page, enlarge);
  await press('Enter');
  const enlarged = page.getByRole('dialog', { name: 'Business card of Person 071' });
  await expect(enlarged.getByRole('img')).toBeInViewport();
  await expect(enlarged.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectFocusInSight(page);
  await press('Enter');
  await expect(enlarged).toHaveCount(0);
  await expect(enlarge).toBeFocused();
  await expectFocusInSight(page);

  await tabTo(page, page.getByRole('link', { name: 'Edit Contact' }));
  await press('Enter');
  await expectHeadingFocused(page, 'Edit Contact');
  await tabTo(page, page.getByLabel('Company'));
  await press('ControlOrMeta+A');
  await page.keyboard.type('Keyboard & Sons');
  await tabTo(page, page.getByRole('button', { name: 'Save Changes' }));
  await press('Enter');
  await expectSaid(page, 'Your changes were saved.');
  await expectHeadingFocused(page, 'Person 071');
  expect(await readDocument(`businessCards/${String(ids[70])}`)).toMatchObject({
    name: 'Person 071',
    company: 'Keyboard & Sons',
  });

  await tabTo(page, page.getByRole('link', { name: 'Back', exact: true }));
  await press('Enter');
  await expectCount(page, '11', '80');
  await expect(contact('Person 071')).toBeFocused();
  await expectFocusInSight(page);
  await expect(page.getByRole('cell', { name: 'Keyboard & Sons' })).toBeVisible();

  await press('Enter');
  await expectHeadingFocused(page, 'Person 071');
  const more = page.getByRole('button', { name: 'More', exact: true });
  const open = page.getByRole('button', { name: 'Delete', exact: true });
  const question = page.getByRole('alertdialog');
  await tabTo(page, more);
  await press('Enter');
  await tabTo(page, open);
  await press('Enter');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectFocusInSight(page);
  await press('Escape');
  await expect(question).toHaveCount(0);
  await expect(more).toBeFocused();
  await press('Enter');
  await tabTo(page, open);
  await press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Delete' }));
  await press('Enter');
  await expectCount(page, '10', '79');
  await expectSaid(page, /Person 071.* was deleted\.$/);
  // The row that is now where the deleted one was.
  await expect(contact('Person 070')).toBeFocused();
  await expectFocusInSight(page);

  await tabTo(page, page.getByRole('button', { name: 'Export CSV' }));
  const download = page.waitForEvent('download');
  await press('Enter');
  const name = (await download).suggestedFilename();
  await expectSaid(page, `Exported 10 contacts to ${name}.`);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Logout' }));
  await press('Enter');
  await expectHeadingFocused(page, 'Scan the card. Keep the contact.');
});

/** A status that screen readers announce. */
async function expectSaid(page: Page, words: string | RegExp): Promise<void> {
  const said = page.getByRole('status').filter({ hasText: words });
  await expect(said).toHaveCount(1);
}
