import { ODD } from '../e2e/support/contactFields';
import { rowOf } from '../e2e/support/shownContacts';
import { readDocument } from './support/documents';
import { storeCard } from './support/files';
import { database } from './support/standIns';
import { putContact } from './support/storedContacts';
import { createUser, expect, signIn, test } from './support/test';

/** As an iPhone has scanned it. */
const SCANNED = {
  name: 'Grase Hoper',
  company: 'Navy',
  title: 'Rear Admiral',
  email: 'grace@navy.example',
  phone: '+1 555 0100',
  website: 'https://old.example',
  address: 'Arlington',
  notes: 'Found the first bug.',
  createdAt: new Date('2025-06-15T08:00:00Z'),
  updatedAt: new Date('2025-06-16T08:00:00Z'),
};

test('Cancel goes back to the contact and stores nothing', async ({ page }) => {
  const user = await createUser();
  const id = await putContact(user, SCANNED);
  const before = await readDocument(`businessCards/${id}`);
  await signIn(page, user);
  await rowOf(page, 'Grase Hoper').getByRole('link').click();
  await page.getByRole('link', { name: 'Edit Contact' }).click();
  await expect(
    page.getByText('No need to include https:// it is added automatically'),
  ).toBeVisible();
  // This contact has no picture.
  await expect(page.getByText('Review the scanned card')).toHaveCount(0);

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grase Hoper');
  // It is a step back: the next one leads to the list, not into the form again.
  await page.goBack();
  await expect(rowOf(page, 'Grase Hoper')).toBeVisible();
  expect(await readDocument(`businessCards/${id}`)).toEqual(before);
});

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
] as const) {
  test(`at ${String(width)} x ${String(height)} card and Save stay in sight at each field, and Ctrl+S saves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const user = await createUser();
    const cardImageURL = storeCard(page, `card_images/${user.uid}/c.jpg`);
    const id = await putContact(user, { ...SCANNED, cardImageURL });
    await signIn(page, user, `/contact/edit/${id}`);
    // The window in which it is seen: the card itself is larger.
    const card = page.getByRole('button', { name: /^Enlarge the business card of/ });
    for (const label of ['Full Name', 'Business Address', 'Notes']) {
      await page.getByLabel(label).focus();
      await expect(page.getByLabel(label)).toBeInViewport({ ratio: 1 });
      await expect(card).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Save Changes' })).toBeInViewport({ ratio: 1 });
    }

    await page.getByLabel('Notes').fill('Nanosecond wire!');
    await page.keyboard.press(width === 1440 ? 'Control+s' : 'Control+Enter');
    await expect(page.getByText('Your changes were saved.')).toBeVisible();
    expect(await readDocument(`businessCards/${id}`)).toMatchObject({ notes: 'Nanosecond wire!' });
  });
}

test('on a phone Save Changes stays in sight, and hides no field that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const user = await createUser();
  const id = await putContact(user, SCANNED);
  await signIn(page, user, `/contact/edit/${id}`);
  const save = page.getByRole('button', { name: 'Save Changes' });
  await expect(save).toBeInViewport({ ratio: 1 });
  for (const label of ['Email Address', 'Website', 'Notes']) {
    await page.getByLabel(label).focus();
    await expect(save).toBeInViewport({ ratio: 1 });
    const row = await save.boundingBox();
    const field = await page.getByLabel(label).boundingBox();
    // Of a box of several lines the first one, where people begin to type.
    const firstLine = Math.min(field?.height ?? 0, 48);
    expect((field?.y ?? 0) + firstLine).toBeLessThanOrEqual(row?.y ?? 0);
  }
});

test('a save with nothing changed sends no write', async ({ page }) => {
  const user = await createUser();
  const id = await putContact(user, { ...ODD, company: 'Navy' });
  const before = await readDocument(`businessCards/${id}`);
  await signIn(page, user);
  await page.goto(`/contact/edit/${id}`);
  await page.getByLabel('Company').fill('Navy ');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(new RegExp(`/contact/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper');
  await expect(page.getByText('Your changes were saved.')).toHaveCount(0);
  expect(database.writes).toEqual([]);
  expect(await readDocument(`businessCards/${id}`)).toEqual(before);
});
