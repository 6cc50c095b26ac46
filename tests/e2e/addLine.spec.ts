import type { Locator, Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { readDocument } from '../setup/documents';
import { openList } from './support/openList';
import { holdRequests, services } from './support/heldRequests';
import { userWith } from './support/manyStored';
import { phoneOf } from './support/phone';
import { rawContacts } from './support/rawContacts';
import { expectCount } from './support/shownContacts';
import { numberedContacts, putContacts } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

const FAIR = 'Hannover Messe 2026';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Add a line to the notes of/ });
const box = (page: Page) => dialog(page).getByRole('textbox', { name: 'Line' });
const boxOf = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const notesOf = async (id: string) =>
  (await readDocument(`businessCards/${id}`))?.['notes'] as unknown;

/** All fields of the contacts but for the time of their last change. */
async function withoutTime(uid: string) {
  return [...(await rawContacts(uid))].map(([name, fields]) => [
    name,
    Object.entries(fields).filter(([field]) => field !== 'updatedAt'),
  ]);
}

/** Selects all contacts, and asks for a line. */
async function askForAll(page: Page, first: string, count: string): Promise<void> {
  await boxOf(page, first).click();
  const bar = page.getByRole('region', { name: 'Selected contacts' });
  await bar.getByRole('button', { name: `Select all ${count} shown` }).click();
  await bar.getByRole('button', { name: 'Add to Notes' }).click();
}

test('a line goes to the notes of all that are selected, and Undo leaves what is stored as it was', async ({
  page,
}) => {
  const user = await createUser();
  const contacts = numberedContacts(30);
  Object.assign(contacts[0] ?? {}, { notes: `Met again.\n${FAIR}` });
  Object.assign(contacts[1] ?? {}, { notes: 'Likes tea.' });
  Object.assign(contacts[2] ?? {}, { notes: 'Called.' });
  const ids = await putContacts(user, contacts);
  const before = await withoutTime(user.uid);
  await signIn(page, user);
  await expectCount(page, '30', '30');
  await askForAll(page, 'Person 001', '30');
  await box(page).fill(FAIR);
  await expect(dialog(page)).toContainText('Changes the notes of 29 contacts. 1 contact has this');
  // What the phone writes in between is kept.
  await phoneOf(user).change(ids[1] ?? '', { notes: 'Likes green tea.' });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added the line to the notes of 29 contacts.')).toBeVisible();
  expect(await notesOf(ids[0])).toBe(`Met again.\n${FAIR}`);
  expect(await notesOf(ids[1] ?? '')).toBe(`Likes green tea.\n${FAIR}`);
  expect(await notesOf(ids[29] ?? '')).toBe(FAIR);

  await phoneOf(user).change(ids[2] ?? '', { notes: `Called.\n${FAIR}\nCall again.` });
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('The notes of 29 contacts no longer have the line.')).toBeVisible();
  expect(await notesOf(ids[2] ?? '')).toBe('Called.\nCall again.');
  await phoneOf(user).change(ids[1] ?? '', { notes: 'Likes tea.' });
  await phoneOf(user).change(ids[2] ?? '', { notes: 'Called.' });
  expect(await withoutTime(user.uid)).toEqual(before);
});

test(
  'a line for more than 500 asks for their number first, and says how long it took',
  { tag: '@long' },
  async ({ page }) => {
    const { user } = await userWith(501);
    await signIn(page, user);
    await expectCount(page, '501', '501');
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .click();
    const bar = page.getByRole('region', { name: 'Selected contacts' });
    await bar.getByRole('button', { name: 'Select all 501 shown' }).click();
    await bar.getByRole('button', { name: 'Add to Notes' }).click();
    await box(page).fill(FAIR);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('Type 501.');
    await dialog(page).getByRole('textbox', { name: 'Type 501 to confirm' }).fill('501');
    const began = Date.now();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Added the line to the notes of 501 contacts.')).toBeVisible({
      timeout: 300_000,
    });
    console.log(`A line for 501: ${((Date.now() - began) / 1000).toFixed(1)} s.`);
    const stored = [...(await rawContacts(user.uid)).values()].map(({ notes }) => notes);
    expect(stored.every((notes) => JSON.stringify(notes).includes(FAIR))).toBe(true);
  },
);

test.describe('offline', { tag: '@long' }, () => {
  test.use({ expectedConsoleErrors: ['Failed to load resource'] });

  test('a line is refused before it begins, and one that is cut off half-way says who is left', async ({
    page,
    context,
  }) => {
    const { user } = await openList(page, numberedContacts(12));
    await askForAll(page, 'Person 001', '12');
    // Its code is here.
    await expect(box(page)).toBeFocused();
    await context.setOffline(true);
    await box(page).fill(FAIR);
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toContainText('You appear to be offline.');
    await context.setOffline(false);

    const held = await holdRequests(page, services.write);
    await page.keyboard.press('Enter');
    await held.made;
    await context.setOffline(true);
    held.release();
    await expect(page.getByText(/weren’t changed\. You appear to be offline\./)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(/^Added the line to the notes of/)).toBeVisible();
    const stored = [...(await rawContacts(user.uid)).values()].map(({ notes }) => notes);
    expect(stored).toEqual(Array.from({ length: 12 }, () => ({ stringValue: FAIR })));
  });
});
