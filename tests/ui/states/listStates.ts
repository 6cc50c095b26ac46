import { database, refuseNext } from '../support/standIns';
import { openDemo, openList } from '../support/openPages';
import type { PageState } from './PageState';
import { expectCount } from '../../e2e/support/shownContacts';
import { numberedContacts, putContacts } from '../support/storedContacts';
import { createUser, expect, signIn } from '../support/test';

/** The states of the list. */
export const listStates: PageState[] = [
  { name: 'list', route: '/dashboard', open: openList },
  { name: 'list of a usual account', route: '/dashboard', open: openDemo },
  {
    name: 'list of one contact',
    route: '/dashboard',
    open: async (page) => {
      const user = await createUser();
      await putContacts(user, [{ name: 'Zoë Brunner' }]);
      await signIn(page, user);
      await expectCount(page, '1', '1');
    },
  },
  {
    name: 'list that is loading',
    route: '/dashboard',
    open: async (page) => {
      database.holdNext('list businessCards');
      await signIn(page, await createUser());
      await expect(page.getByText('Loading Contacts List...')).toBeVisible();
    },
  },
  {
    name: 'export menu, after an export',
    route: '/dashboard',
    open: async (page) => {
      await openList(page);
      await page.getByRole('button', { name: 'Export CSV' }).click();
      await expect(page.getByText(/^Exported \d+ contacts? to /)).toBeVisible();
      await page.getByRole('button', { name: 'More ways to export' }).click();
      await expect(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
    },
  },
  {
    name: 'what another program will make of the contacts',
    route: '/dashboard',
    open: async (page) => {
      const user = await createUser();
      await putContacts(user, [{ company: 'Cafe Noir' }, { name: 'Lloyd & Susan Hester' }]);
      await signIn(page, user);
      await page.getByRole('button', { name: 'More ways to export' }).click();
      await page.getByRole('menuitem', { name: 'Salesforce leads' }).click();
      const dialog = page.getByRole('dialog', { name: 'Export to Salesforce' });
      await dialog.getByText('2 have no email.').click();
      await expect(dialog.getByRole('link', { name: 'Cafe Noir' })).toBeVisible();
    },
  },
  {
    name: 'selected contacts',
    route: '/dashboard',
    open: async (page) => {
      await openList(page);
      await page.getByRole('checkbox', { name: /^Select Zoë/ }).click();
      await page.getByRole('searchbox').fill('Donau');
      await page.getByRole('button', { name: 'Copy Email Addresses' }).click();
      await expect(page.getByText('1 selected, 1 not shown').first()).toBeVisible();
      await expect(page.getByText(/^(Copied 1 email|The email addresses were)/)).toBeVisible();
    },
  },
  {
    name: 'line for the notes of many',
    route: '/dashboard',
    open: async (page) => {
      const user = await createUser();
      await putContacts(user, [
        { name: 'Zoë Müller', notes: 'Hannover Messe 2026' },
        { name: 'Grace Hopper', notes: 'x'.repeat(10_000) },
        { name: 'Alan Turing' },
      ]);
      await signIn(page, user);
      await page.getByRole('checkbox', { name: /^Select Zoë/ }).click();
      const bar = page.getByRole('region', { name: 'Selected contacts' });
      await bar.getByRole('button', { name: 'Select all 3 shown' }).click();
      await bar.getByRole('button', { name: 'Add to Notes' }).click();
      await page.getByRole('textbox', { name: 'Line' }).fill('Hannover Messe 2026');
      await expect(page.getByText(/^Changes the notes of .Alan Turing./).first()).toBeVisible();
    },
  },
  {
    name: 'with what emails are written',
    route: '/dashboard',
    open: async (page) => {
      const user = await createUser();
      await putContacts(user, [{ name: 'Hana Sato', email: 'hana.sato@kitz.de' }]);
      await signIn(page, user);
      await page.getByRole('checkbox', { name: /^Select Hana/ }).click();
      await page.getByRole('button', { name: 'Write Email With' }).click();
      await expect(page.getByRole('radio', { name: 'Gmail' })).toBeVisible();
    },
  },
  {
    name: 'filter that is open, with one that holds',
    route: '/dashboard',
    open: async (page) => {
      await openList(page);
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('button', { name: 'Country', exact: true }).click();
      await page.getByRole('checkbox', { name: 'Switzerland 1' }).click();
      await expect(page.getByRole('button', { name: /^Remove the filter/ })).toBeVisible();
    },
  },
  {
    name: 'filter that leaves nothing',
    route: '/dashboard',
    open: async (page) => {
      await openList(page);
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('button', { name: 'Country', exact: true }).click();
      await page.getByRole('checkbox', { name: 'Switzerland 1' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox').fill('Donau');
      await expect(page.getByText('No business cards match your filters.')).toBeVisible();
    },
  },
  {
    name: 'months between the rows',
    route: '/dashboard',
    open: async (page) => {
      const user = await createUser();
      await putContacts(user, numberedContacts(60));
      await signIn(page, user);
      await expect(page.getByRole('rowheader', { name: /^October 2026/ })).toBeVisible();
    },
  },
  {
    name: 'search that finds nothing to the letter, and one close to it',
    route: '/dashboard',
    open: async (page) => {
      await openList(page);
      await expect(page.getByRole('checkbox', { name: /^Select Zoë/ })).toHaveCount(1);
      await page.getByRole('searchbox').fill('Alpenglwo');
      await expect(page.getByRole('rowheader', { name: /^Did you mean/ })).toBeVisible();
    },
  },
  {
    name: 'search that finds nothing',
    route: '/dashboard',
    open: async (page) => {
      await openList(page);
      await page.getByRole('searchbox').fill('nobody');
      await expect(page.getByText('No business cards match your search.')).toBeVisible();
    },
  },
  {
    name: 'empty list',
    route: '/dashboard',
    open: async (page) => {
      await signIn(page, await createUser());
      await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible();
      await expect(page.getByRole('img', { name: /^QR code of the app/ })).toBeInViewport();
    },
  },
  {
    name: 'list that does not load',
    route: '/dashboard',
    open: async (page) => {
      refuseNext('list businessCards');
      await signIn(page, await createUser());
      await expect(page.getByRole('alert')).toContainText('Failed to load dashboard data.');
    },
  },
];
