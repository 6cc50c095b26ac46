import type { Page } from '@playwright/test';
import { heading, openForm, phoneBox, rowLink } from '../e2e/support/deskForm';
import { TWO_CARDS } from '../e2e/support/reviewCards';
import { openPass, openTwoCards } from './states/reviewStates';
import { rawContacts } from './support/documents';
import { openList } from './support/openList';
import { database } from './support/standIns';
import { numberedContacts } from './support/storedContacts';
import { expect, test, type User } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

/** Holds a key down for a while: the first press, and what the system repeats of it. */
async function hold(page: Page, key: string, times = 20): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.down(key);
    // A repetition comes each 33 ms, and each page draws meanwhile.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.keyboard.up(key);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.locator('dialog[open]');
const askedAbout = (page: Page) => page.getByRole('main').locator('form h2');
const stored = async ({ uid }: User) => (await rawContacts(uid)).size;

for (const key of ['Enter', 'Space']) {
  test(`${key} held in Needs a Look takes one suggestion`, async ({ page }) => {
    await openPass(page);
    await expect(button(page, 'Take It')).toBeFocused();
    await hold(page, key);
    await expect(page.getByText('1 of 3')).toBeVisible();
    await expect(askedAbout(page)).toHaveText('Eva Wolf');
    // The next press is another one.
    await page.keyboard.press(key);
    await expect(page.getByText('1 of 2')).toBeVisible();
  });

  test(`${key} held in Same Person keeps one card of one pair`, async ({ page }) => {
    const user = await openTwoCards(page);
    await expect(button(page, 'Merge')).toBeFocused();
    await hold(page, key);
    await expect.poll(() => stored(user)).toBe(TWO_CARDS.length - 1);
  });

  test(`${key} held on what opens a question answers nothing`, async ({ page }) => {
    await openList(page, numberedContacts(3));
    await rowLink(page, 'Person 002').focus();
    await page.keyboard.press('x');
    await button(page, 'Delete').focus();
    await hold(page, key);
    await expect(dialog(page)).toBeVisible();
    await button(page, 'Cancel').focus();
    await hold(page, key);
    await expect(dialog(page)).toHaveCount(0);
    await expect(rowLink(page, 'Person 002')).toBeVisible();
  });
}

test('Enter held in a form saves once', async ({ page }) => {
  await openList(page, [{ name: 'Grace Hopper', phone: '+1 555 0100' }, { name: 'Alan Turing' }]);
  await openForm(page, 'Grace Hopper');
  await phoneBox(page).fill('+1 555 0199');
  const before = database.writes.length;
  await hold(page, 'Enter');
  await expect(heading(page)).toHaveText('Grace Hopper');
  await expect(phoneBox(page)).toHaveCount(0);
  await expect.poll(() => database.writes.length - before).toBe(1);
});

test('a key that opens a form types nothing into it, and Escape closes one thing', async ({
  page,
}) => {
  await openList(page, [{ name: 'Grace Hopper', phone: '+1 555 0100' }, { name: 'Alan Turing' }]);
  await openForm(page, 'Grace Hopper');
  await phoneBox(page).press('Escape');
  await hold(page, 'e', 10);
  await expect(phoneBox(page)).toBeFocused();
  await expect(phoneBox(page)).toHaveValue('+1 555 0100');
  await page.keyboard.press('Escape');
  await rowLink(page, 'Grace Hopper').focus();
  await hold(page, 'n', 10);
  const line = page.getByRole('textbox', { name: 'Line' });
  await expect(line).toHaveValue('');
  await hold(page, 'a', 3);
  await expect(line).toHaveValue('aaa');
  await hold(page, 'Backspace', 2);
  await expect(line).toHaveValue('a');
  await hold(page, 'Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('Grace Hopper');
});

test('keys that walk, lines of a text and a page that scrolls go on while they are held', async ({
  page,
}) => {
  await openList(page, numberedContacts(40));
  await rowLink(page, 'Person 001').focus();
  await hold(page, 'j', 5);
  await expect(rowLink(page, 'Person 006')).toBeFocused();
  await hold(page, 'ArrowUp', 5);
  await expect(rowLink(page, 'Person 001')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('e');
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.focus();
  await hold(page, 'Enter', 5);
  await expect(notes).toHaveValue('\n'.repeat(5));
  await hold(page, 'Space', 5);
  await expect(notes).toHaveValue('\n'.repeat(5) + ' '.repeat(5));
});
