import type { Locator } from '@playwright/test';
import { openListOf } from './support/deskForm';
import { rowOf } from './support/shownContacts';
import { numberedContacts } from './support/storedContacts';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1000, height: 800 } });

test('without room for a desk Space opens the contact over the list, arrows lead on, Space and Escape close it', async ({
  page,
}) => {
  await openListOf(
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
    await openListOf(page, [
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
