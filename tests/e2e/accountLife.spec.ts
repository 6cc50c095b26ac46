import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import ICAL from 'ical.js';
import { mailedLink, uidOf } from '../setup/accounts';
import { findDocuments, putDocument, readDocument } from '../setup/documents';
import { filesBelow, uploadCard } from '../setup/files';
import { suite } from '../setup/suite';
import { logIn, logOut } from './support/logIn';
import { photograph } from './support/photograph';
import { putContacts } from './support/storedContacts';
import { expect, test } from './support/test';

// Chromium writes the deletion that is made to fail to the console.
test.use({ expectedConsoleErrors: ['Failed to load resource'] });

const FIRST = 'correct-horse';
const SECOND = 'battery-staple';
/** Where older versions of the site put photos. */
const olderFolders = (uid: string) => [`profiles/${uid}`, `users/${uid}/profile`, uid];

async function putOlderPhotos(uid: string): Promise<void> {
  for (const folder of olderFolders(uid)) {
    await uploadCard(`${folder}/profile_1700000000000.jpg`);
  }
}

async function expectNoOlderPhotos(uid: string): Promise<void> {
  for (const folder of olderFolders(uid)) expect(await filesBelow(folder)).toEqual([]);
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('the whole life of an account: nothing is left of it', { tag: '@long' }, async ({ page }) => {
  const email = `life-${randomUUID()}@cardfile.example`;

  await page.goto('/register');
  await page.getByLabel('Name (optional)').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(FIRST);
  await page.getByLabel('Confirm Password').fill(FIRST);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible();
  await expect(page.getByText('We sent you a link. Open it to verify your address.')).toBeVisible();
  const uid = (await uidOf(email)) ?? '';

  await test.step('the address is verified', async () => {
    await page.goto('/profile');
    const offer = page.getByText('Your email address isn’t verified yet.');
    await expect(offer).toBeVisible();
    const first = await mailedLink(email, 'VERIFY_EMAIL');
    await press(page, 'Send Link');
    await expect(page.getByText('We sent a link to')).toBeVisible();
    const link = (await mailedLink(email, 'VERIFY_EMAIL')) ?? '';
    expect(link).not.toBe(first);
    expect((await fetch(link)).ok).toBe(true);
    const asked = page.waitForResponse('**/accounts:lookup**');
    await page.reload();
    await asked;
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });

  await test.step('the phone stores contacts and a plan', async () => {
    const address = (name: string) => uploadCard(`card_images/${uid}/${name}.jpg`);
    await putContacts({ uid, email, password: FIRST }, [
      {
        name: 'Grace Hopper',
        notes: 'One; two,\nthree',
        cardImageURL: await address('grace'),
        scanId: 'unknown to the site',
      },
      { name: 'Zoë Müller', image: await address('zoe') },
    ]);
    await putDocument(`subscriptions/${uid}`, { plan: 'basic', scansUsed: 2, maxScans: 1000 });
    await putDocument(`users/${uid}/deleted/alan`, {
      card: { userId: uid, name: 'Alan Turing', cardImageURL: await address('alan') },
      deletedAt: new Date(),
    });
    await putOlderPhotos(uid);
  });

  await test.step('a photo is stored', async () => {
    await press(page, 'Change Photo');
    await page.getByLabel('Photo file').setInputFiles(await photograph(page));
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await press(page, 'Close');
    expect(await filesBelow(`profile_images/${uid}`)).toHaveLength(1);
    await expectNoOlderPhotos(uid);
    await putOlderPhotos(uid);
  });

  await test.step('the password is changed', async () => {
    await press(page, 'Change Password');
    const change = dialog(page, 'Change Password');
    await change.getByLabel('Current Password').fill('not this one');
    await change.getByLabel('New Password', { exact: true }).fill(SECOND);
    await change.getByLabel('Confirm New Password').fill(SECOND);
    await change.getByRole('button', { name: 'Change Password' }).click();
    await expect(change.getByText('This isn’t your current password.')).toBeVisible();
    await expect(change.getByLabel('Current Password')).toBeFocused();
    await change.getByLabel('Current Password').fill(FIRST);
    await change.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Your password was changed.')).toBeVisible();
    await expect(dialog(page, 'Change Password')).toHaveCount(0);

    await logOut(page);
    await logIn(page, { uid, email, password: FIRST });
    await expect(page.getByRole('alert')).toBeVisible();
    await logIn(page, { uid, email, password: SECOND });
    await expect(page.getByText('Showing 2 of 2 business cards')).toBeVisible();
    await page.goto('/profile');
  });

  await test.step('the data is downloaded and read back', async () => {
    const download = page.waitForEvent('download');
    await press(page, 'Download My Data');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^cardfile_data_\d{4}-\d\d-\d\d\.zip$/);
    await expect(
      page.getByText(`Your data was saved as ${file.suggestedFilename()}.`),
    ).toBeVisible();
    const files = unzipSync(await readFile(await file.path()));
    const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as {
      pictures: string[];
    };
    expect(data).toMatchObject({
      account: { uid, email, emailVerified: true, displayName: 'Ada Lovelace' },
      profile: { name: 'Ada Lovelace', plan: 'free', createdAt: expect.stringMatching(/^20.*Z$/) },
      subscription: { plan: 'basic', maxScans: 1000 },
      contacts: [
        {
          name: 'Grace Hopper',
          scanId: 'unknown to the site',
          createdAt: '2026-10-20T09:30:00.000Z',
        },
        { name: 'Zoë Müller' },
      ],
      recentlyDeleted: [
        {
          deletedAt: expect.stringMatching(/^20.*Z$/),
          contact: { id: 'alan', name: 'Alan Turing' },
        },
      ],
    });
    expect(data.pictures).toHaveLength(4);
    const cards = ICAL.parse(strFromU8(files['contacts.vcf'] ?? new Uint8Array())) as unknown[][];
    expect(cards).toHaveLength(2);
    expect(JSON.stringify(cards)).toContain('Zoë Müller');
  });

  await test.step('the account is deleted, with a failure half-way', async () => {
    await press(page, 'Delete Account');
    const deletion = dialog(page, 'Delete Account');
    const button = deletion.getByRole('button', { name: 'Delete Account' });
    await expect(deletion.getByText('This doesn’t cancel your subscription.')).toBeVisible();
    await expect(deletion.getByRole('button', { name: 'Download My Data' })).toBeVisible();
    await deletion.getByLabel('Your Password').fill(SECOND);
    await deletion.getByLabel('Type DELETE to confirm').fill('delete');
    await button.click();
    await expect(deletion.getByText('Type DELETE in capital letters.')).toBeVisible();

    await deletion.getByLabel('Type DELETE to confirm').fill('DELETE');
    const pictures = `http://${suite.storage}/**/profile_images**`;
    await page.route(pictures, (route) => route.abort('connectionreset'));
    await button.click();
    await expect(deletion.getByRole('alert')).toContainText(
      'Your account isn’t fully deleted yet.',
      { timeout: 40_000 },
    );
    // What was reached is gone, and what was not is there.
    expect(await findDocuments('businessCards', 'userId', uid)).toEqual([]);
    expect(await filesBelow(`card_images/${uid}`)).toEqual([]);
    expect(await filesBelow(`profile_images/${uid}`)).toHaveLength(1);
    expect(await readDocument(`users/${uid}`)).toBeDefined();

    await page.unroute(pictures);
    await button.click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(
      page.getByText('Your account and everything in it have been deleted.'),
    ).toBeVisible();
  });

  expect(await findDocuments('businessCards', 'userId', uid)).toEqual([]);
  for (const path of [`users/${uid}`, `users/${uid}/deleted/alan`, `subscriptions/${uid}`]) {
    expect(await readDocument(path)).toBeUndefined();
  }
  for (const folder of ['card_images', 'profile_images']) {
    expect(await filesBelow(`${folder}/${uid}`)).toEqual([]);
  }
  await expectNoOlderPhotos(uid);
  expect(await uidOf(email)).toBeUndefined();
});
