import type { Locator } from '@playwright/test';
import { rowOf } from '../e2e/support/shownContacts';
import { storeCard } from './support/files';
import { openList } from './support/openList';
import { numberedContacts, putContacts } from './support/storedContacts';
import { createUser, expect, signIn, test } from './support/test';

test.use({ viewport: { width: 1000, height: 800 } });

test('without room for a desk Space opens the contact over the list, arrows lead on, Space and Escape close it', async ({
  page,
}) => {
  await openList(
    page,
    numberedContacts(40).map((contact) => ({ ...contact, phone: '+1 555 0100' })),
  );
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await link('Person 002').focus();
  await page.keyboard.press('Space');
  const look = page.getByRole('dialog', { name: 'Person 002' });
  await expect(look.getByRole('cell', { name: '+1 555 0100' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await expect(page.getByRole('dialog', { name: 'Person 004' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link('Person 003')).toBeFocused();
  await expect(rowOf(page, 'Person 003')).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link('Person 003')).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('dialog').getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Person 003');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('a contact has its buttons in one row and its first fact on the first screen', async ({
    page,
  }) => {
    await openList(page, [
      {
        name: 'Grace Hopper',
        email: 'grace.brewster.hopper@computing.laboratories.navy.example',
        phone: '+1 555 0100',
      },
    ]);
    await page.getByRole('link', { name: 'Grace Hopper' }).click();
    const tiles = [
      page.getByRole('link', { name: 'Email', exact: true }),
      page.getByRole('link', { name: 'Call', exact: true }),
      page.getByRole('button', { name: 'Save to Contacts' }),
      page.getByRole('button', { name: 'More', exact: true }),
    ];
    const tops = await Promise.all(tiles.map(async (tile) => (await tile.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
    await expect(page.getByRole('cell', { name: 'Grace Hopper' })).toBeInViewport({ ratio: 1 });
    const email = page.getByRole('cell', { name: /@computing/ }).getByRole('link');
    const lines = await linesOf(email);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/[@.]$/);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('link', { name: 'Edit Contact' }).click();
    await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper');
  });

  test('the first fact is there too with a card, a name of ten lines and a long title', async ({
    page,
  }) => {
    const user = await createUser();
    const cardImageURL = storeCard(page, `card_images/${user.uid}/c.jpg`);
    const name = 'Anneliese Maria Freifrau von Hohenstein-Wittgenberg '.repeat(4).trim();
    await putContacts(user, [
      { name, title: 'Deputy Head of Everything '.repeat(5), company: name, cardImageURL },
    ]);
    await signIn(page, user);
    await page.getByRole('link', { name: /^Anneliese/ }).click();
    await expect(page.getByRole('img', { name: /^Business card of/ })).toBeVisible();
    // Its label, and the first line of what stands below it.
    const label = page.getByRole('rowheader', { name: 'Name' });
    await expect(label).toBeInViewport({ ratio: 1 });
    const value = await page.getByRole('cell', { name }).first().boundingBox();
    expect(value?.y).toBeLessThan(800 - 24);
    expect(value?.x).toBe((await label.boundingBox())?.x);
  });

  test('what stands in brackets is not broken where it fits a line', async ({ page }) => {
    await openList(page, [{ name: 'خالد المنصوري (Khalid Al Mansoori)' }]);
    await page.getByRole('link', { name: /Khalid/ }).click();
    const inBrackets = page.getByRole('heading', { level: 1 }).getByText('(Khalid Al Mansoori)');
    expect(await linesOf(inBrackets)).toEqual([]);
    const { height = 0 } = { ...(await page.getByRole('heading', { level: 1 }).boundingBox()) };
    expect(height).toBeGreaterThan(40);
  });
});

/** The lines but the last, as they are broken on the screen. */
async function linesOf(text: Locator): Promise<string[]> {
  return text.evaluate((element) => {
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      Array.from(node.textContent ?? '').forEach((sign, at) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top } = range.getBoundingClientRect();
        lines.set(top, (lines.get(top) ?? '') + sign);
      });
    }
    return [...lines.values()].slice(0, -1);
  });
}
