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

/** Three people with two cards each. */
export const TWO_CARDS: StoredFields[] = [
  { name: 'Hana Sato', email: 'hana.sato@kitz.de', title: 'Director', notes: 'Met again.' },
  { name: 'Hana Sato', email: 'hana.sato@kitz.de', title: 'Engineer', company: 'Kitz', scan: 7 },
  { name: 'Eva Wolf', email: 'eva.wolf@aoba.de', company: 'Aoba' },
  { name: 'Eva Wolf', email: 'eva.wolf@aoba.de', company: 'Aoba Nord' },
  { name: 'Tom Frost', email: 'tom.frost@frost.de', phone: '+49 30 901823' },
  { name: 'Tom Frost', email: 'tom.frost@frost.de', phone: '+49 30 901823' },
];

/** "Same person" of a new user with these cards. */
export async function openTwoCards(page: Page): Promise<User> {
  const user = await createUser();
  await putContacts(user, TWO_CARDS);
  await signIn(page, user);
  await page.getByRole('link', { name: '3 may be in here twice' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
  return user;
}

/** The states of "Needs a look" and "Same person". */
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
      await openPass(page, [{ name: 'Eva Wolf', phone: '+49 3O 901820' }]);
      await page.keyboard.press('e');
      await page.getByRole('textbox').fill('1'.repeat(201));
      await page.keyboard.press('Enter');
      await expect(page.getByText('Phone Number is too long')).toBeVisible();
    },
  },
  {
    name: 'people with two cards',
    route: '/same-person',
    open: async (page) => {
      await openTwoCards(page);
      await page.getByRole('button', { name: 'Not the same' }).first().click();
      await expect(page.getByText('not the same person.')).toBeVisible();
    },
  },
  {
    name: 'pairs that are to be one card each',
    route: '/same-person',
    open: async (page) => {
      await openTwoCards(page);
      await page.getByRole('button', { name: 'Keep one of 3 pairs' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
    },
  },
  {
    name: 'names in capitals that are to be put right',
    route: '/needs-a-look',
    open: async (page) => {
      await openPass(page, [{ name: 'HANA SATO' }, { name: 'eva wolf' }]);
      await page.getByRole('button', { name: 'Fix all 2' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
    },
  },
  {
    name: 'nobody with two cards',
    route: '/same-person',
    open: async (page) => {
      await signIn(page, await createUser(), '/same-person');
      await expect(page.getByRole('heading', { name: /^Nobody seems/ })).toBeVisible();
    },
  },
  {
    name: 'nothing needs a look',
    route: '/needs-a-look',
    open: async (page) => {
      await signIn(page, await createUser(), '/needs-a-look');
      await expect(page.getByRole('heading', { name: 'Nothing needs a look' })).toBeVisible();
    },
  },
];
