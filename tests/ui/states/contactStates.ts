import { putDocument, readDocument } from '../support/documents';
import { database } from '../support/standIns';
import { openCard, openContact, openContactForm, openDemo, openList } from '../support/openPages';
import type { PageState } from './PageState';
import { putContact } from '../support/storedContacts';
import { createUser, expect, signIn } from '../support/test';

/** The states of a contact's page and of its edit page. */
export const contactStates: PageState[] = [
  { name: 'contact', route: '/contact/:id', open: (page) => openContact(page, 'Donau') },
  {
    name: 'contact of a usual account, without a card',
    route: '/contact/:id',
    open: async (page) => {
      await openDemo(page);
      await page.getByRole('link', { name: /^Omar/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Omar/);
    },
  },
  {
    name: 'contact with nothing but a name',
    route: '/contact/:id',
    open: async (page) => {
      const user = await createUser();
      await signIn(page, user, `/contact/${await putContact(user, { name: 'Zoë Brunner' })}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoë Brunner');
    },
  },
  {
    name: 'contact that is loading',
    route: '/contact/:id',
    open: async (page) => {
      database.holdNext('get businessCards');
      await signIn(page, await createUser(), '/contact/somebody');
      await expect(page.getByText('Loading contact details...')).toBeVisible();
    },
  },
  {
    name: 'contact that does not load',
    route: '/contact/:id',
    open: async (page) => {
      database.isOffline = true;
      await signIn(page, await createUser(), '/contact/somebody');
      await expect(page.getByRole('alert')).toContainText('Failed to load contact details.');
    },
  },
  {
    name: 'save without a network',
    route: '/contact/edit/:id',
    open: async (page) => {
      await openContactForm(page);
      await page.getByRole('textbox', { name: 'Notes' }).fill('Met again.');
      database.isOffline = true;
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'enlarged card', route: '/contact/:id', open: openCard },
  {
    name: 'question before a deletion',
    route: '/contact/:id',
    open: async (page) => {
      await openContact(page, 'Donau');
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'company of a contact',
    route: '/company/:id',
    open: async (page) => {
      await openContact(page, 'Zoë');
      // A letter acts once the code for keys is here.
      await expect(async () => {
        await page.keyboard.press('o');
        await expect(page).toHaveURL(/\/company\//, { timeout: 500 });
      }).toPass();
      await expect(page.getByText('Showing 1 of 1 business cards')).toBeVisible();
    },
  },
  {
    name: 'contact of no company',
    route: '/company/:id',
    open: async (page) => {
      await signIn(page, await createUser(), '/company/nobody');
      await expect(page.getByRole('alert')).toContainText('Company not found');
    },
  },
  {
    name: 'contact that does not exist',
    route: '/contact/:id',
    open: async (page) => {
      await signIn(page, await createUser(), '/contact/nobody');
      await expect(page.getByRole('alert')).toContainText('Contact not found');
    },
  },
  {
    name: 'edit page',
    route: '/contact/edit/:id',
    open: async (page) => {
      await openContactForm(page);
      await page.getByRole('textbox', { name: 'Website' }).fill('not a website');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Enter a web address like example.com')).toBeVisible();
    },
  },
  {
    name: 'contact that couldn’t be refreshed',
    route: '/contact/:id',
    open: async (page) => {
      await openList(page);
      database.isOffline = true;
      await page.getByRole('link', { name: /^Donau/ }).click();
      await expect(page.getByText('We couldn’t refresh this page.')).toBeVisible();
    },
  },
  {
    name: 'contact with a draft that is not saved',
    route: '/contact/:id',
    open: async (page) => {
      await openContactForm(page);
      await page.getByRole('textbox', { name: 'Notes' }).fill('Met again.');
      await page.goBack();
      await expect(page.getByText('Unsaved draft')).toBeVisible();
    },
  },
  {
    name: 'edit page while it saves',
    route: '/contact/edit/:id',
    open: async (page) => {
      // Beside the list a form closes at once.
      await page.setViewportSize({ width: 1024, height: 768 });
      await openContactForm(page);
      database.holdNext('update businessCards');
      await page.getByRole('textbox', { name: 'Notes' }).fill('Met again.');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    },
  },
  {
    name: 'QR code of a contact',
    route: '/contact/:id',
    open: async (page) => {
      await openContact(page, 'Donau');
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'QR Code' }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'contact that was changed elsewhere',
    route: '/contact/edit/:id',
    open: async (page) => {
      await openContactForm(page);
      await page.getByRole('textbox', { name: 'Notes' }).fill('Met again.');
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      const stored = await readDocument(`businessCards/${id}`);
      await putDocument(`businessCards/${id}`, { ...stored, notes: 'From the phone' });
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('dialog', { name: 'Changed elsewhere' })).toBeVisible();
    },
  },
];
