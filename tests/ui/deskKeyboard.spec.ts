import { heading, phoneBox, rowLink } from '../e2e/support/deskForm';
import { expectFocusInSight, expectHeadingFocused, tabTo } from '../e2e/support/keyboardFocus';
import { expectCount } from '../e2e/support/shownContacts';
import { readDocument } from './support/documents';
import { numberedContacts, putContacts } from './support/storedContacts';
import { createUser, expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('list, contact and form beside each other work without a mouse, and the focus is always visible', async ({
  page,
}) => {
  // Some 90 presses of a key, with a look at the focus after each.
  test.slow();
  const user = await createUser();
  const contacts = numberedContacts(30).map((contact) => ({
    ...contact,
    title: 'Engineer',
    phone: '+1 555 0100',
    notes: 'Met in Genève.',
  }));
  const ids = await putContacts(user, contacts);
  const press = (key: string) => page.keyboard.press(key);
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(user.email);
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(user.password);
  await press('Enter');
  await expectCount(page, '30', '30');
  await expectHeadingFocused(page, 'Contacts');

  await tabTo(page, rowLink(page, 'Person 001'));
  await press('ArrowDown');
  await expectFocusInSight(page);
  await press('Enter');
  await expectHeadingFocused(page, 'Person 002');
  await tabTo(page, page.getByRole('button', { name: 'Edit title' }));
  await press('Enter');
  await expect(page.getByLabel('Job Title')).toBeFocused();
  await expectFocusInSight(page);
  await tabTo(page, phoneBox(page));
  await press('ControlOrMeta+A');
  await page.keyboard.type('+1 555 0102');
  await press('Alt+ArrowDown');
  await expect(page.getByLabel('Full Name')).toHaveValue('Person 003');
  await expect(phoneBox(page)).toBeFocused();
  await expectFocusInSight(page);
  await expect
    .poll(() => readDocument(`businessCards/${ids[1] ?? ''}`))
    .toMatchObject({ phone: '+1 555 0102' });
  await press('Escape');
  await expect(rowLink(page, 'Person 003')).toBeFocused();
  await expectFocusInSight(page);
  await press('F6');
  await expectHeadingFocused(page, 'Person 003');
  await press('F6');
  await press('F6');
  await expect(rowLink(page, 'Person 003')).toBeFocused();
  await press('ArrowRight');
  await expectHeadingFocused(page, 'Person 003');
  await press('e');
  await expect(phoneBox(page)).toBeFocused();
  await press('Escape');
  await expect(phoneBox(page)).toBeHidden();
  await press('Escape');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(rowLink(page, 'Person 003')).toBeFocused();
  await expectFocusInSight(page);
});

test.describe('by touch alone, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a contact is opened, its form discarded, put back and saved', async ({ page }) => {
    const user = await createUser();
    const contacts = numberedContacts(30).map((contact) => ({ ...contact, phone: '+1 555 0100' }));
    const [, id = ''] = await putContacts(user, contacts);
    await page.goto('/login');
    await page.getByLabel('Email').tap();
    await page.keyboard.insertText(user.email);
    await page.getByLabel('Password').tap();
    await page.keyboard.insertText(user.password);
    await page.getByRole('button', { name: 'Login', exact: true }).tap();
    await expectCount(page, '30', '30');
    await page.getByRole('link', { name: 'Person 002', exact: true }).tap();
    await expect(heading(page)).toHaveText('Person 002');
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('link', { name: 'Edit Contact' }).tap();
    // No keyboard comes up over the card.
    await expect(heading(page)).toHaveText('Edit Contact');
    await expect(heading(page)).toBeFocused();
    await phoneBox(page).tap();
    await phoneBox(page).fill('+1 555 0102');
    await page.getByRole('link', { name: 'Cancel' }).tap();
    await expect(heading(page)).toHaveText('Person 002');
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(phoneBox(page)).toHaveValue('+1 555 0102');
    await page.getByRole('button', { name: 'Save Changes' }).tap();
    await expect(heading(page)).toHaveText('Person 002');
    await expect(page.getByRole('cell', { name: '+1 555 0102' })).toBeVisible();
    expect(await readDocument(`businessCards/${id}`)).toMatchObject({ phone: '+1 555 0102' });
    await page.getByRole('link', { name: 'Back', exact: true }).tap();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('link', { name: 'Person 002', exact: true })).toBeInViewport();
  });
});
