import type { Page } from '@playwright/test';
import { saveDocuments } from '../../scripts/seed/writers';
import { createUser } from '../setup/accounts';
import { putDocument, readDocument } from '../setup/documents';
import { suite } from '../setup/suite';
import { browserStorage } from './support/browserStorage';
import { tellNothing } from './support/liveList';
import { logIn } from './support/logIn';
import { phoneOf } from './support/phone';
import { expectCount, rowOf, searchBox } from './support/shownContacts';
import { numberedContacts, putContacts } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

// The list is what is stored (R15.69): by what a person sees who comes back to the tab.

const DAY = 24 * 60 * 60 * 1000;

/** Somebody looks at the tab again, `ms` later. */
async function comeBack(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test('a contact whose date is stored as text stays when the phone deletes another one', async ({
  page,
}) => {
  const user = await createUser();
  const [gone] = await putContacts(user, numberedContacts(200));
  await putDocument(`businessCards/${user.uid}-text`, {
    userId: user.uid,
    name: 'Grace Hopper',
    createdAt: '2026-05-14T10:00:00Z',
  });
  await page.clock.install();
  await signIn(page, user);
  await expectCount(page, '201', '201');
  await expect(rowOf(page, 'Person 001')).toBeVisible();

  await phoneOf(user).remove(gone);
  await comeBack(page, 60_000);
  await expectCount(page, '200', '200');
  await expect(rowOf(page, 'Person 001')).toHaveCount(0);
  await searchBox(page).fill('grace');
  await expectCount(page, '1', '200');
});

test('a box of 101 cards that was scanned meanwhile arrives', async ({ page }) => {
  const user = await createUser();
  await putContacts(user, numberedContacts(3));
  await page.clock.install();
  await signIn(page, user);
  await expectCount(page, '3', '3');
  // A return that finds nothing new moves the marks.
  await comeBack(page, 60_000);
  await expectCount(page, '3', '3');

  const now = new Date();
  const cards = Array.from({ length: 101 }, (_, index) => [
    `businessCards/${user.uid}-box-${String(index)}`,
    { userId: user.uid, name: `Card ${String(index)}`, createdAt: now, updatedAt: now },
  ]);
  await saveDocuments(Object.fromEntries(cards) as Record<string, object>, suite);
  await comeBack(page, 60_000);
  await expectCount(page, '104', '104');
});

test(
  'what a server writes without a time is shown a week later, where a copy is kept',
  { tag: '@long' },
  async ({ page }) => {
    const user = await createUser();
    const [id] = await putContacts(user, [{ name: 'Grace Hopper' }, ...numberedContacts(2)]);
    await tellNothing(page);
    await page.goto('/login');
    await logIn(page, user);
    await expectCount(page, '3', '3');
    await expect.poll(() => browserStorage(page)).toContain('Grace Hopper');
    await putDocument(`businessCards/${id}`, {
      ...(await readDocument(`businessCards/${id}`)),
      company: 'US Navy',
    });
    // Twin: no question of the days between finds it.
    await page.reload();
    await expectCount(page, '3', '3');
    await expect(page.getByText('Your copy from')).toHaveCount(0);
    await expect(rowOf(page, 'Grace Hopper')).not.toContainText('US Navy');

    await page.clock.install({ time: Date.now() + 8 * DAY });
    await page.reload();
    await expect(rowOf(page, 'Grace Hopper')).toContainText('US Navy');
    await expectCount(page, '3', '3');
  },
);
