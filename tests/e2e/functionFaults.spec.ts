import type { Page, Route } from '@playwright/test';
import { closedAddress } from './support/closedAddress';
import { holdRequests, services } from './support/heldRequests';
import { expectTyped, MESSAGE, THANKS, typeMessage } from './support/messageForm';
import { expect, test } from './support/test';

// Chromium writes each failed request to the console.
test.use({ expectedConsoleErrors: ['Failed to load resource'] });

const FAILED =
  'There was an error sending your message. Please try again or contact us directly at support@cardfile.example.';

const ANSWERS: [string, (route: Route) => Promise<void>][] = [
  ['a page instead of an answer', (route) => route.fulfill({ body: '<!doctype html>' })],
  ['an empty answer', (route) => route.fulfill({ body: '' })],
  ['an answer of another kind', (route) => route.fulfill({ json: ['done'] })],
  ['an error that is none', (route) => route.fulfill({ status: 500, json: { error: 'Sorry' } })],
  [
    'nobody to answer',
    async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.continue({ url: `http://${await closedAddress()}${pathname}` });
    },
  ],
];

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Request' }).click();
}

/** Shows no thanks, and keeps all that was typed. */
async function expectFailed(page: Page, reason: string): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(`${FAILED} ${reason}`);
  await expect(page.getByText(THANKS)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
  await expectTyped(page, MESSAGE);
}

test('a support request that is answered with rubbish has failed, and is kept', async ({
  page,
}) => {
  await page.goto('/support');
  await typeMessage(page, MESSAGE);
  for (const [what, answer] of ANSWERS) {
    await test.step(what, async () => {
      await page.route(services.supportRequest, answer);
      await send(page);
      await expectFailed(page, 'We couldn’t reach the service. Please try again.');
      await page.unroute(services.supportRequest);
    });
  }
});

test(
  'a support request that is not answered within 20 seconds has failed, and is kept',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install();
    // Nothing may reach the mail server of other tests once it is released.
    await page.route(services.supportRequest, (route) => route.abort());
    const requests = await holdRequests(page, services.supportRequest);
    await page.goto('/support');
    await typeMessage(page, MESSAGE);
    await send(page);
    await requests.made;
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await page.clock.fastForward(20_000);
    await expectFailed(
      page,
      'The service took too long to respond. Your message may still have gone through.',
    );
    requests.release();
  },
);
