import type { Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { putDocument } from '../setup/documents';
import { openList, untilListening } from './support/liveList';
import { userWith } from './support/manyStored';
import { listeningPhoneOf, phoneOf } from './support/phone';
import { expectCount, openBin } from './support/shownContacts';
import { putContacts } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

const rowOf = (page: Page, index: number) => page.locator(`tr[data-index="${index}"]`);

test('a contact that is opened by its address follows', { tag: '@long' }, async ({ page }) => {
  const { user, ids } = await userWith(3);
  const [id = ''] = ids;
  await signIn(page, user);
  await expectCount(page, '3', '3');
  await untilListening(page, () => page.goto(`/contact/${id}`));
  await phoneOf(user).change(id, { name: 'Followed Change' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Followed Change');
});

test(
  'another tab hears at once of a deletion, its undo, and an older one that is restored',
  { tag: '@long' },
  async ({ page, context }) => {
    const { user } = await userWith(3);
    const card = { userId: user.uid, name: 'Deleted Last Week', createdAt: new Date(2026, 0, 1) };
    const deletedAt = new Date(Date.now() - 7 * 24 * 60 * 60_000);
    await putDocument(`users/${user.uid}/deleted/lastWeek`, { card, deletedAt });
    // Something newer: the other tab does not listen to what was deleted before.
    await putDocument(`users/${user.uid}/deleted/today`, { card, deletedAt: new Date() });
    await openList(page, user);
    await expectCount(page, '3', '3');
    const other = await context.newPage();
    await untilListening(other, () => other.goto('/dashboard'));
    await expectCount(other, '3', '3');

    // A count comes after a minute: what is seen sooner was heard.
    const began = Date.now();
    const row = rowOf(page, 0).getByRole('link');
    const name = (await row.textContent()) ?? '';
    const told = other.getByRole('link', { name, exact: true });
    await expect(told).toHaveCount(1);
    await rowOf(page, 0).getByRole('checkbox').click();
    const bar = page.getByRole('region', { name: 'Selected contacts' });
    await bar.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(told).toHaveCount(0);
    await expectCount(other, '2', '2');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(told).toHaveCount(1);

    await openBin(page);
    await page.getByRole('button', { name: 'Restore Deleted Last Week' }).last().click();
    await expect(other.getByRole('link', { name: 'Deleted Last Week' })).toBeVisible();
    expect(Date.now() - began).toBeLessThan(60_000);
  },
);

test(
  'a phone that asks for all cards at once, and listens, sees what the site does',
  { tag: '@long' },
  async ({ page }) => {
    const user = await createUser();
    const [id] = await putContacts(user, [
      { name: 'Grace Hopper', createdAt: new Date(2026, 1, 2) },
      { name: 'Ada Lovelace', createdAt: new Date(2026, 1, 1) },
    ]);
    const phone = listeningPhoneOf(user);
    await expect.poll(phone.names).toEqual(['Grace Hopper', 'Ada Lovelace']);
    await openList(page, user);
    await phoneOf(user).scan({ name: 'Just Scanned' });
    await expectCount(page, '3', '3');
    const scanned = ['Just Scanned', 'Grace Hopper', 'Ada Lovelace'];
    await expect.poll(phone.names).toEqual(scanned);
    expect(await phone.list()).toEqual(scanned);

    await page.goto(`/contact/edit/${id}`);
    await page.getByLabel('Full Name').fill('Grace B. Hopper');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect.poll(phone.names).toEqual(['Just Scanned', 'Grace B. Hopper', 'Ada Lovelace']);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(phone.names).toEqual(['Just Scanned', 'Ada Lovelace']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(phone.names).toEqual(['Just Scanned', 'Grace B. Hopper', 'Ada Lovelace']);
    await phone.end();
  },
);
