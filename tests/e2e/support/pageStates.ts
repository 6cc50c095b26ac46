import type { Page } from '@playwright/test';
import { routes, type Path } from '../../../src/routes';
import { createUser } from '../../setup/accounts';
import { putDocument, readDocument } from '../../setup/documents';
import { holdRequests, services } from './heldRequests';
import { openCard, openContact, openList } from './openPages';
import { publicPaths } from './publicPaths';
import { expect, signIn } from './test';

interface PageState {
  name: string;
  route: Path;
  open: (page: Page) => Promise<void>;
}

/** The pages that visitors only read, and the home page. */
const READ = ['/', '/changelog', '/privacy', '/terms'] as const;

/** Each state of the site that a person can be in, and how to get there. */
export const pageStates: PageState[] = [
  ...READ.map((route) => ({
    name: `${route}, signed out`,
    route,
    open: (page: Page) => openPublic(page, route),
  })),
  {
    name: 'login',
    route: '/login',
    open: (page) => openPublic(page, '/login'),
  },
  {
    name: '404 page',
    route: '*',
    open: async (page) => {
      await page.goto('/contact/no/such/page');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    },
  },
  {
    name: 'sign-up',
    route: '/register',
    open: async (page) => {
      await page.goto('/register');
      await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByLabel('Email')).toBeFocused();
    },
  },
  {
    name: 'forgotten password',
    route: '/forgot-password',
    open: async (page) => {
      await page.goto('/forgot-password');
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page.getByRole('alert')).toHaveText('Please enter your email address.');
    },
  },
  {
    name: 'features',
    route: '/features',
    open: async (page) => {
      await page.goto('/features');
      await expect(page.getByText('Prices in AED (United Arab Emirates)')).toBeVisible();
      await page.getByRole('radio', { name: 'Annual Save 48%' }).click();
    },
  },
  {
    name: 'contact-us page',
    route: '/contact',
    open: async (page) => {
      await page.goto('/contact');
      await page.getByRole('textbox', { name: 'Name' }).fill(' ');
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@cardfile.example');
      await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields');
    },
  },
  {
    name: 'support center',
    route: '/support',
    open: async (page) => {
      await page.goto('/support');
      await page.getByText('How do I scan a business card?').click();
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields.');
    },
  },
  {
    name: 'profile',
    route: '/profile',
    open: async (page) => {
      await openList(page);
      await page.goto('/profile');
      await expect(page.getByRole('button', { name: 'Send Link' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Subscription' })).toBeVisible();
    },
  },
  ...(['Change Password', 'Delete Account'] as const).map((name) => ({
    name,
    route: '/profile' as const,
    open: async (page: Page) => {
      await openList(page);
      await page.goto('/profile');
      await page.getByRole('button', { name }).click();
      const dialog = page.getByRole('dialog', { name });
      await dialog.getByRole('button', { name }).click();
      await expect(dialog.getByText(/^Type your (current )?password\.$/)).toBeVisible();
    },
  })),
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
  { name: 'contact', route: '/contact/:id', open: (page) => openContact(page, 'Donau') },
  { name: 'enlarged card', route: '/contact/:id', open: openCard },
  {
    name: 'question before a deletion',
    route: '/contact/:id',
    open: async (page) => {
      await openContact(page, 'Donau');
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'contact that does not exist',
    route: '/contact/:id',
    open: async (page) => {
      await signIn(page, await createUser());
      await page.goto('/contact/nobody');
      await expect(page.getByRole('alert')).toContainText('Contact not found');
    },
  },
  {
    name: 'edit page',
    route: '/contact/edit/:id',
    open: async (page) => {
      await openContact(page, 'Donau');
      await page.getByRole('link', { name: 'Edit Contact' }).click();
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
      await page.route(services.contactRead, (route) => route.fulfill({ json: { not: 'rows' } }));
      await page.getByRole('link', { name: /^Donau/ }).click();
      await expect(page.getByText('This page couldn’t be refreshed.')).toBeVisible();
    },
  },
  {
    name: 'edit page while it saves',
    route: '/contact/edit/:id',
    open: async (page) => {
      await openContact(page, 'Donau');
      await page.getByRole('link', { name: 'Edit Contact' }).click();
      await holdRequests(page, services.write);
      await page.getByLabel('Notes').fill('Met again.');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    },
  },
  {
    name: 'QR code of a contact',
    route: '/contact/:id',
    open: async (page) => {
      await openContact(page, 'Donau');
      await page.getByRole('button', { name: 'QR Code' }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'contact that was changed elsewhere',
    route: '/contact/edit/:id',
    open: async (page) => {
      await openContact(page, 'Donau');
      await page.getByRole('link', { name: 'Edit Contact' }).click();
      await page.getByLabel('Notes').fill('Met again.');
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      const stored = await readDocument(`businessCards/${id}`);
      await putDocument(`businessCards/${id}`, { ...stored, notes: 'From the phone' });
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('dialog', { name: 'Changed elsewhere' })).toBeVisible();
    },
  },
  ...routes
    .filter((route) => route.access === 'visitor' && route.path !== '*')
    .map(({ path }) => ({
      name: `${path}, signed in`,
      route: path,
      open: async (page: Page) => {
        await signIn(page, await createUser({ displayName: 'Ada Lovelace' }));
        await openPublic(page, path);
        await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
      },
    })),
];

async function openPublic(page: Page, path: keyof typeof publicPaths): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(publicPaths[path]);
}
