import type { Page } from '@playwright/test';
import { createUser, type User } from '../setup/accounts';
import { readDocument } from '../setup/documents';
import { filesBelow } from '../setup/files';
import { suite } from '../setup/suite';
import { closedAddress } from './support/closedAddress';
import { CAMERA, photograph, pictureSize } from './support/photograph';
import { expect, signIn, test } from './support/test';

const SAVED = 'Profile updated successfully!';
const storage = `http://${suite.storage}/**`;
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const headerPhoto = (page: Page) => page.getByRole('banner').locator('img');

/** A signed-in user who has typed something and opened the dialog of the photo. */
async function openDialog(page: Page): Promise<User> {
  const user = await createUser({ displayName: 'Ada Lovelace' });
  await signIn(page, user, '/profile');
  await page.getByLabel('Company').fill('Analytical Engines');
  await page.getByRole('button', { name: 'Change Photo' }).click();
  return user;
}

/** Chooses a photo in the dialog. */
async function choosePhoto(page: Page): Promise<Buffer> {
  const file = await photograph(page);
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose Photo' }).click();
  await (await picker).setFiles(file);
  return file.buffer;
}

async function expectLoaded(page: Page, role: 'main' | 'banner'): Promise<void> {
  const width = () =>
    page
      .getByRole(role)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}

test('a photo is stored small and without its place, and is in the header after a reload', async ({
  page,
}) => {
  const user = await openDialog(page);
  const original = await choosePhoto(page);
  await expect(page.getByText(SAVED)).toBeVisible();

  const { photoURL } = (await readDocument(`users/${user.uid}`)) as { photoURL: string };
  expect(decodeURIComponent(photoURL)).toMatch(
    new RegExp(`/profile_images/${user.uid}/profile_\\d{13}\\.jpg\\?`),
  );
  await expect(headerPhoto(page)).toHaveAttribute('src', photoURL);
  await page.reload();
  await expect(headerPhoto(page)).toHaveAttribute('src', photoURL);
  await expectLoaded(page, 'banner');
  await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', photoURL);

  const response = await fetch(photoURL);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  const stored = Buffer.from(await response.arrayBuffer());
  expect(await pictureSize(page, stored)).toEqual([1024, 683]);
  for (const mark of [CAMERA, 'Exif']) expect(stored.includes(mark)).toBe(false);
  // The twin: all that is found in what was chosen.
  expect(await pictureSize(page, original)).toEqual([2400, 1600]);
  for (const mark of [CAMERA, 'Exif']) expect(original.includes(mark)).toBe(true);
});

test(
  'another photo takes the place of the first, which is deleted; then none is left',
  { tag: '@long' },
  async ({ page }) => {
    const user = await openDialog(page);
    const folder = `profile_images/${user.uid}`;
    await choosePhoto(page);
    await expect(page.getByText(SAVED)).toBeVisible();
    const [first = ''] = await filesBelow(folder);
    await choosePhoto(page);
    await expect
      .poll(async () => {
        const files = await filesBelow(folder);
        return files.length === 1 && !files.includes(first);
      })
      .toBe(true);

    await page.getByRole('button', { name: 'Remove Photo' }).click();
    await expect.poll(() => filesBelow(folder)).toEqual([]);
    await expect(headerPhoto(page)).toHaveCount(0);
    await page.reload();
    await expect(save(page)).toBeVisible();
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  },
);

test.describe('when an upload fails', () => {
  // Chromium writes each failed request to the console.
  test.use({ expectedConsoleErrors: ['Failed to load resource'] });

  test(
    'an upload that the rules refuse is tried on the other paths, then reported',
    { tag: '@long' },
    async ({ page }) => {
      const user = await openDialog(page);
      const tried: string[] = [];
      await page.route(storage, async (route, request) => {
        const url = decodeURIComponent(request.url());
        if (request.method() === 'POST') tried.push(/name=([^&]*)/.exec(url)?.[1] ?? '');
        // Another user's folder, which the rules refuse.
        await route.continue({
          url: request.url().replace(`profile_images%2F${user.uid}`, 'profile_images%2Fmary'),
        });
      });
      await choosePhoto(page);
      await expect(page.getByRole('alert').last()).toHaveText(
        'Failed to upload profile image: You don’t have permission to do this.',
      );
      expect(tried.map((path) => path.replace(/\d{13}/, '*'))).toEqual([
        `profile_images/${user.uid}/profile_*.jpg`,
        `profiles/${user.uid}/profile_*.jpg`,
        `users/${user.uid}/profile/profile_*.jpg`,
        `${user.uid}/profile_*.jpg`,
      ]);
      await expect(page.getByLabel('Company')).toHaveValue('Analytical Engines');
      expect(await readDocument(`users/${user.uid}`)).toBeUndefined();
    },
  );

  test(
    'a storage that does not answer is reported in time, and nothing typed is lost',
    { tag: '@long' },
    async ({ page }) => {
      await page.clock.install();
      const user = await openDialog(page);
      const stopped = await closedAddress();
      await page.route(storage, (route, request) =>
        route.continue({ url: request.url().replace(suite.storage, stopped) }),
      );
      await choosePhoto(page);
      await expect(page.getByRole('progressbar', { name: 'Uploading the photo' })).toBeVisible();
      // It is tried again for 20 seconds.
      const failed = page.getByText(/^Failed to upload profile image/);
      await expect(async () => {
        await page.clock.fastForward(4_000);
        await expect(failed).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(failed).toHaveText(
        'Failed to upload profile image: We couldn’t reach the service. Please try again.',
      );
      await expect(page.getByLabel('Company')).toHaveValue('Analytical Engines');
      expect(await readDocument(`users/${user.uid}`)).toBeUndefined();

      await page.unroute(storage);
      await choosePhoto(page);
      await expect(page.getByText(SAVED)).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      await save(page).click();
      await expect(page.getByText(SAVED)).toBeVisible();
      expect(await readDocument(`users/${user.uid}`)).toMatchObject({
        company: 'Analytical Engines',
        photoURL: expect.stringContaining('profile_images'),
      });
    },
  );
});
