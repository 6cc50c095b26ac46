import { createUser } from '../../setup/accounts';
import { services } from './heldRequests';
import { openList } from './openPages';
import type { PageState } from './PageState';
import { putContacts } from './storedContacts';
import { expect, signIn } from './test';

/** The states of the list. */
export const listStates: PageState[] = [
  { name: 'list', route: '/dashboard', open: openList },
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
      await dialog.getByText('2 have no e-mail.').click();
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
    name: 'card of a row that the pointer is on',
    route: '/dashboard',
    open: async (page) => {
      await openList(page);
      // Drawn once all that a row can do is there.
      await expect(page.getByRole('checkbox', { name: /^Select Zoë/ })).toHaveCount(1);
      const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Zoë/ }) });
      await row.locator('td > svg').hover();
      await expect(page.locator('[popover="manual"] img')).toBeVisible();
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
      // Broken by the answer: a request that fails would be an error on the console.
      await page.route(services.contactsQuery, (route) => route.fulfill({ json: { not: 'rows' } }));
      await signIn(page, await createUser());
      await expect(page.getByRole('alert')).toContainText('Failed to load dashboard data.');
    },
  },
];
