import type { Page } from '@playwright/test';
import { startMailCatcher, type MailCatcher } from '../../scripts/mail/startMailCatcher';
import { createUser } from '../setup/accounts';
import { callFunctionsWith } from './support/functionCalls';
import { expectTyped, MESSAGE, THANKS, typeMessage } from './support/messageForm';
import { openTakenOver } from './support/takenOver';
import { expect, signIn, test } from './support/test';

const FAILED =
  'There was an error sending your message. Please try again or contact us directly at support@cardfile.example.';
const OFFLINE = 'You appear to be offline. Check your connection and try again.';

// One after the other: the functions know one mail server.
test.describe.configure({ mode: 'default' });

let catcher: MailCatcher;

test.beforeAll(async () => {
  const { port } = new URL(`smtp://${process.env['CARDFILE_MAIL'] ?? ''}`);
  catcher = await startMailCatcher({ port: Number(port) });
});

test.beforeEach(() => {
  catcher.mails.length = 0;
});

test.afterAll(() => catcher.stop());

/** Opens the form as a visitor from `address`: three requests from one address are the limit. */
async function openFrom(page: Page, address: string): Promise<void> {
  await callFunctionsWith(page, { 'X-Forwarded-For': address });
  await openForm(page);
}

async function openForm(page: Page): Promise<void> {
  await page.goto('/support');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Center');
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Request' }).click();
}

test('a visitor’s request is mailed to support, and thanks replace the form', async ({ page }) => {
  await openFrom(page, '198.51.100.1');
  await typeMessage(page, MESSAGE);
  await send(page);

  await expect(page.getByRole('status')).toHaveText(THANKS);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  expect(catcher.mails).toMatchObject([
    {
      to: ['support@cardfile.example'],
      replyTo: ['grace@customer.example'],
      subject: '[Support] Two cards in one picture',
      text: 'Account: not signed in\n\nEverything below was typed in the form and is not checked.\n\nName: Grace Hopper\nEmail: grace@customer.example\n\nOnly the first is read.\nWhat can I do?\n',
    },
  ]);
});

test('the mail names a signed-in user', { tag: '@long' }, async ({ page }) => {
  const user = await createUser();
  await signIn(page, user);
  await openForm(page);
  await typeMessage(page, MESSAGE);
  await send(page);

  await expect(page.getByRole('status')).toHaveText(THANKS);
  expect(catcher.mails).toHaveLength(1);
  expect(catcher.mails[0]?.text).toContain(
    `Account: ${user.uid}\nEmail of the account: ${user.email} (not verified)\n`,
  );
});

test.describe('when it fails', () => {
  test.use({
    expectedConsoleErrors: ['Failed to load resource', 'A part of the site could not be loaded'],
  });

  test(
    'says so offline too, when the sending code was never loaded',
    { tag: '@long' },
    async ({ page, context }) => {
      await callFunctionsWith(page, { 'X-Forwarded-For': '198.51.100.5' });
      // Without a network the rest of the page's code would not arrive.
      await openTakenOver(page, '/support');
      await typeMessage(page, MESSAGE);
      await context.setOffline(true);
      await send(page);
      await expect(page.getByRole('alert')).toHaveText(`${FAILED} ${OFFLINE}`);
      await expectTyped(page, MESSAGE);

      await context.setOffline(false);
      await send(page);
      await expect(page.getByRole('status')).toHaveText(THANKS);
      expect(catcher.mails).toHaveLength(1);
    },
  );

  test(
    'the fourth request in ten minutes is refused, with when to try again, and kept',
    { tag: '@long' },
    async ({ page }) => {
      await openFrom(page, '198.51.100.6');
      for (const subject of ['First', 'Second', 'Third']) {
        await typeMessage(page, { ...MESSAGE, subject });
        await send(page);
        await expect(page.getByRole('status')).toHaveText(THANKS);
        await openForm(page);
      }
      await typeMessage(page, MESSAGE);
      await send(page);
      await expect(page.getByRole('alert')).toHaveText(
        new RegExp(
          `^${FAILED} There were too many requests. You can send the next one in \\d+ minutes\\.$`,
        ),
      );
      await expectTyped(page, MESSAGE);
      expect(catcher.mails).toHaveLength(3);
    },
  );
});
