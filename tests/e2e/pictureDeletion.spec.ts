import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { readDocument } from '../setup/documents';
import { filesBelow, uploadFile } from '../setup/files';
import { suite } from '../setup/suite';
import { rowOf } from './support/shownContacts';
import { putContacts } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

const picture = async (path: string) =>
  uploadFile(path, new Uint8Array(await readFile('scripts/seed/cards/demo-03.jpg')), 'image/jpeg');

/** Two contacts with pictures; confirms the deletion of the first. */
async function deleteFirst(page: Page) {
  const user = await createUser();
  const folder = `card_images/${user.uid}`;
  const cardImageURL = await picture(`${folder}/grace.jpg`);
  const [id] = await putContacts(user, [
    { name: 'Grace Hopper', cardImageURL },
    { name: 'Ada', cardImageURL: await picture(`${folder}/ada.jpg`) },
  ]);
  await signIn(page, user);
  await rowOf(page, 'Grace Hopper').getByRole('link').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  return { id, folder, cardImageURL };
}

test('the picture of a deleted contact can no longer be loaded by its address', async ({
  page,
}) => {
  const { folder, cardImageURL } = await deleteFirst(page);
  await expect(page.getByText('was deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => filesBelow(folder)).toEqual([`${folder}/ada.jpg`]);
  expect((await fetch(cardImageURL)).ok).toBe(false);
});

test.describe('half-way', () => {
  test.use({ expectedConsoleErrors: ['Failed to load resource'] });

  test('a tab that is closed leaves a picture only until the next visit', async ({
    page,
    context,
  }) => {
    const storage = `http://${suite.storage}/**`;
    // The picture is asked to go, and nothing answers any more.
    const asked = new Promise<void>((resolve) => {
      void context.route(storage, (route, request) => {
        if (request.method() === 'DELETE') resolve();
        else void route.continue();
      });
    });
    const { id, folder } = await deleteFirst(page);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await asked;
    expect(await readDocument(`businessCards/${id}`)).toBeUndefined();
    await page.close();
    expect(await filesBelow(folder)).toContain(`${folder}/grace.jpg`);

    await context.unroute(storage);
    const next = await context.newPage();
    await next.clock.install();
    await next.goto('/dashboard');
    await expect(rowOf(next, 'Ada')).toBeVisible();
    await next.clock.fastForward('01:00');
    await expect(async () => {
      expect(await filesBelow(folder)).toEqual([`${folder}/ada.jpg`]);
    }).toPass();
  });
});
