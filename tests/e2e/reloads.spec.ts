import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { putTenThousand } from '../setup/tenThousand';
import { createUser } from '../setup/accounts';
import { SLOW } from '../setup/slow';
import { cuttableLine } from './support/cuttableLine';
import { logIn } from './support/logIn';
import { userWith } from './support/manyStored';
import { phoneOf, type Phone } from './support/phone';
import { expectCount, rowOf } from './support/shownContacts';
import { expect, signIn, test } from './support/test';

/** `CARDFILE_RELOADS=200` asks for as many. */
const RELOADS = Number(process.env['CARDFILE_RELOADS'] ?? 10);

/** In ms: for a loaded machine. */
const LIMIT = (60_000 + RELOADS * 10_000) * SLOW;

const LISTENS = /\/Listen\/channel\?.*TYPE=xmlhttp/;

test(
  'after many reloads with ten thousand contacts a save is answered at once',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(LIMIT);
    const user = await createUser();
    const [[id] = ['']] = await putTenThousand(user);
    // Of nobody who listens: its writes take as long as the emulator asks the queries of all that do.
    const phone = phoneOf({ uid: randomUUID() });
    await page.goto('/login');
    await untilListening(page, () => logIn(page, user));
    await expectCount(page, '10,000', '10,000');
    const before = await quickest(5, () => write(phone));

    const half = Math.ceil(RELOADS / 2);
    for (let load = 0; load < half; load++) await untilListening(page, () => page.reload());
    // From here on as pages that are busy go: without a word to the database.
    await page.addInitScript(() => (navigator.sendBeacon = () => true));
    for (let load = 0; load < half; load++) await untilListening(page, () => page.reload());

    const after = await quickest(5, () => write(phone));
    let saves = 0;
    const save = await quickest(3, async () => {
      const name = `Saved ${++saves}`;
      await page.goto(`/contact/edit/${id}`);
      await page.getByLabel('Full Name').fill(name);
      const began = Date.now();
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      return Date.now() - began;
    });
    await page.goto('about:blank');
    await expect.poll(() => write(phone)).toBeLessThan(1_000);
    console.log(
      `${RELOADS} reloads with 10,000 contacts: a write elsewhere ${before} ms before, ${after} ms after; a save ${save} ms`,
    );
    // One page listens, as before: pages that are gone cost nothing. If all still did, each would cost as much again.
    expect(after).toBeLessThan(Math.ceil(RELOADS / 2) * before + 100);
    expect(save).toBeLessThan(2_000 * SLOW);
  },
);

test('a page from the back/forward cache listens again', { tag: '@long' }, async ({ page }) => {
  const { user } = await userWith(3);
  await untilListening(page, () => signIn(page, user));
  // Playwright starts Chromium without that cache: this is what it says to a page that it keeps and brings back.
  const say = (type: string) =>
    page.evaluate((said) => {
      window.dispatchEvent(new PageTransitionEvent(said, { persisted: true }));
    }, type);
  const ended = page.waitForEvent('requestfailed', (request) => LISTENS.test(request.url()));
  await say('pagehide');
  await ended;
  await untilListening(page, () => say('pageshow'));
  await phoneOf(user).scan({ name: 'Just Scanned' });
  await expect(rowOf(page, 'Just Scanned')).toBeVisible();
});

test.describe('where the line of a page breaks for longer than a second', { tag: '@long' }, () => {
  test.use({ expectedConsoleErrors: ['net::ERR', 'status of 400'] });

  test('it is refused when it comes back, and listens anew', async ({ page }) => {
    const listen = process.env['CARDFILE_LISTEN'] ?? '';
    const line = await cuttableLine(listen);
    await page.route(/\/Listen\/channel/, (route, request) =>
      route.continue({ url: request.url().replace(listen, line.address) }),
    );
    const { user } = await userWith(3);
    const phone = phoneOf(user);
    await untilListening(page, () => signIn(page, user));
    const refused = page.waitForResponse((to) => LISTENS.test(to.url()) && to.status() === 400);
    line.end();
    // Longer than the emulators wait for a page that is gone.
    await sleep(1_500);
    await line.mend();
    await refused;
    await phone.scan({ name: 'Just Scanned' });
    await expect(rowOf(page, 'Just Scanned')).toBeVisible();
    line.end();
  });
});

/** Waits until the page that `open` leads to has been answered by what it listens to. */
async function untilListening(page: Page, open: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(LISTENS);
  await open();
  await answered;
}

/** How long a write takes, in ms. */
async function write(phone: Phone): Promise<number> {
  const began = Date.now();
  await phone.scan({ name: 'Of Somebody Else' });
  return Date.now() - began;
}

async function quickest(times: number, measure: () => Promise<number>): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < times; time++) least = Math.min(least, await measure());
  return least;
}
