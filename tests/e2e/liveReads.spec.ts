import type { Page } from '@playwright/test';
import { manyContacts } from '../../scripts/seed/manyContacts';
import { saveDocuments } from '../../scripts/seed/writers';
import { createUser } from '../setup/accounts';
import { suite } from '../setup/suite';
import { putTenThousand } from '../setup/tenThousand';
import { browserStorage } from './support/browserStorage';
import { phoneOf } from './support/phone';
import { countReads } from './support/reads';
import { expect, signIn, test } from './support/test';

test(
  'a return to ten thousand contacts reads what has changed',
  { tag: '@long' },
  async ({ page }) => {
    const user = await createUser();
    const contacts = manyContacts(user.uid, 9_990);
    const documents = Object.entries(contacts).map(([id, card]) => [`businessCards/${id}`, card]);
    await saveDocuments(Object.fromEntries(documents) as Record<string, object>, suite);
    const ids = Object.keys(contacts);
    const phone = phoneOf(user);

    await page.clock.install();
    const reads = countReads(page);
    await signIn(page, user);
    await expectTotal(page, '9,990');
    const first = reads.count();
    expect(first).toBeGreaterThanOrEqual(10_000);
    // Twin: the newest are read twice.
    expect(first).toBeLessThan(10_060);

    let before = reads.count();
    await comeBack(page);
    await expect.poll(reads.counts).toBe(1);
    // Shows that a return is over; its own cost comes on top.
    await phone.change(ids[0] ?? '', { name: 'First Change' });
    await comeBack(page);
    await expectFound(page, 'First Change');
    const unchanged = reads.count() - before;
    // A page that listens counts once a minute too, which is ten more.
    expect(unchanged).toBeLessThanOrEqual(2 * 15 + 10 + 1);

    before = reads.count();
    await Promise.all([
      ...ids.slice(100, 110).map((id) => phone.change(id, { name: `Changed ${id}` })),
      ...ids.slice(0, 10).map((id) => phone.scan({ name: `Scanned ${id}` })),
    ]);
    await comeBack(page);
    await expectTotal(page, '10,000');
    const changed = reads.count() - before;
    // Cards that a phone dates itself are asked for again in the minutes after.
    expect(changed).toBeLessThanOrEqual(60);

    before = reads.count();
    await phone.remove(ids[5_000] ?? '');
    await comeBack(page);
    await expectTotal(page, '9,999');
    const deleted = reads.count() - before;
    // The phone's deletion shows in the count alone. Who comes back has everything read, once; a slow machine counts more often.
    expect(deleted).toBeLessThan(10_250);
    console.log(
      `Reads: ${first} cold, ${unchanged} for two returns, ${changed} for 20 changes, ${deleted} for a deletion`,
    );
  },
);

test(
  'a reload with the copy of ten thousand contacts, unchanged, reads at most 15 for them',
  { tag: '@long' },
  async ({ page }) => {
    const user = await createUser();
    await putTenThousand(user);
    await signIn(page, user);
    await expectTotal(page, '10,000');
    await expect.poll(() => browserStorage(page)).toContain('readInFull');

    const all = countReads(page);
    const reads = countReads(page, /"collectionId":"(?:businessCards|deleted)"/);
    // Asked for when the browser is idle, and so last: which deleted contacts have had their 30 days.
    const last = page.waitForResponse((response) => {
      const question = response.request().postData() ?? '';
      return question.includes('deletedAt') && question.includes('LESS_THAN_OR_EQUAL');
    });
    await page.reload();
    await expectTotal(page, '10,000');
    await expect.poll(reads.counts).toBe(1);
    await (await last).finished();
    console.log(
      `Reads: ${reads.count()} for a reload with the copy, ${all.count()} with the plan and the name, without listeners`,
    );
    await expect.poll(reads.count).toBeGreaterThanOrEqual(10);
    expect(reads.count()).toBeLessThanOrEqual(15);
  },
);

/** Comes back to the tab a minute later. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward(60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

async function expectTotal(page: Page, total: string): Promise<void> {
  const line = page.getByText(`Showing ${total} of ${total} business cards`, { exact: true });
  await expect(line).toBeVisible({ timeout: 60_000 });
}

async function expectFound(page: Page, name: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search business cards' });
  await search.fill(name);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await search.fill('');
}
