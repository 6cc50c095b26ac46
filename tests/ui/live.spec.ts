import type { Locator, Page } from '@playwright/test';
import { manyContacts } from '../../scripts/seed/manyContacts';
import { database, live } from './support/standIns';
import { createUser, expect, signIn, test, type User } from './support/test';

/** A new user with so many contacts, all different. */
async function userWith(count: number): Promise<User> {
  const user = await createUser();
  for (const [id, contact] of Object.entries(manyContacts(user.uid, count))) {
    database.put(`businessCards/${id}`, { ...contact });
  }
  return user;
}

/** The list of this user, once it listens. */
async function openList(page: Page, user: User): Promise<void> {
  await signIn(page, user);
  await expect.poll(live.count).toBeGreaterThan(0);
}

/** The phone scans a card. */
function scan({ uid }: User, name: string): void {
  const now = database.now();
  database.put(`businessCards/${name}`, { userId: uid, createdAt: now, updatedAt: now, name });
}

/** The same, until the page shows it. */
async function expectScan(page: Page, user: User, name: string): Promise<void> {
  scan(user, name);
  await expect(page.getByRole('link', { name, exact: true })).toBeAttached();
}

const topOf = async (row: Locator) => Math.round((await row.boundingBox())?.y ?? NaN);
const showing = (page: Page, words: string) => page.getByText(`Showing ${words} business cards`);
const rowOf = (page: Page, index: number) => page.locator(`tr[data-index="${index}"]`);

test('the first scan takes the place of the empty list, and is said', async ({ page }) => {
  const user = await userWith(0);
  await openList(page, user);
  await expect(page.getByText('No business cards yet')).toBeVisible();
  await expectScan(page, user, 'First Scan');
  await expect(page.getByText('1 of 1 business cards shown')).toHaveRole('status');
});

test('a browser that denies its network hears what comes all the same', async ({ page }) => {
  const user = await userWith(3);
  await openList(page, user);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
  });
  await expectScan(page, user, 'First Scan');
});

test('rows stay where they are: scrolled, pointed at, focused and selected', async ({ page }) => {
  const user = await userWith(48);
  await openList(page, user);
  const { x = 0, y = 0 } = (await rowOf(page, 3).boundingBox()) ?? {};

  await page.mouse.move(x + 100, y + 10);
  const name = await rowOf(page, 3).getByRole('link').textContent();
  const row = page.locator('tr', {
    has: page.getByRole('link', { name: name ?? '', exact: true }),
  });
  await expectScan(page, user, 'First Scan');
  expect(await topOf(row)).toBe(Math.round(y));

  await page.mouse.move(0, 0);
  await row.getByRole('link').focus();
  await expectScan(page, user, 'Second Scan');
  expect(await topOf(row)).toBe(Math.round(y));
  await expect(row.getByRole('link')).toBeFocused();

  await page.keyboard.press('x');
  await expect(page.getByText('1 selected').first()).toBeVisible();
  await expectScan(page, user, 'Third Scan');
  expect(await topOf(row)).toBe(Math.round(y));
  await expect(row.getByRole('checkbox')).toBeChecked();

  await row.getByRole('link').evaluate((link: HTMLElement) => {
    link.blur();
  });
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    window.scrollTo(0, 1_000);
  });
  const middle = rowOf(page, 20);
  const before = await topOf(middle);
  const held = await middle.getByRole('link').textContent();
  scan(user, 'Fourth Scan');
  await expect(showing(page, '52 of 52')).toBeVisible();
  await expect(rowOf(page, 21).getByRole('link')).toHaveText(held ?? '');
  expect(await topOf(rowOf(page, 21))).toBe(before);
});

test('at its top the list shows what comes, and sorted or searched it stands in its place', async ({
  page,
}) => {
  const user = await userWith(48);
  await openList(page, user);
  await expectScan(page, user, 'Newest Scan');
  await expect(rowOf(page, 0).getByRole('link')).toHaveText('Newest Scan');
  await expect(rowOf(page, 0)).toBeInViewport();

  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expectScan(page, user, 'Aaa Aardvark');
  await expect(rowOf(page, 0).getByRole('link')).toHaveText('Aaa Aardvark');

  await page.getByRole('searchbox').fill('Aardvark');
  await expect(showing(page, '1 of 50')).toBeVisible();
  await expectScan(page, user, 'Aab Aardvark');
  scan(user, 'Not Searched');
  await expect(showing(page, '2 of 52')).toBeVisible();
});

test('a row that comes is marked, and slides in where motion is wanted', async ({ page }) => {
  const user = await userWith(3);
  const animated: string[] = [];
  await page.exposeFunction('tellAnimated', (what: string) => animated.push(what));
  await page.addInitScript(() => {
    const { animate } = Object.getOwnPropertyDescriptors(Element.prototype);
    Element.prototype.animate = function (frames, options) {
      const what = JSON.stringify(frames).includes('translate') ? 'slides' : 'is marked';
      const tell = (window as unknown as { tellAnimated: (what: string) => void }).tellAnimated;
      tell(`${this.querySelector('a')?.textContent ?? ''} ${what}`);
      return animate.value?.call(this, frames, options) as Animation;
    };
  });
  await openList(page, user);
  // They come with what moves the rows.
  await expect(
    page.getByRole('row').getByRole('checkbox', { name: /^Select (?!all)/ }),
  ).toHaveCount(3);
  await expectScan(page, user, 'First Scan');
  await expect.poll(() => animated).toContain('First Scan slides');
  expect(animated.filter((what) => what.endsWith('is marked'))).toEqual(['First Scan is marked']);
  expect(animated).toHaveLength(5);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectScan(page, user, 'Second Scan');
  await expect.poll(() => animated.slice(5)).toEqual(['Second Scan is marked']);
});
