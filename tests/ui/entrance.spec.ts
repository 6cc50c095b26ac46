import type { Locator } from '@playwright/test';
import { box, MESSAGE, typeMessage } from '../e2e/support/messageForm';
import { expectCount } from '../e2e/support/shownContacts';
import { database } from './support/standIns';
import { putContacts } from './support/storedContacts';
import { createUser, expect, test } from './support/test';

/** Fills a box as some browsers and extensions do: nothing hears of it. */
async function fillSilently(field: Locator, text: string): Promise<void> {
  await field.evaluate((input, value) => {
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    property?.set?.call(input, value);
  }, text);
}

test('the login takes what the boxes show, without what nobody sees in an address', async ({
  page,
}) => {
  const user = await createUser();
  await putContacts(user, [{ name: 'Grace Hopper' }]);
  await page.goto('/login');
  const button = page.getByRole('main').getByRole('button', { name: 'Login' });
  await expect(button).toBeEnabled();
  await fillSilently(page.getByRole('textbox', { name: 'Email' }), `\u200b${user.email}\u00a0`);
  await fillSilently(page.getByRole('textbox', { name: 'Password' }), user.password);
  await button.click();
  await expectCount(page, '1', '1');
});

test('a message that is too long stays whole, is counted, and is not sent', async ({ page }) => {
  await page.goto('/contact');
  await typeMessage(page, MESSAGE);
  const long = 'a word '.repeat(2_500);
  await box(page, 'Message').fill(long);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(/^Message is too long: 17499 of 10000/).last()).toBeVisible();
  await expect(box(page, 'Message')).toHaveValue(long);
  expect(database.list('contactMessages')).toEqual([]);
});
