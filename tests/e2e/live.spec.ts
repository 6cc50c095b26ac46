import type { Locator, Page } from '@playwright/test';
import { listenAtReturn } from './support/liveList';
import { userWith } from './support/manyStored';
import { phoneOf, type Phone } from './support/phone';
import { expect, signIn, test } from './support/test';

/** The phone scans a card; how long until the page shows it is printed. */
async function expectScan(page: Page, phone: Phone, name: string, where: string): Promise<void> {
  const began = Date.now();
  await phone.scan({ name });
  await expect(page.getByRole('link', { name, exact: true })).toBeAttached();
  console.log(`A scan is there ${where}: ${Date.now() - began} ms`);
}

const topOf = async (row: Locator) => Math.round((await row.boundingBox())?.y ?? NaN);
const showing = (page: Page, words: string) => page.getByText(`Showing ${words} business cards`);
const rowOf = (page: Page, index: number) => page.locator(`tr[data-index="${index}"]`);

test('what the phone scans, changes and deletes is in the open list', async ({ page }) => {
  const { user, ids } = await userWith(48);
  const phone = phoneOf(user);
  await page.clock.install();
  await signIn(page, user);
  await expect(showing(page, '48 of 48')).toBeVisible();
  await listenAtReturn(page);
  await expectScan(page, phone, 'Just Scanned', 'in a list of 48');
  await expect(showing(page, '49 of 49')).toBeVisible();

  const began = Date.now();
  await phone.change(ids[0] ?? '', { name: 'Changed Elsewhere' });
  await expect(page.getByRole('link', { name: 'Changed Elsewhere' })).toBeAttached();
  console.log(`A change is there: ${Date.now() - began} ms`);

  await phone.remove(ids[0] ?? '');
  await page.clock.fastForward(60_000);
  await expect(showing(page, '48 of 48')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Changed Elsewhere' })).toHaveCount(0);

  // What nobody sees goes with the next full read.
  await Promise.all(ids.slice(1, 48).map((id) => phone.remove(id)));
  await page.clock.fastForward(11 * 60_000);
  await expect(showing(page, '1 of 1')).toBeVisible();
});

test(
  'ten thousand contacts: scrolled, sorted, searched, selected and in the form',
  { tag: '@long' },
  async ({ page }) => {
    const { user, ids } = await userWith(9_990);
    const phone = phoneOf(user);
    await page.clock.install();
    await signIn(page, user);
    await expect(showing(page, '9,990 of 9,990')).toBeVisible({ timeout: 60_000 });
    await listenAtReturn(page);
    await page.evaluate(() => {
      window.scrollTo(0, 100_000);
    });
    await expect(page.locator('tr[data-index]').first()).toBeVisible();
    const row = page.locator('tr[data-index]').nth(30);
    const name = await row.getByRole('link').textContent();
    const id = await row.getByRole('link').getAttribute('href');
    const before = await topOf(row);
    const began = Date.now();
    await phone.scan({ name: 'Just Scanned' });
    await expect(showing(page, '9,991 of 9,991')).toBeVisible();
    console.log(`A scan is there in 10,000, scrolled: ${Date.now() - began} ms`);
    const same = page.locator('tr', { has: page.locator(`a[href="${id}"]`) });
    await expect(same.getByRole('link')).toHaveText(name ?? '');
    expect(await topOf(same)).toBe(before);

    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await expect(rowOf(page, 0)).toBeInViewport();
    await expectScan(page, phone, 'Aaa Aardvark', 'in 10,000, sorted by name');

    await page.getByRole('searchbox').fill('Aardvark');
    await expect(showing(page, '1 of 9,992')).toBeVisible();
    await expectScan(page, phone, 'Aab Aardvark', 'in 10,000, searched');

    await rowOf(page, 0).getByRole('link').focus();
    await page.keyboard.press('x');
    await expect(page.getByText('1 selected').first()).toBeVisible();
    await expectScan(page, phone, 'Aac Aardvark', 'in 10,000, with one selected');
    await expect(rowOf(page, 0).getByRole('checkbox')).toBeChecked();
    await expect(rowOf(page, 0).getByRole('link')).toBeFocused();

    const changed = Date.now();
    await phone.change(ids[0] ?? '', { name: 'Aad Aardvark' });
    await expect(page.getByRole('link', { name: 'Aad Aardvark' })).toBeAttached();
    console.log(`A change is there in 10,000: ${Date.now() - changed} ms`);

    await phone.remove(ids[1] ?? '');
    // It is not on the screen.
    await page.clock.fastForward(11 * 60_000);
    await expect(showing(page, '4 of 9,993')).toBeVisible({ timeout: 60_000 });

    await page.getByRole('link', { name: 'Aad Aardvark' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aad Aardvark');
    await phone.change(ids[0] ?? '', { name: 'Aaf Aardvark' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aaf Aardvark');
    await page.getByRole('link', { name: 'Edit Contact' }).click();
    await page.getByLabel('Full Name').fill('Typed Here');
    await phone.change(ids[0] ?? '', { name: 'Changed There' });
    await phone.scan({ name: 'Aae Aardvark' });
    await expect(page.getByLabel('Full Name')).toHaveValue('Typed Here');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('dialog')).toContainText('Changed There');
  },
);
