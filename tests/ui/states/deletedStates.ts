import type { Page } from '@playwright/test';
import { manyContacts } from '../../../scripts/seed/manyContacts';
import { database, refuseNext } from '../support/standIns';
import { createUser, expect, signIn, type User } from '../support/test';
import type { PageState } from './PageState';

const HOUR = 60 * 60_000;

/** A new user with so many deleted contacts, one more each hour. */
async function userWithDeleted(count: number): Promise<User> {
  const user = await createUser();
  for (const [index, [id, card]] of Object.entries(manyContacts(user.uid, count)).entries()) {
    const deletedAt = new Date(Date.now() - Math.min(index, 700) * HOUR);
    database.put(`users/${user.uid}/deleted/${id}`, { card, deletedAt });
  }
  return user;
}

/** Recently Deleted of a new user with so many in it, which may still load. */
async function openBin(page: Page, count: number): Promise<void> {
  await signIn(page, await userWithDeleted(count), '/recently-deleted');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recently Deleted');
}

/** The same with all of them, of which the first come before the rest. */
export async function openDeleted(page: Page, count: number): Promise<void> {
  await openBin(page, count);
  const shown = count.toLocaleString('en');
  await expect(page.getByText(`Showing ${shown} of ${shown} deleted contacts`)).toBeVisible();
}

/** All of them selected, and Restore pressed. */
async function restoreAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
}

/** The states of Recently Deleted. */
export const deletedStates: PageState[] = [
  {
    name: 'deleted contacts, two of them selected',
    route: '/recently-deleted',
    open: async (page) => {
      await openDeleted(page, 48);
      await page
        .getByRole('checkbox', { name: /^Select / })
        .nth(1)
        .check();
      await page
        .getByRole('checkbox', { name: /^Select / })
        .nth(3)
        .check();
      await expect(page.getByText('2 selected')).toBeVisible();
    },
  },
  {
    name: 'question before a contact goes for good',
    route: '/recently-deleted',
    open: async (page) => {
      await openDeleted(page, 1);
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await page.getByRole('button', { name: 'Delete for Good' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'search of deleted contacts that finds nothing',
    route: '/recently-deleted',
    open: async (page) => {
      await openDeleted(page, 3);
      await page.getByRole('searchbox').fill('nobody');
      await expect(page.getByText('No deleted contacts match your search.')).toBeVisible();
    },
  },
  {
    name: 'ten thousand deleted contacts',
    route: '/recently-deleted',
    open: async (page) => {
      await openBin(page, 10_000);
      await expect(page.getByText('Showing 10,000 of 10,000 deleted contacts')).toBeVisible({
        timeout: 45_000,
      });
    },
  },
  {
    name: 'deleted contacts on their way back',
    route: '/recently-deleted',
    open: async (page) => {
      await openDeleted(page, 48);
      // None of their three batches is written: the notice stays.
      for (let batch = 0; batch < 3; batch += 1) database.holdNext('set businessCards');
      await restoreAll(page);
      await expect(page.getByText('Restoring 48 contacts...')).toBeVisible();
    },
  },
  {
    name: 'deleted contacts that could not be restored',
    route: '/recently-deleted',
    open: async (page) => {
      await openDeleted(page, 48);
      database.isOffline = true;
      await restoreAll(page);
      await expect(page.getByText(/^48 contacts couldn’t be restored\./)).toBeVisible();
    },
  },
  {
    name: 'deleted contacts that do not load',
    route: '/recently-deleted',
    open: async (page) => {
      refuseNext('list deleted');
      await openBin(page, 3);
      await expect(page.getByText(/^We couldn’t load your deleted contacts\./)).toBeVisible();
    },
  },
  {
    name: 'nothing deleted',
    route: '/recently-deleted',
    open: async (page) => {
      await openBin(page, 0);
      await expect(
        page.getByRole('heading', { name: 'Nothing was deleted recently' }),
      ).toBeVisible();
    },
  },
];
