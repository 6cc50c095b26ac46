import type { Page } from '@playwright/test';
import { heading, openForm, pane, phoneBox } from '../e2e/support/deskForm';
import { rowOf } from '../e2e/support/shownContacts';
import { putDocument, readDocument } from './support/documents';
import { openList } from './support/openList';
import { database } from './support/standIns';
import { numberedContacts } from './support/storedContacts';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const SAVED = 'Your changes were saved.';
const TWO = [
  { name: 'Grace Hopper', phone: '+1 555 0100', company: 'Navy' },
  { name: 'Alan Turing', phone: '+44 555 0200' },
];
const phoneOf = async (id = ''): Promise<unknown> =>
  (await readDocument(`businessCards/${id}`))?.['phone'];
const shownPhone = (page: Page, phone: string) => pane(page).getByRole('cell', { name: phone });

test('Enter saves: the contact shows the new text before the answer, and says when it is saved', async ({
  page,
}) => {
  const {
    ids: [first],
  } = await openList(page, TWO);
  await openForm(page, 'Grace Hopper');
  const write = database.holdNext('update businessCards');
  await phoneBox(page).fill('+1 555 0199');
  await phoneBox(page).press('Enter');
  await expect(shownPhone(page, '+1 555 0199')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/contact/${first}$`));
  await expect(page.getByText('Saving...')).toBeVisible();
  expect(await phoneOf(first)).toBe('+1 555 0100');
  write.release();
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await phoneOf(first)).toBe('+1 555 0199');
  await expect(page.getByText('Unsaved draft')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a tab that is closed while a save is on its way asks, and a reload that goes on keeps the draft', async ({
  page,
}) => {
  const {
    ids: [first],
  } = await openList(page, TWO);
  await openForm(page, 'Grace Hopper');
  const write = database.holdNext('update businessCards');
  await phoneBox(page).fill('+1 555 0199');
  await phoneBox(page).press('Enter');
  await expect(page.getByText('Saving...')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();

  const again = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await again).accept();
  await reloaded;
  await expect(page.getByText('Unsaved draft')).toBeVisible();
  write.release();
  await expect.poll(() => phoneOf(first)).toBe('+1 555 0199');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
});

test.describe('what can’t be saved', () => {
  // Chromium writes each failed request to the console.
  test.use({ expectedConsoleErrors: ['Failed to load resource'] });

  test('opens the form again with what was typed, also offline', async ({ page, context }) => {
    const {
      ids: [first],
    } = await openList(page, TWO);
    await openForm(page, 'Grace Hopper');
    await phoneBox(page).fill('+1 555 0199');
    await context.setOffline(true);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert')).toHaveText(
      'Not saved: you’re offline. We kept your draft. Try Again',
    );
    await expect(phoneBox(page)).toHaveValue('+1 555 0199');
    await expect(phoneBox(page)).toBeFocused();
    await context.setOffline(false);
    await page.keyboard.press('Enter');
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await phoneOf(first)).toBe('+1 555 0199');
  });

  test('is said after one has gone on, with the way back to the form', async ({ page }) => {
    const {
      ids: [first],
    } = await openList(page, TWO);
    await openForm(page, 'Grace Hopper');
    await phoneBox(page).fill('+1 555 0199');
    // As a request that fails.
    database.failNext('update businessCards', 'unknown');
    await phoneBox(page).press('Alt+ArrowDown');
    await expect(page.getByLabel('Full Name')).toHaveValue('Alan Turing');
    await expect(page.getByText(/Grace Hopper.* wasn’t saved\./)).toBeVisible();
    await page.getByRole('link', { name: 'Back to the Form' }).click();
    await expect(phoneBox(page)).toHaveValue('+1 555 0199');
    await expect(page.getByText(/^Failed to update contact\./)).toBeVisible();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await phoneOf(first)).toBe('+1 555 0199');
  });
});

test('what is saved on the way to the next contact is no step of its own for Back', async ({
  page,
}) => {
  await openList(page, TWO);
  await openForm(page, 'Grace Hopper');
  await phoneBox(page).fill('+1 555 0199');
  await phoneBox(page).press('Alt+ArrowDown');
  await expect(page.getByLabel('Full Name')).toHaveValue('Alan Turing');
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveCount(0);
  await expect(page).toHaveURL(/\/contact\/[\w-]+$/);
});

test('a reload while it saves loses nothing', async ({ page }) => {
  await openList(page, TWO);
  await openForm(page, 'Grace Hopper');
  await phoneBox(page).fill('+1 555 0199');
  database.holdNext('update businessCards');
  await phoneBox(page).press('Enter');
  await expect.poll(() => database.count('update businessCards')).toBe(1);
  await page.reload();
  await expect(heading(page)).toHaveText('Grace Hopper');
  await expect(page.getByText('Unsaved draft')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(phoneBox(page)).toHaveValue('+1 555 0199');
});

/** Types another phone into a form beside the list, while the phone is changed elsewhere. Gives the contact's id. */
async function typeWhatChangesElsewhere(page: Page): Promise<string> {
  const {
    ids: [first],
  } = await openList(page, TWO);
  await openForm(page, 'Grace Hopper');
  await phoneBox(page).fill('+1 555 0199');
  const path = `businessCards/${first}`;
  await putDocument(path, { ...(await readDocument(path)), phone: '+1 555 0111' });
  return first;
}

test('a text that was changed elsewhere is asked about beside the list', async ({ page }) => {
  const first = await typeWhatChangesElsewhere(page);
  await phoneBox(page).press('Enter');
  const question = page.getByRole('dialog', { name: 'Changed elsewhere' });
  await question.getByRole('radio', { name: 'Yours +1 555 0199' }).check();
  await question.getByRole('button', { name: 'Save Choices' }).click();
  await expect(heading(page)).toHaveText('Grace Hopper');
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await phoneOf(first)).toBe('+1 555 0199');
  await expect(page.getByText('Unsaved draft')).toHaveCount(0);
});

test('Cancel and Escape discard with an Undo; every other way out keeps the draft', async ({
  page,
}) => {
  await openList(page, TWO);
  for (const cancel of [
    () => page.getByRole('link', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await openForm(page, 'Grace Hopper');
    await phoneBox(page).fill('+1 555 0199');
    await cancel();
    await expect(heading(page)).toHaveText('Grace Hopper');
    await expect(page.getByText('Changes discarded.')).toBeVisible();
    await expect(page.getByText('Unsaved draft')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(phoneBox(page)).toHaveValue('+1 555 0199');
    await page.goBack();
    await expect(page.getByText('Unsaved draft')).toBeVisible();
    await page.getByRole('button', { name: 'Discard Draft' }).click();
    await expect(page.getByText('Unsaved draft')).toHaveCount(0);
  }
  await expect(shownPhone(page, '+1 555 0100')).toBeVisible();
});

test(
  'forty cards with a wrong digit each take at most 160 keys, and the next one 3',
  { tag: '@long' },
  async ({ page }) => {
    const wrong = (index: number) => `+1 555 01${String(index).padStart(2, '0')}8`;
    const { ids } = await openList(
      page,
      numberedContacts(42).map((contact, index) => ({ ...contact, phone: wrong(index) })),
    );
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    await page.getByRole('link', { name: 'Person 001', exact: true }).click();
    await expect(page.getByText('1 of 42')).toBeVisible();
    await press('e');
    await expect(page.getByLabel('Full Name')).toBeFocused();
    for (let tab = 0; tab < 4; tab += 1) await press('Tab');
    await press('End');
    for (let index = 0; index < 40; index += 1) {
      // As people do, who look at the card first.
      await expect(phoneBox(page)).toHaveValue(wrong(index));
      await expect(phoneBox(page)).toBeFocused();
      for (const key of ['Backspace', '9', 'Alt+ArrowDown']) await press(key);
    }
    expect(keys).toBeLessThanOrEqual(160);
    for (const [index, id] of ids.slice(0, 40).entries()) {
      await expect.poll(() => phoneOf(id)).toBe(wrong(index).replace(/8$/, '9'));
    }
    expect(await phoneOf(ids[40])).toBe(wrong(40));

    // From the list: down, e, and what was typed is saved on the way to the next one.
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await rowOf(page, 'Person 041').getByRole('link').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('e');
    await expect(phoneBox(page)).toBeFocused();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('9');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(heading(page)).toHaveText('Person 042');
    await expect.poll(() => phoneOf(ids[41])).toBe(wrong(41).replace(/8$/, '9'));
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test('a contact whose number gets the code of its address’s country is saved like any other', async ({
  page,
}) => {
  const address = '1 Fleet Street, London, United Kingdom';
  await openList(page, [{ name: 'Grace Hopper', phone: '020 7946 0958', address }]);
  await openForm(page, 'Grace Hopper');
  await phoneBox(page).fill('020 7946 0959');
  await phoneBox(page).press('Enter');
  await expect(page.getByText(SAVED)).toBeVisible();
  const call = page.getByRole('link', { name: /^Call/ });
  await expect(call).toHaveAttribute('href', 'tel:+442079460959');
});
