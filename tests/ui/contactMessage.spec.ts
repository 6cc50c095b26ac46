import { box, expectSaid, expectTyped, MESSAGE, typeMessage } from '../e2e/support/messageForm';
import { ADDRESS } from './page/wire';
import { database } from './support/standIns';
import { expect, test } from './support/test';

const messageFrom = (email: string) => ({ ...MESSAGE, email });
const storedFrom = (email: string) =>
  database.list('contactMessages').filter(([, fields]) => fields['email'] === email);

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
});

test('the browser says what is missing, and focuses that field', async ({ page }) => {
  const message = messageFrom('missing@customer.example');
  const expectStopped = async (label: 'Name' | 'Email' | 'Message') => {
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(box(page, label)).toBeFocused();
    await expect(box(page, label)).not.toHaveJSProperty('validationMessage', '');
    await expect(page.getByRole('alert')).toHaveCount(0);
  };
  for (const label of ['Name', 'Email', 'Message'] as const) {
    await typeMessage(page, message);
    await box(page, label).fill('');
    await expectStopped(label);
  }
  await expect(box(page, 'Subject')).toHaveJSProperty('required', false);
  expect(storedFrom(message.email)).toEqual([]);
});

test('an address that is none is refused by the site, which leaves it as it was typed', async ({
  page,
}) => {
  await typeMessage(page, messageFrom('grüße at straße.example'));
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectSaid(page, 'Email', 'Please enter a valid email address.');
  await expect(box(page, 'Email')).toHaveValue('grüße at straße.example');
});

test('what the browser lets pass is said in sight, below the box at fault', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await typeMessage(page, { ...MESSAGE, name: ' ' });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectSaid(page, 'Name', 'Please fill in all required fields');
});

test('a message that is sent while its page is left is no draft', async ({ page }) => {
  const message = messageFrom('left@customer.example');
  await typeMessage(page, message);
  const write = database.holdNext('set contactMessages');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(() => database.count('set contactMessages')).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  const answer = page.waitForResponse(`**${ADDRESS}`);
  write.release();
  await answer;
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.goBack();
  await expectTyped(page, { name: '', email: '', subject: '', message: '' });
  expect(storedFrom(message.email)).toHaveLength(1);
});
