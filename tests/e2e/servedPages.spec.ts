import type { Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { holdRequests, services } from './support/heldRequests';
import { expectTyped, MESSAGE, typeMessage } from './support/messageForm';
import { openTakenOver } from './support/takenOver';
import { publicPaths, servedPages } from './support/publicPaths';
import { expect, signIn, test } from './support/test';

// As Hosting serves them.
test.use({ baseURL: process.env['CARDFILE_SITE'] });

const ENTRY = '**/assets/index-*.js';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: ['status of 404'] });

  test('every page for visitors can be read and leads to the others', async ({ page }) => {
    for (const [path, name] of servedPages) {
      await page.goto(path);
      await expect(heading(page)).toHaveText(name);
      await expect(page.getByText('Loading...')).toBeHidden();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Features' }).click();
      await expect(heading(page)).toHaveText(publicPaths['/features']);
    }
    await page.goto('/subscriptions');
    await expect(page).toHaveURL('/features');
  });

  test(
    'questions open, prices stand, and forms say what they need',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/support');
      await page.getByText('How do I scan a business card?').click();
      await expect(page.locator('details[open] p')).toBeVisible();
      expect(await scriptlessWords(page)).toContain('This form needs JavaScript.');
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.goto('/features');
      await expect(page.getByText('AED 4.99')).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(0);
      expect(await scriptlessWords(page)).toContain('Prices in other countries may differ.');
      await expect(page.getByText('Loading pricing data...')).toBeHidden();
      await page.goto('/login');
      await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
      expect(await scriptlessWords(page)).toContain('JavaScript is off');
      await expect(page.locator('noscript > main')).not.toHaveCSS('padding-left', '0px');
    },
  );
});

test('an address of no page is a 404 that can be read', async ({ request }) => {
  const answer = await request.get('/no/such/page');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Page Not Found</h1>');
});

for (const [path, name] of servedPages) {
  test.describe(path, () => {
    test.use({ expectedConsoleErrors: path === '/no/such/page' ? ['status of 404'] : [] });

    test(
      'the script takes the served page over as it is',
      ['/', '/contact'].includes(path) ? {} : { tag: '@long' },
      async ({ page }) => {
        // The film would begin.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const entry = await holdRequests(page, ENTRY);
        // What comes later, by itself.
        const prices = await holdRequests(page, services.pricing);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(heading(page)).toHaveText(name);
        await expect(page.getByText('Loading...')).toBeHidden();
        await entry.made;
        await page.evaluate(() => {
          Object.assign(window, { served: document.querySelector('h1') });
        });
        const served = await page.locator('#root').innerHTML();
        entry.release();
        await expectTakenOver(page);
        expect(await page.locator('#root').innerHTML()).toBe(served);
        expect(
          await page.evaluate(() => Reflect.get(window, 'served') === document.querySelector('h1')),
        ).toBe(true);
        prices.release();
      },
    );
  });
}

test.describe('a served page that is not what the app draws', () => {
  // React's number for it.
  test.use({ expectedConsoleErrors: ['error #418'] });

  test('is an error, and is drawn again', { tag: '@long' }, async ({ page }) => {
    await page.route('/terms', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('Terms of Service</h1>', 'Something</h1>');
      await route.fulfill({ response, body });
    });
    const error = page.waitForEvent('pageerror');
    await page.goto('/terms');
    expect((await error).message).toContain('#418');
    await expect(heading(page)).toHaveText('Terms of Service');
  });
});

test(
  'with a session, Loading... stands in place of the page for visitors',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, await createUser({ displayName: 'Ada Lovelace' }));
    await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible();
    for (const path of ['/', '/features', '/support']) {
      const entry = await holdRequests(page, ENTRY);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByText('Loading...')).toBeVisible();
      await entry.made;
      await expect(heading(page)).toBeHidden();
      await watchLoginLinks(page);
      entry.release();
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      expect(await page.evaluate(() => Reflect.get(window, 'loginLinks') as number), path).toBe(0);
      await page.unroute(ENTRY);
    }
  },
);

test('a message that is sent before the script is here is sent by it', async ({ page }) => {
  const entry = await holdRequests(page, ENTRY);
  await page.goto('/contact', { waitUntil: 'commit' });
  await typeMessage(page, MESSAGE);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL('/contact');
  entry.release();
  await expect(page.getByText(/^Thank you for your message!/)).toBeVisible();
});

test(
  'what is typed before the script is here is kept and sent',
  { tag: '@long' },
  async ({ page }) => {
    const entry = await holdRequests(page, ENTRY);
    await page.goto('/contact', { waitUntil: 'commit' });
    await typeMessage(page, MESSAGE);
    entry.release();
    await expectTakenOver(page);
    await expectTyped(page, MESSAGE);
    await page.reload();
    await expect(page.getByText('Your draft is back. It isn’t saved yet.')).toBeVisible();
    await expectTyped(page, MESSAGE);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(/^Thank you for your message!/)).toBeVisible();
  },
);

