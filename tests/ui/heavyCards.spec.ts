import { putContacts } from './support/storedContacts';
import { createUser, expect, signIn, test } from './support/test';

/** In bytes: what a phone may keep with a card beside its texts. */
const WEIGHT = 300_000;

test(
  'a list of heavy cards loads on a slow line, part by part, and says how many are here',
  { tag: '@long' },
  async ({ page }) => {
    const user = await createUser();
    const recognized = 'x'.repeat(WEIGHT);
    await putContacts(
      user,
      Array.from({ length: 60 }, (_, at) => ({ name: `Person ${String(at + 1)}`, recognized })),
    );
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const line = {
      latency: 50,
      downloadThroughput: 2_000_000 / 8,
      uploadThroughput: 1_000_000 / 8,
    };
    await signIn(page, user, '/features');
    // 18 MB take 72 s: the first answer alone used to have 15.
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await page.goto('/dashboard');
    const part = page.getByText(/^Showing (?:[3-9]|[1-5]\d) of .*Loading the rest/);
    await expect(part).toBeVisible();
    await expect(page.getByText('Showing 60 of 60 business cards', { exact: true })).toBeVisible({
      timeout: 110_000,
    });
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);
