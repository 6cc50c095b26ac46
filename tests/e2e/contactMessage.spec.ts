import { Timestamp } from 'firebase/firestore/lite';
import { createUser } from '../setup/accounts';
import { findDocuments } from '../setup/documents';
import { holdAnswers, holdRequests, services } from './support/heldRequests';
import { box, expectTyped, MESSAGE, THANKS, typeMessage } from './support/messageForm';
import { expect, signIn, test } from './support/test';

const FAILED = 'Failed to send message. Please try again later.';
const OFFLINE = 'You appear to be offline. Check your connection and try again.';

/** Each test finds what it has sent by an address of its own. */
const messageFrom = (email: string) => ({ ...MESSAGE, email });
const storedFrom = (email: string) => findDocuments('contactMessages', 'email', email);

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
});

test('a message is stored with the server’s time; thanks follow, and the boxes are empty', async ({
  page,
}) => {
  const message = messageFrom('stored@customer.example');
  await typeMessage(page, message);
  await page.getByRole('button', { name: 'Send Message' }).click();

  await expect(page.getByRole('status')).toHaveText(THANKS);
  await expectTyped(page, { name: '', email: '', subject: '', message: '' });
  expect(await storedFrom(message.email)).toEqual([
    { ...message, createdAt: expect.any(Timestamp) },
  ]);
});

test('the subject may be left out', async ({ page }) => {
  const message = { ...messageFrom('no-subject@customer.example'), subject: '' };
  await typeMessage(page, message);
  await page.getByRole('button', { name: 'Send Message' }).click();

  await expect(page.getByRole('status')).toHaveText(THANKS);
  expect(await storedFrom(message.email)).toMatchObject([{ subject: '' }]);
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

test('what the browser lets through, the page stops', async ({ page }) => {
  const message = messageFrom('blank@customer.example');
  for (const label of ['Name', 'Message'] as const) {
    await typeMessage(page, message);
    await box(page, label).fill(' ');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields');
    await expect(box(page, label)).toBeFocused();
    await expect(box(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await typeMessage(page, { ...message, email: 'blank@customer' });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address.');
  await expect(box(page, 'Email')).toBeFocused();
  expect(await storedFrom(message.email)).toEqual([]);
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

test('somebody who is signed in need not say who they are', async ({ page }) => {
  const user = await createUser({ displayName: 'Ada Lovelace' });
  await signIn(page, user);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(box(page, 'Name')).toHaveValue('Ada Lovelace');
  await expect(box(page, 'Email')).toHaveValue(user.email);
  await box(page, 'Message').fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(/^Thank you for your message!/)).toBeVisible();
  expect(await storedFrom(user.email)).toMatchObject([{ name: 'Ada Lovelace' }]);
});

test('a double press sends once', async ({ page }) => {
  const message = messageFrom('twice@customer.example');
  const writes = await holdRequests(page, services.write);
  await typeMessage(page, message);
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await writes.made;
  // By force: the button says that it is disabled, and Playwright would wait for it.
  await page.getByRole('button', { name: 'Sending...' }).click({ force: true });
  await box(page, 'Email').press('Enter');
  writes.release();

  await expect(page.getByRole('status')).toHaveText(THANKS);
  expect(writes.count()).toBe(1);
  expect(await storedFrom(message.email)).toHaveLength(1);
});

test.describe('when it fails', () => {
  test.use({
    expectedConsoleErrors: ['Failed to load resource', 'A part of the site could not be loaded'],
  });

  test('it says so, keeps what was typed, and sends it at the next press', async ({ page }) => {
    const message = messageFrom('refused@customer.example');
    const denied = { error: { code: 403, status: 'PERMISSION_DENIED' } };
    await page.route(services.write, (route) => route.fulfill({ status: 403, json: denied }), {
      times: 1,
    });
    await typeMessage(page, message);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      `${FAILED} You don’t have permission to do this.`,
    );
    await expectTyped(page, message);
    await expect(page.getByText(THANKS)).toHaveCount(0);
    expect(await storedFrom(message.email)).toEqual([]);

    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('status')).toHaveText(THANKS);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await storedFrom(message.email)).toHaveLength(1);
  });

  test('answered too late, it is stored once, and the next press says that it was sent', async ({
    page,
  }) => {
    await page.clock.install();
    const message = messageFrom('late@customer.example');
    await typeMessage(page, message);
    const answers = await holdAnswers(page, services.write);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await answers.made;
    await page.clock.fastForward('00:20');
    await expect(page.getByRole('alert')).toHaveText(
      `${FAILED} The service took too long to respond. Please try again.`,
    );
    expect(await storedFrom(message.email)).toHaveLength(1);

    answers.release();
    await answers.delivered;
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('status')).toHaveText(THANKS);
    expect(await storedFrom(message.email)).toHaveLength(1);
  });

  test('says so offline too, when the sending code was never loaded', async ({ page, context }) => {
    const message = messageFrom('offline@customer.example');
    await typeMessage(page, message);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert')).toHaveText(`${FAILED} ${OFFLINE}`);
    await expectTyped(page, message);

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('status')).toHaveText(THANKS);
    expect(await storedFrom(message.email)).toHaveLength(1);
  });
});