test(
  'what is typed before the script is here is kept over a draft, and the focus with it',
  { tag: '@long' },
  async ({ page }) => {
    await openTakenOver(page, '/contact');
    await typeMessage(page, MESSAGE);
    for (const path of ['/support', '/contact']) {
      await page.unrouteAll();
      const entry = await holdRequests(page, ENTRY);
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('textbox', { name: 'Subject' }).fill('Typed early');
      entry.release();
      await expectTakenOver(page);
      await page.keyboard.press('End');
      await page.keyboard.type('!');
      await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Typed early!');
    }
    await expectTyped(page, { ...MESSAGE, subject: 'Typed early!' });
  },
);

test.describe('where something has changed a form', () => {
  // React draws the form anew.
  test.use({ expectedConsoleErrors: ['error #418'] });

  for (const [what, change] of [
    ['an extension', "document.querySelector('form label').before(document.createElement('i'))"],
    [
      'a translation',
      `for (const words of document.querySelectorAll('label span')) {
        const font = document.createElement('font');
        font.textContent = words.textContent;
        words.firstChild.replaceWith(font);
      }`,
    ],
  ] as const) {
    test(
      `what is typed before the script is here stays: ${what}`,
      what === 'an extension' ? {} : { tag: '@long' },
      async ({ page }) => {
        const entry = await holdRequests(page, ENTRY);
        await page.goto('/contact', { waitUntil: 'commit' });
        await typeMessage(page, MESSAGE);
        await page.evaluate(change);
        entry.release();
        await expectTakenOver(page);
        await expectTyped(page, MESSAGE);
        await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
        await page.getByRole('button', { name: 'Send Message' }).click();
        await expect(page.getByText(/^Thank you for your message!/)).toBeVisible();
      },
    );
  }
});

for (const [what, part] of [
  ['the page', '**/assets/visitors-*.js'],
  ['the app', ENTRY],
] as const) {
  test.describe(`where the code of ${what} does not arrive`, () => {
    test.use({ expectedConsoleErrors: ['net::ERR'] });

    test(
      'a form says so where its button is, and a reload brings back what was typed',
      part === ENTRY ? {} : { tag: '@long' },
      async ({ page }) => {
        await page.route(part, (route) => route.abort('internetdisconnected'));
        await page.goto('/contact');
        await typeMessage(page, MESSAGE);
        await page.getByRole('button', { name: 'Send Message' }).click();
        await expect(page.getByText('A part of this page didn’t arrive.')).toBeInViewport();
        await page.unroute(part);
        await page.getByRole('link', { name: 'reload this page' }).click();
        await expect(page.getByText('Your draft is back. It isn’t saved yet.')).toBeVisible();
        await expectTyped(page, MESSAGE);
      },
    );
  });
}

test(
  'a page whose script is silent says so after a while, and goes on once it is here',
  { tag: '@long' },
  async ({ page }) => {
    const entry = await holdRequests(page, ENTRY);
    await page.clock.install();
    await page.goto('/contact', { waitUntil: 'commit' });
    await typeMessage(page, MESSAGE);
    const words = page.getByText('A part of this page didn’t arrive.');
    await expect(words).toBeHidden();
    await page.clock.fastForward(20_000);
    await expect(words).toBeInViewport();
    entry.release();
    await expectTakenOver(page);
    await expect(words).toBeHidden();
    await expectTyped(page, MESSAGE);
  },
);

test(
  'billing that is chosen before the script is here stays chosen',
  { tag: '@long' },
  async ({ page }) => {
    const entry = await holdRequests(page, ENTRY);
    await page.goto('/features', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'Annual Save 48%' }).check();
    entry.release();
    await expect(page.getByText('AED 49.99')).toBeVisible();
  },
);

/** What only somebody without scripts sees. Playwright finds no text there. */
async function scriptlessWords(page: Page): Promise<string> {
  const shown = page.locator('noscript').filter({ visible: true });
  return shown.evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText).join());
}

/** React marks what it has taken over. */
async function expectTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Counts links to the login that come into the page from now on. */
async function watchLoginLinks(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { loginLinks: 0 });
    new MutationObserver(() => {
      const shown = [...document.querySelectorAll('a[href="/login"]')].filter((link) =>
        link.checkVisibility(),
      );
      Object.assign(window, {
        loginLinks: shown.length + (Reflect.get(window, 'loginLinks') as number),
      });
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
}
