import { Timestamp } from 'firebase/firestore/lite';
import { createUser } from '../setup/accounts';
import { readDocument } from '../setup/documents';
import { holdRequests, services } from './support/heldRequests';
import { rowOf } from './support/shownContacts';
import { putContact } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

/** As an iPhone has scanned it, with fields that the website does not know. */
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
  scannedWith: { device: 'iPhone17,2', language: 'en' },
};

test('a corrected contact is stored, and its other fields stay', async ({ page }) => {
  const user = await createUser();
  const id = await putContact(user, SCANNED);
  const before = await readDocument(`businessCards/${id}`);
  await signIn(page, user);
  await rowOf(page, 'Grase Hoper').getByRole('link').click();
  await page.getByRole('link', { name: 'Edit Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Contact');

  await page.getByLabel('Full Name').fill('Grace Hopper');
  await page.getByLabel('Company').fill('US Navy');
  await page.getByLabel('Job Title').fill('');
  await page.getByLabel('Email Address').fill('grace.hopper@navy.example');
  await page.getByLabel('Phone Number').fill('+1 555 0199');
  await page.getByRole('textbox', { name: 'Website' }).fill('navy.example/grace');
  await page.getByLabel('Business Address').fill('Arlington, Virginia');
  await page.getByLabel('Notes').fill('Found the first bug.\nNanosecond wire!');
  const write = await holdRequests(page, services.write);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  write.release();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper');
  await expect(page).toHaveURL(new RegExp(`/contact/${id}$`));
  await expect(page.getByText('Your changes were saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^https:\/\/navy.example\/grace/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Title' })).toHaveCount(0);

  const after = await readDocument(`businessCards/${id}`);
  expect(after).toEqual({
    ...before,
    name: 'Grace Hopper',
    company: 'US Navy',
    title: '',
    email: 'grace.hopper@navy.example',
    phone: '+1 555 0199',
    website: 'https://navy.example/grace',
    address: 'Arlington, Virginia',
    notes: 'Found the first bug.\nNanosecond wire!',
    updatedAt: expect.any(Timestamp) as Timestamp,
  });
  // The rules let the server's time through and no other.
  expect(after?.['updatedAt']).not.toEqual(before?.['updatedAt']);

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(rowOf(page, 'Grace Hopper').getByText('US Navy')).toBeVisible();
  await expect(rowOf(page, 'Grase Hoper')).toHaveCount(0);
});
