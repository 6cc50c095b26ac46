import type { Locator, Page } from '@playwright/test';
import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore/lite';
import { createUser } from '../setup/accounts';
import { putDocument, readDocument } from '../setup/documents';
import { filesBelow, uploadCard } from '../setup/files';
import { expectCount, rowOf } from './support/shownContacts';
import { rawFields } from './support/rawContacts';
import { putContacts } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

/** Grace, with a picture and with what the site does not know, and Ada after her. */
async function putGrace() {
  const user = await createUser();
  const folder = `card_images/${user.uid}`;
  const cardImageURL = await uploadCard(`${folder}/grace.jpg`);
  const [graceId] = await putContacts(user, [{ name: 'Grace Hopper' }, { name: 'Ada' }]);
  const path = `businessCards/${graceId}`;
  await putDocument(path, {
    userId: user.uid,
    ...{ name: 'Grace Hopper', notes: 'Met in Zürich.\n', tags: ['navy', ''], cardImageURL },
    createdAt: new Timestamp(1_760_000_000, 123_456_000),
    updatedAt: new Timestamp(1_761_000_000, 1_000),
    scan: {
      at: new Timestamp(1_759_999_999, 999_999_000),
      place: new GeoPoint(47.37, 8.54),
      raw: Bytes.fromUint8Array(new Uint8Array([0, 255, 7])),
      lines: [{ text: 'GRACE', share: 0.25 }, null, true, -3, Number.NaN],
      empty: {},
    },
  });
  return { user, path, folder };
}

async function deleteGrace(page: Page): Promise<void> {
  await rowOf(page, 'Grace Hopper').getByRole('link', { name: 'Grace Hopper' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page)).toContainText('Grace Hopper');
}

const notice = (page: Page): Locator => page.getByText('was deleted.');

test('Undo puts a contact back as it was stored, with its picture', async ({ page }) => {
  const { user, path, folder } = await putGrace();
  const before = await rawFields(path);
  expect(Object.keys(before)).toHaveLength(8);
  await signIn(page, user);
  await deleteGrace(page);
  expect(await readDocument(path)).toBeUndefined();
  await expectCount(page, '1', '1');
  expect(await filesBelow(folder)).toEqual([`${folder}/grace.jpg`]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('is back.')).toContainText('Grace Hopper');
  await expectCount(page, '2', '2');
  await expect(rowOf(page, 'Grace Hopper').getByRole('link')).toBeFocused();
  await expect(page.locator('tr[data-index="0"]')).toContainText('Ada');
  expect(await rawFields(path)).toEqual(before);

  await page.reload();
  await expectCount(page, '2', '2');
  expect(await filesBelow(folder)).toEqual([`${folder}/grace.jpg`]);
  await rowOf(page, 'Grace Hopper').getByRole('link', { name: 'Grace Hopper' }).click();
  await expect(page.getByRole('button', { name: /^Enlarge/ })).toBeVisible();
});

test(
  'a deletion is undone from Recently Deleted days later',
  { tag: '@long' },
  async ({ page, context }) => {
    const { user, path, folder } = await putGrace();
    const before = await rawFields(path);
    await signIn(page, user);
    await deleteGrace(page);
    await page.close();
    const next = await context.newPage();
    await next.clock.install({ time: Date.now() + 20 * 24 * 60 * 60_000 });
    await next.goto('/recently-deleted');
    await expect(next.getByText('10 days left')).toBeVisible();
    await next.getByRole('button', { name: 'Restore Grace Hopper' }).click();
    await expect(next.getByText('is back.')).toBeVisible();
    expect(await rawFields(path)).toEqual(before);
    expect(await filesBelow(folder)).toEqual([`${folder}/grace.jpg`]);
  },
);

test.describe('offline', { tag: '@long' }, () => {
  test.use({ expectedConsoleErrors: ['Failed to load resource', 'net::ERR'] });

  test('an undo that fails keeps everything, and can be tried again', async ({ page, context }) => {
    const { user, path } = await putGrace();
    const before = await rawFields(path);
    await signIn(page, user);
    await deleteGrace(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('couldn’t be restored. You appear to be offline.');
    expect(await readDocument(path)).toBeUndefined();

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('is back.')).toBeVisible();
    expect(await rawFields(path)).toEqual(before);
  });
});

test.describe('made again elsewhere', { tag: '@long' }, () => {
  // The rules refuse a write over it.
  test.use({ expectedConsoleErrors: ['status of 403'] });

  test('a contact is not overwritten', async ({ page }) => {
    const { user, path } = await putGrace();
    await signIn(page, user);
    await deleteGrace(page);
    const theirs = { userId: user.uid, name: 'Made again', createdAt: Timestamp.now() };
    await putDocument(path, theirs);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('is back.')).toBeVisible();
    expect(await readDocument(path)).toEqual(theirs);
    await expect(rowOf(page, 'Made again')).toBeVisible();
  });
});
