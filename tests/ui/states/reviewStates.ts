import type { Page } from '@playwright/test';
import type { PageState } from './PageState';
import { ODD_CONTACTS, TWO_CARDS } from '../../e2e/support/reviewCards';
import { putContacts } from '../support/storedContacts';
import { createUser, expect, signIn, type User } from '../support/test';

/** The pass of a new user through these contacts. */
export async function openPass(page: Page, contacts = ODD_CONTACTS): Promise<User> {
  const user = await createUser();
  await putContacts(user, contacts);
  await signIn(page, user);
  await page.getByRole('link', { name: /to clean up$/ }).click();
  await expect(page.getByRole('button', { name: 'Take It' })).toBeFocused();
  return user;
}

/** "Same person" of a new user with these cards. */
export async function openTwoCards(page: Page): Promise<User> {
  const user = await createUser();
  await putContacts(user, TWO_CARDS);
  await signIn(page, user);
  await page.getByRole('link', { name: '3 to clean up' }).click();
  await expect(page.getByRole('button', { name: 'Most likely one person 3' })).toBeVisible();
  return user;
}

/** The states of Clean Up. */
export const reviewStates: PageState[] = [
  {
    name: 'what needs a look',
    route: '/clean-up',
    open: async (page) => {
      await openPass(page);
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Changed the email of/)).toBeVisible();
    },
  },
  {
    name: 'what needs a look, in its box',
    route: '/clean-up',
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
    route: '/clean-up',
    open: async (page) => {
      await openTwoCards(page);
      await page.getByRole('button', { name: 'Not the Same' }).click();
      await expect(page.getByText('not the same person.')).toBeVisible();
    },
  },
  {
    name: 'pairs that are to be one card each',
    route: '/clean-up',
    open: async (page) => {
      await openTwoCards(page);
      await page.getByRole('button', { name: 'Merge all 3' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
    },
  },
  {
    name: 'names in capitals that are to be put right',
    route: '/clean-up',
    open: async (page) => {
      await openPass(page, [{ name: 'HANA SATO' }, { name: 'eva wolf' }]);
      await page.getByRole('button', { name: 'Fix all 2' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
    },
  },
  {
    name: 'nobody with two cards',
    route: '/clean-up',
    open: async (page) => {
      await signIn(page, await createUser(), '/clean-up?tab=same-person');
      await expect(page.getByRole('heading', { name: /^Nobody seems/ })).toBeVisible();
    },
  },
  {
    name: 'nothing needs a look',
    route: '/clean-up',
    open: async (page) => {
      await signIn(page, await createUser(), '/clean-up');
      await expect(page.getByRole('heading', { name: 'Nothing needs a look' })).toBeVisible();
    },
  },
];
