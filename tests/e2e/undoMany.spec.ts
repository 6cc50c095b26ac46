import type { Page } from '@playwright/test';
import { manyContacts } from '../../scripts/seed/manyContacts';
import { saveDocuments } from '../../scripts/seed/writers';
import { createUser } from '../setup/accounts';
import { suite } from '../setup/suite';
import { rawContacts } from './support/rawContacts';
import { expectCount, openBin } from './support/shownContacts';
import { expect, signIn, test } from './support/test';

/** `CARDFILE_MOVED=10000` asks for as many: that takes several minutes, nearly all of it the emulator's. */
const COUNT = Number(process.env['CARDFILE_MOVED'] ?? 1_500);
const ALL = COUNT.toLocaleString('en');

/** In ms: on a busy machine the emulator restores only some thirty contacts a second. */
const LONG = 60_000 + COUNT * 60;

test.setTimeout(3 * LONG);

// The emulators take a page for one that is gone where thousands of writes keep it from reading on.
test.use({ expectedConsoleErrors: ['Listen/channel'] });

async function openAll(page: Page): Promise<string> {
  const user = await createUser();
  const contacts = Object.entries(manyContacts(user.uid, COUNT));
  const documents = contacts.map(([id, contact]) => [`businessCards/${id}`, contact] as const);
  await saveDocuments(Object.fromEntries(documents), suite);
  await signIn(page, user);
  await expectCount(page, ALL, ALL);
  return user.uid;
}

/** Says how long `what` took, which no test can know. */
async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const begun = Date.now();
  await work();
  console.log(`${ALL} contacts ${what}: ${((Date.now() - begun) / 1000).toFixed(0)} s`);
}

/** Selects all that are shown, and confirms their deletion. */
async function deleteShown(page: Page, count: string): Promise<void> {
  await page.locator('tr[data-index="0"]').getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Selected contacts' });
  await bar.getByRole('button', { name: `Select all ${count} shown` }).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${count} contacts?` });
  await question.getByRole('button', { name: 'Delete' }).click();
}

test(
  'all go, in part before a stop, and come back from Recently Deleted',
  { tag: '@long' },
  async ({ page }) => {
    const uid = await openAll(page);
    const before = await rawContacts(uid);
    await deleteShown(page, ALL);
    await expect(
      page.getByText(new RegExp(`^Deleting [\\d,]{3,} of ${ALL}\\.\\.\\.$`)),
    ).toBeVisible({
      timeout: LONG,
    });
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText(/stay selected\. You stopped it\.$/)).toBeVisible();
    const left = (await rawContacts(uid)).size;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(COUNT);

    // The rest goes too.
    const bar = page.getByRole('region', { name: 'Selected contacts' });
    await bar.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await timed(`without those before the stop, to the bin (${left})`, () =>
      expect(page.getByText(`${left.toLocaleString('en')} contacts were deleted.`)).toBeVisible({
        timeout: LONG,
      }),
    );
    expect((await rawContacts(uid)).size).toBe(0);

    await openBin(page);
    await expect(page.getByText(`Showing ${ALL} of ${ALL} deleted contacts`)).toBeVisible({
      timeout: 60_000,
    });
    // They can be scrolled and searched.
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeLessThan(100);
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    await expect(page.locator(`[aria-posinset="${COUNT}"]`)).toBeInViewport();
    await page.getByRole('searchbox').fill('engineer');
    await expect(
      page.getByText(new RegExp(`^Showing [\\d,]{2,5} of ${ALL} deleted contacts$`)),
    ).toBeVisible();
    await page.getByRole('searchbox').fill('');

    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await expect(page.getByText(`${ALL} selected`)).toBeVisible();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await timed('back', () =>
      expect(page.getByText(`${ALL} contacts are back.`)).toBeVisible({ timeout: LONG }),
    );
    await expect(page.getByRole('heading', { name: 'Nothing was deleted recently' })).toBeVisible();
    expect(await rawContacts(uid)).toEqual(before);
  },
);
