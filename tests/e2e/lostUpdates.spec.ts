import type { Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { putDocument, readDocument } from '../setup/documents';
import { ODD } from './support/contactFields';
import { putContact } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

const ODD_PROFILE = { name: ' Ada\u202e Lovelace ', company: 'Analytical\r\nEngines\t' };

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

test('two tabs that change a contact in different fields keep both changes', async ({
  page,
  context,
}) => {
  const user = await createUser();
  const id = await putContact(user, { ...ODD, company: 'Navy', title: 'Captain' });
  const before = await readDocument(`businessCards/${id}`);
  await signIn(page, user, `/contact/edit/${id}`);
  await expect(page.getByLabel('Company')).toHaveValue('Navy');

  const other = await context.newPage();
  await other.goto(`/contact/edit/${id}`);
  await other.getByLabel('Company').fill('US Navy');
  await save(other);
  await expect(other.getByRole('status')).toHaveText('Your changes were saved.');

  await page.getByLabel('Job Title').fill('Rear Admiral');
  await save(page);
  await expect(page.getByRole('status')).toHaveText('Your changes were saved.');
  await expect(page.getByRole('cell', { name: 'US Navy' })).toBeVisible();
  const after = await readDocument(`businessCards/${id}`);
  expect(after).toEqual({
    ...before,
    ...ODD,
    company: 'US Navy',
    title: 'Rear Admiral',
    updatedAt: after?.['updatedAt'] as unknown,
  });
});

test(
  'two tabs that change the profile in different fields keep both changes',
  { tag: '@long' },
  async ({ page, context }) => {
    const user = await createUser({ displayName: 'Ada Lovelace' });
    const stored = { ...ODD_PROFILE, email: user.email, phone: '1', title: 'Programmer' };
    await putDocument(`users/${user.uid}`, stored);
    await signIn(page, user, '/profile');
    await expect(page.getByLabel('Job Title')).toHaveValue('Programmer');

    const other = await context.newPage();
    await other.goto('/profile');
    await other.getByLabel('Job Title').fill('Countess');
    await save(other);
    await expect(other.getByText('Profile updated successfully!')).toBeVisible();

    await page.getByLabel('Phone').fill('+44 20 7946 0123');
    await save(page);
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    const after = await readDocument(`users/${user.uid}`);
    expect(after).toEqual({
      ...stored,
      title: 'Countess',
      phone: '+44 20 7946 0123',
      updatedAt: after?.['updatedAt'] as unknown,
    });
  },
);
