import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase/firestore/lite';
import { createUser } from '../setup/accounts';
import { putDocument, readDocument } from '../setup/documents';
import { filesBelow, uploadCard } from '../setup/files';
import { suite } from '../setup/suite';
import { rowOf } from './support/shownContacts';
import { putContacts } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

const DAY = 24 * 60 * 60_000;

/** Ada has a picture, and two deleted contacts have theirs: Grace since now, Alan since 31 days. */
async function putDeleted() {
  const user = await createUser();
  const folder = `card_images/${user.uid}`;
  const stored = async (name: string) => ({
    name,
    cardImageURL: await uploadCard(`${folder}/${name}.jpg`),
  });
  const ada = await stored('Ada');
  await putContacts(user, [ada]);
  const bin = async (card: Awaited<ReturnType<typeof stored>>, deletedAt: Date) => {
    const path = `users/${user.uid}/deleted/${card.name}`;
    const times = { createdAt: Timestamp.now() };
    await putDocument(path, { card: { userId: user.uid, ...card, ...times }, deletedAt });
    return path;
  };
  const grace = await stored('Grace');
  return {
    ...{ user, folder, grace, ada },
    gracePath: await bin(grace, new Date()),
    alanPath: await bin(await stored('Alan'), new Date(Date.now() - 31 * DAY)),
  };
}

async function deleteGraceForGood(page: Page): Promise<void> {
  await page.goto('/recently-deleted');
  await page.getByRole('checkbox', { name: 'Select Grace' }).check();
  await page.getByRole('button', { name: 'Delete for Good' }).click();
  const question = page.getByRole('alertdialog', { name: /^Delete .?Grace.? for good\?$/ });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete for Good' }).click();
}

test('the picture goes with its contact, and can no longer be loaded by its address', async ({
  page,
}) => {
  const { user, folder, grace, gracePath } = await putDeleted();
  await signIn(page, user);
  await deleteGraceForGood(page);
  await expect(page.getByText('was deleted for good.')).toBeVisible();
  expect(await readDocument(gracePath)).toBeUndefined();
  await expect.poll(() => filesBelow(folder)).not.toContain(`${folder}/Grace.jpg`);
  expect(await filesBelow(folder)).toContain(`${folder}/Ada.jpg`);
  expect((await fetch(grace.cardImageURL)).ok).toBe(false);
});

test('a visit deletes what was deleted more than 30 days ago, and nothing else', async ({
  page,
}) => {
  const { user, folder, gracePath, alanPath } = await putDeleted();
  await signIn(page, user);
  await expect(rowOf(page, 'Ada')).toBeVisible();
  await expect.poll(() => readDocument(alanPath)).toBeUndefined();
  expect(await readDocument(gracePath)).toBeDefined();
  expect(await filesBelow(folder)).toEqual([`${folder}/Ada.jpg`, `${folder}/Grace.jpg`]);
});

test.describe('half-way', () => {
  test.use({ expectedConsoleErrors: ['Failed to load resource'] });

  test('while a picture cannot be deleted its contact stays in Recently Deleted', async ({
    page,
  }) => {
    const { user, folder, gracePath } = await putDeleted();
    await signIn(page, user);
    await page.route(`http://${suite.storage}/**`, (route, request) =>
      request.method() === 'DELETE' ? route.fulfill({ status: 403 }) : route.continue(),
    );
    await deleteGraceForGood(page);
    await expect(page.getByRole('alert')).toContainText('We couldn’t delete some images.');
    expect(await readDocument(gracePath)).toBeDefined();
    await page.unroute(`http://${suite.storage}/**`);
    await page.reload();
    await deleteGraceForGood(page);
    await expect(page.getByText('was deleted for good.')).toBeVisible();
    expect(await filesBelow(folder)).not.toContain(`${folder}/Grace.jpg`);
  });
});
