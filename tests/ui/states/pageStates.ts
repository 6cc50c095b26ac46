import type { Page } from '@playwright/test';
import { routes } from '../../../src/routes';
import { contactStates } from './contactStates';
import { deletedStates } from './deletedStates';
import { deskStates } from './deskStates';
import { listStates } from './listStates';
import { openList } from '../support/openPages';
import type { PageState } from './PageState';
import { reviewStates } from './reviewStates';
import { callables } from '../support/standIns';
import { publicPaths } from '../../e2e/support/publicPaths';
import { createUser, expect, signIn } from '../support/test';

/** The pages that visitors only read, and the home page. */
const READ = ['/', '/changelog', '/privacy', '/terms'] as const;

/** As the function answers in the Emirates. */
const PRICES = {
  ...{ country: 'AE', currencyCode: 'AED', liteMonthly: 7.99, liteYearly: 49.99 },
  ...{ basicMonthly: 14.99, basicYearly: 99.99, businessMonthly: 29.99, businessYearly: 199.99 },
};

/** An address that no page has: the server answers it with 404, which the browser tells on the console. */
export const NO_PAGE = '/contact/no/such/page';

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
      await page.goto(NO_PAGE);
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
      callables.answers.set('getLocalizedPricing', () => ({
        success: true,
        error: null,
        pricing: PRICES,
      }));
      await page.goto('/features');
      await expect(page.getByText('Prices in AED (United Arab Emirates)')).toBeVisible();
      await page.getByRole('radio', { name: /^Annual/ }).click();
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
      await expect(page.getByRole('region', { name: 'Account Actions' })).toBeVisible();
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
  ...listStates,
  ...contactStates,
  ...deletedStates,
  ...deskStates,
  ...reviewStates,
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
