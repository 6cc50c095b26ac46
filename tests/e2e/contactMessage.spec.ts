import { Timestamp } from 'firebase/firestore/lite';
import { findDocuments } from '../setup/documents';
import { holdRequests, services } from './support/heldRequests';
import { box, expectSaid, expectTyped, MESSAGE, THANKS, typeMessage } from './support/messageForm';
import { openTakenOver } from './support/takenOver';
import { expect, test } from './support/test';

const FAILED = 'Failed to send message. Please try again later.';
const OFFLINE = 'You appear to be offline. Check your connection and try again.';

/** Each test finds what it has sent by an address of its own. */
const messageFrom = (email: string) => ({ ...MESSAGE, email });
const storedFrom = (email: string) => findDocuments('contactMessages', 'email', email);

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
  await typeMessage(page, { ...message, email: 'missing at customer.example' });
  await expectStopped('Email');
  expect(await storedFrom(message.email)).toEqual([]);
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
  const writes = await holdRequests(page, services.write);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await writes.made;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  const answer = page.waitForResponse(services.write);
  writes.release();
  await answer;
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.goBack();
  await expectTyped(page, { name: '', email: '', subject: '', message: '' });
  expect(await storedFrom(message.email)).toHaveLength(1);
});

test.describe('when it fails', () => {
  test.use({
    expectedConsoleErrors: ['Failed to load resource', 'A part of the site could not be loaded'],
  });

  test('says so offline too, when the sending code was never loaded', async ({ page, context }) => {
    const message = messageFrom('offline@customer.example');
    await openTakenOver(page, '/contact');
    await typeMessage(page, message);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert')).toHaveText(`${FAILED} ${OFFLINE}`);
    await expectTyped(page, message);

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('status')).toHaveText(THANKS);
    // By the server's time.
    expect(await storedFrom(message.email)).toEqual([
      { ...message, createdAt: expect.any(Timestamp) },
    ]);
  });
});
