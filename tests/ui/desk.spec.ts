import type { Page } from '@playwright/test';
import { expectShown, heading, pane } from '../e2e/support/deskForm';
import {
  columnHeader,
  expectCount,
  keptSearch,
  rowOf,
  searchBox,
} from '../e2e/support/shownContacts';
import { removeDocument } from './support/documents';
import { openList } from './support/openList';
import { live } from './support/standIns';
import { numberedContacts } from './support/storedContacts';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('a contact opens beside the list, which stays where it is; reload, Back and a link show both', async ({
  page,
}) => {
  const [, second] = (await openList(page, numberedContacts(120))).ids;
  const top = async (name: string) => (await rowOf(page, name).boundingBox())?.y;
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 1500);
  await expect(rowOf(page, 'Person 045')).toBeInViewport({ ratio: 1 });
  const before = await top('Person 045');
  await rowOf(page, 'Person 045').getByText('Company 045').click();
  await expectShown(page, 'Person 045');
  await expect(page).toHaveTitle(/^Person 045/);
  expect(await top('Person 045')).toBe(before);
  await expect(link(page, 'Person 045')).toBeFocused();
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Company', 'Date Added']);

  await page.reload();
  await expectShown(page, 'Person 045');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(heading(page)).toHaveText('Contacts');
  await expect(link(page, 'Person 045')).toBeFocused();
  await expect(rowOf(page, 'Person 045')).toBeInViewport({ ratio: 1 });

  await page.goto(`/contact/${second ?? ''}`);
  await expectShown(page, 'Person 002');
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('the Back button of the browser leads to the list, however many contacts one has seen', async ({
  page,
}) => {
  await openList(page, numberedContacts(30));
  await link(page, 'Person 003').click();
  await expectShown(page, 'Person 003');
  for (const name of ['Person 004', 'Person 009']) {
    await link(page, name).click();
    await expectShown(page, name);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(heading(page)).toHaveText('Contacts');
  await expect(link(page, 'Person 009')).toBeFocused();
});

test('search and sort beside a contact stay there, and are found by a reload and in the list', async ({
  page,
}) => {
  const { ids } = await openList(page, [...numberedContacts(40), { name: 'Nobody' }]);
  await link(page, 'Person 005').click();
  await expectShown(page, 'Person 005');
  await searchBox(page).fill('person 03');
  await expectCount(page, '11', '41');
  await columnHeader(page, 'Name').getByRole('button').click();
  await expect(columnHeader(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/\/contact\//);
  await expect(heading(page)).toHaveText('Person 005');
  await searchBox(page).press('ArrowDown');
  await expectShown(page, 'Person 003');
  await expect(pane(page).getByText('1 of 11')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/contact/${ids[2] ?? ''}$`));

  // A moment after the address.
  await expect.poll(() => keptSearch(page)).toBe('person 03');
  await page.reload();
  await expectShown(page, 'Person 003');
  await expect(searchBox(page)).toHaveValue('person 03');
  await expect(columnHeader(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?sort=name$/);
  await expect(searchBox(page)).toHaveValue('person 03');
});

test('keys open, select, delete and lead from part to part', async ({ page }) => {
  await openList(page, numberedContacts(30));
  await link(page, 'Person 002').focus();
  await page.keyboard.press('Enter');
  await expectShown(page, 'Person 002');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('F6');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Contacts' })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(link(page, 'Person 002')).toBeFocused();
  // The contact gives way to the next one.
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectShown(page, 'Person 003');
  await expect(link(page, 'Person 003')).toBeFocused();
  await expectCount(page, '29', '29');
  for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown']) await page.keyboard.press(key);
  await expect(pane(page).getByText('3 selected').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await expect(pane(page).getByText('29 selected').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(link(page, 'Person 005')).toBeFocused();
});

test('a contact that goes away beside the list says so, and the list stays', async ({ page }) => {
  live.follows = false;
  const [first] = (await openList(page, numberedContacts(5))).ids;
  await link(page, 'Person 002').click();
  await expectShown(page, 'Person 002');
  await removeDocument(`businessCards/${first}`);
  await link(page, 'Person 001').click();
  await expect(page.getByText('Contact not found')).toBeVisible();
  await expectCount(page, '4', '4');
  await link(page, 'Person 003').click();
  await expectShown(page, 'Person 003');
});
