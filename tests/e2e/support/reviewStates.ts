import type { Page } from '@playwright/test';
import { createUser, type User } from '../../setup/accounts';
import type { PageState } from './PageState';
import { putContacts, type StoredFields } from './storedContacts';
import { expect, signIn } from './test';

/** Four contacts that a scan has misread, and two that it has not. */
export const ODD_CONTACTS: StoredFields[] = [
  { name: 'Eva Wolf', company: 'Kitz GmbH', phone: '+49 3O 901820', email: 'eva.wolf@kitz.de' },
  { name: 'Hana Sato', company: 'Aoba', phone: '+49 3O 901821', notes: 'Met in Kyoto.' },
  { name: 'Pau1 Weber', company: 'Kitz GmbH', title: 'Head of Sales' },
  { name: 'Olga Brandt', company: 'Kitz GmbH', email: 'olga.brandt@kitz,de' },
  { name: 'Ada King', phone: '+49 30 901822', email: 'ada.king@kitz.de' },
  { name: 'Tom Frost', phone: '+49 30 901823', email: 'tom.frost@kitz.de' },
];

/** The pass of a new user through these contacts. */
export async function openPass(page: Page, contacts = ODD_CONTACTS): Promise<User> {
  const user = await createUser();
  await putContacts(user, contacts);
  await signIn(page, user);
  await page.getByRole('link', { name: /needs? a look$/ }).click();
  await expect(page.getByRole('textbox')).toBeFocused();
  return user;
}

/** The states of "Needs a look". */
export const reviewStates: PageState[] = [
  {
    name: 'what needs a look',
    route: '/needs-a-look',
    open: async (page) => {
      await openPass(page);
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Changed the email of/)).toBeVisible();
    },
  },
  {
    name: 'what needs a look, in its box',
    route: '/needs-a-look',
    open: async (page) => {
      await openPass(page, [{ name: 'Olga Brandt', website: 'kitz de' }]);
      await page.keyboard.press('e');
      await page.getByRole('textbox').fill('not a website');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Enter a web address like example.com')).toBeVisible();
    },
  },
  {
    name: 'nothing needs a look',
    route: '/needs-a-look',
    open: async (page) => {
      await signIn(page, await createUser());
      await page.goto('/needs-a-look');
      await expect(page.getByRole('heading', { name: 'Nothing needs a look' })).toBeVisible();
    },
  },
];
