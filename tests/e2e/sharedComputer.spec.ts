import type { Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { browserStorage } from './support/browserStorage';
import { logIn, logOut, signInByForm } from './support/logIn';
import { expectCount } from './support/shownContacts';
import { putContact, putContacts } from './support/storedContacts';
import { expect, test } from './support/test';

const stay = (page: Page) =>
  page.getByRole('checkbox', { name: 'Stay signed in on this computer' });

/** What the browser keeps for all tabs, as one text. */
async function browserWide(page: Page): Promise<string> {
  const tab = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  return (await browserStorage(page)).replace(tab, '');
}

test(
  'a session of this tab alone survives a reload, and no other tab has it',
  { tag: '@long' },
  async ({ page, context }) => {
    const user = await createUser();
    await putContact(user, { name: 'Grace Hopper' });
    await page.goto('/login');
    await expect(stay(page)).toBeChecked();
    await stay(page).uncheck();
    await logIn(page, user);
    await expectCount(page, '1', '1');
    await page.reload();
    await expectCount(page, '1', '1');
    // Twin: the tab's own storage holds it.
    expect(await browserStorage(page)).toContain(user.email);
    expect(await browserWide(page)).not.toContain(user.email);

    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Login');
    await expect(other.getByText('Your session has ended')).toHaveCount(0);
    await expect(stay(other)).not.toBeChecked();
    await page.reload();
    await expectCount(page, '1', '1');
    await logOut(page);
    expect(await browserStorage(page)).not.toContain(user.email);
  },
);

test('a session of this tab alone ends with it, and in its copies', async ({ page, context }) => {
  const user = await createUser();
  await putContact(user, { name: 'Grace Hopper' });
  await page.goto('/login');
  await stay(page).uncheck();
  await logIn(page, user);
  await expectCount(page, '1', '1');

  // A window of its own begins with a copy of what the tab holds, as a duplicated tab does.
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/dashboard'));
  const copy = await opened;
  await expectCount(copy, '1', '1');
  const held = await copy.evaluate(() => Object.entries(sessionStorage));

  // The browser brings a closed tab back with what it held.
  const reopen = async (minutes: number) => {
    const again = await context.newPage();
    await again.clock.setSystemTime(Date.now() + minutes * 60_000);
    await again.goto('/robots.txt');
    await again.evaluate(
      (entries) => Object.assign(sessionStorage, Object.fromEntries(entries)),
      held,
    );
    await again.goto('/dashboard');
    return again;
  };
  // Twin: a reload.
  await expectCount(await reopen(0), '1', '1');
  const late = await reopen(5);
  await expect(late.getByText('Your session has ended.')).toBeVisible();
  expect(await late.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(user.email);
  await expectCount(page, '1', '1');

  await logOut(page);
  await expect(copy.getByRole('heading', { level: 1 })).toHaveText('Login');
  await expect(copy.getByText('Grace Hopper')).toHaveCount(0);
  await copy.reload();
  await expect(copy.getByRole('heading', { level: 1 })).toHaveText('Login');
  expect(await browserStorage(copy)).not.toContain(user.email);
});

test('by default the session outlives the tab', { tag: '@long' }, async ({ page, context }) => {
  const user = await createUser();
  await signInByForm(page, user);
  expect(await browserWide(page)).toContain(user.email);
  await page.close();
  const next = await context.newPage();
  await next.goto('/dashboard');
  await expect(next.getByRole('heading', { level: 1 })).toHaveText('Contacts');
});

test('a log-out leaves no word of a search, and nobody’s id, in the history', async ({ page }) => {
  const user = await createUser();
  await putContacts(user, [{ name: 'Grace Hopper', notes: 'secretperson' }]);
  await signInByForm(page, user);
  await page.getByRole('searchbox').fill('secretperson');
  await expectCount(page, '1', '1');
  await page.getByRole('link', { name: 'Grace Hopper' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper');
  // Twin: Back and a reload find the search.
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('secretperson');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('secretperson');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper');

  const held: string[] = [];
  const look = async () => {
    held.push(
      await page.evaluate(() =>
        JSON.stringify([history.state, Object.entries(sessionStorage), location.href]),
      ),
    );
  };
  await logOut(page);
  await look();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Scan the card/);
  await look();
  // To the list, which asks who is there.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await look();
  // Addresses stay. A contact's has the user's id here alone, where tests give the ids.
  const words = held.join(' ').replaceAll(`/contact/${user.uid}`, '/contact/');
  expect(words).not.toContain('secretperson');
  expect(words).not.toContain(user.uid);

  // Who logs in next is led to nothing of it.
  const next = await createUser();
  await logIn(page, next);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts');
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test.describe('a log-out', () => {
  // What is looked for and no longer there.
  test.use({ expectedConsoleErrors: ['net::ERR_CACHE_MISS'] });

  test(
    'makes the browser drop what it has cached of the site',
    { tag: '@long' },
    async ({ page }) => {
      const user = await createUser();
      await putContact(user, { name: 'Grace Hopper' });
      await signInByForm(page, user);
      await expectCount(page, '1', '1');
      const script = await page.evaluate(
        () => document.querySelector<HTMLScriptElement>('script[src*="/assets/"]')?.src ?? '',
      );
      const isCached = () =>
        page.evaluate(
          (address) =>
            fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
              ({ ok }) => ok,
              () => false,
            ),
          script,
        );
      expect(await isCached()).toBe(true);
      const cleared = page.waitForResponse('**/signed-out.txt');
      await logOut(page);
      expect(await (await cleared).headerValue('Clear-Site-Data')).toBe('"cache"');
      await expect.poll(isCached).toBe(false);
    },
  );
});
