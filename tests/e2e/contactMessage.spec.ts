import { Timestamp } from 'firebase/firestore/lite';
import { findDocuments } from '../setup/documents';
import { expectTyped, MESSAGE, THANKS, typeMessage } from './support/messageForm';
import { openTakenOver } from './support/takenOver';
import { expect, test } from './support/test';

const FAILED = 'Failed to send message. Please try again later.';
const OFFLINE = 'You appear to be offline. Check your connection and try again.';

/** Each test finds what it has sent by an address of its own. */
const messageFrom = (email: string) => ({ ...MESSAGE, email });
const storedFrom = (email: string) => findDocuments('contactMessages', 'email', email);

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
