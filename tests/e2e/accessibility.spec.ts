import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { putDocument } from '../setup/documents';
import { createUser } from '../setup/accounts';
import { publicPaths } from './publicPaths';
import { expectCount } from './shownContacts';
import { putContacts } from './storedContacts';
import { expect, signIn, test } from './test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const CONTACTS = [
  {
    name: 'Zoë Brunner',
    company: 'Alpenglow Analytics AG',
    title: 'Head of Data',
    email: 'zoe@alpenglow.example',
    phone: '+41 44 555 01 27',
    website: 'alpenglow.example',
    address: 'Limmatquai 114, Zürich',
    notes: 'Met in Genève.',
  },
  // A card may hold what no line can break.
  {
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    company: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    email: 'averyveryverylongmailboxnamewithoutanybreak@averyverylongdomainname.example',
    website: 'averyverylongdomainname.example/with/a/very/long/path/that/goes/on',
    notes: 'https://example.com/averyveryveryverylongaddresswithoutanyplacetobreakit',
  },
];

async function openList(page: Page): Promise<void> {
  const user = await createUser({ displayName: 'Ada Lovelace' });
  await putDocument(`subscriptions/${user.uid}`, {
    plan: 'basic',
    scansUsed: 48,
    maxScans: 1000,
    cardsUsed: 48,
    cardsLimit: 1000,
    renewalDate: new Date('2027-03-01T00:00:00Z'),
  });
  await putContacts(user, CONTACTS);
  await signIn(page, user);
  await expectCount(page, '2', '2');
}

async function openContact(page: Page): Promise<void> {
  await openList(page);
  await page.getByRole('link', { name: /^Donau/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Donau/);
}

/** Each state of the site that a person can be in, and how to get there. */
const STATES: [string, (page: Page) => Promise<void>][] = [
  [
    'login',
    async (page) => {
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    },
  ],
  [
    '404 page',
    async (page) => {
      await page.goto('/no/such/page');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    },
  ],
  [
    'sign-up',
    async (page) => {
      await page.goto('/register');
      await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByLabel('Email')).toBeFocused();
    },
  ],
  [
    'forgotten password',
    async (page) => {
      await page.goto('/forgot-password');
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page.getByRole('alert')).toHaveText('Please enter your email address.');
    },
  ],
  [
    'features',
    async (page) => {
      await page.goto('/features');
      await expect(page.getByText('Prices for United Arab Emirates in AED')).toBeVisible();
      await page.getByRole('radio', { name: 'Annual Save 48%' }).click();
    },
  ],
  [
    'contact-us page',
    async (page) => {
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields');
    },
  ],
  [
    'support center',
    async (page) => {
      await page.goto('/support');
      await page.getByText('How do I scan a business card?').click();
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields.');
    },
  ],
  ...(['/', '/changelog', '/privacy', '/terms'] as const).map(
    (path): [string, (page: Page) => Promise<void>] => [
      path,
      async (page) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(publicPaths[path]);
      },
    ],
  ),
  [
    'profile',
    async (page) => {
      await openList(page);
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Delete Account' }).click();
      await expect(page.getByRole('region', { name: 'Subscription' })).toBeVisible();
    },
  ],
  ['list', openList],
  [
    'empty list',
    async (page) => {
      await signIn(page, await createUser());
      await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible();
    },
  ],
  ['contact', openContact],
  [
    'edit page',
    async (page) => {
      await openContact(page);
      await page.getByRole('link', { name: 'Edit Contact' }).click();
      await page.getByLabel('Website').fill('not a website');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Website is not a web address.')).toBeVisible();
    },
  ],
  [
    'question before a deletion',
    async (page) => {
      await openContact(page);
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  ],
];

for (const [state, open] of STATES) {
  test(`${state}: no barrier at any width, light or dark, and no sideways scrolling`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary}`),
        );
        expect(found, `${String(width)} px, ${colorScheme}`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const scrolledTo = await page.evaluate(() => {
      window.scrollTo(1000, 0);
      return window.scrollX;
    });
    expect(scrolledTo, 'pixels that the page scrolls sideways at 320 px').toBe(0);
  });
}

test('the menu at phone width: no barrier, and it leads on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openContact(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze();
  expect(violations).toEqual([]);

  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts');
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).not.toHaveURL(/dashboard/);
});
