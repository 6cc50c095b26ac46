import type { Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { readDocument } from '../setup/documents';
import { openList } from './support/liveList';
import { phoneOf } from './support/phone';
import { rawContacts } from './support/rawContacts';
import { putContacts } from './support/storedContacts';
import { expect, test } from './support/test';

const HANA = { name: 'Hana Sato', email: 'hana.sato@kitz.de' };
const TOM = { name: 'Tom Frost', email: 'tom.frost@aoba.de' };

/** The list of a new user, which listens, with a card of Hana and two of Tom. */
async function openAnalyzedList(page: Page) {
  const user = await createUser();
  const createdAt = new Date('2024-05-14T10:00:00Z');
  const ids = await putContacts(user, [
    { ...TOM, company: 'Aoba' },
    { ...TOM, company: 'Aoba Nord' },
    { ...HANA, title: 'Engineer', createdAt },
  ]);
  await openList(page, user);
  // The contacts are analyzed.
  await expect(page.getByRole('link', { name: '1 to clean up' })).toBeVisible();
  return { ...user, hana: ids[2] ?? '' };
}

test(
  'a scan of somebody who is in the open list already says so, and leads to both cards',
  { tag: '@long' },
  async ({ page }) => {
    const user = await openAnalyzedList(page);
    const said = page.getByText(/^You have a/);
    await expect(said).toHaveCount(0);

    await phoneOf(user).scan({ ...HANA, title: 'Director' });
    await expect(said).toHaveText('You have a card of ⁨Hana Sato⁩ from May 2024.');
    await page.getByRole('link', { name: 'Show both' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clean Up');
    await expect(page.getByRole('region', { name: 'Hana Sato' })).toBeVisible();
  },
);

test(
  'a scan says on its own page whose it may be, and nothing of both is changed before the answer',
  { tag: '@long' },
  async ({ page }) => {
    const user = await openAnalyzedList(page);
    const id = await phoneOf(user).scan({ ...HANA, title: 'Director' });
    const before = await rawContacts(user.uid);
    const cards = page.getByRole('link', { name: 'Hana Sato', exact: true });
    await expect(cards).toHaveCount(2);
    await cards.first().click();
    await expect(page).toHaveURL(new RegExp(`/contact/${id}$`));
    const chip = page.getByRole('link', { name: 'Twice? Compare' });
    await expect(chip).toHaveAccessibleDescription(/⁨Hana Sato⁩ \(card of May 14, 2024\)\.$/);
    await chip.click();
    await expect(page.getByRole('region', { name: 'Hana Sato' })).toBeVisible();
    expect(await rawContacts(user.uid)).toEqual(before);

    const group = page.getByRole('region', { name: 'Hana Sato' });
    await group.getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByText('is one card now.')).toBeVisible();
    expect(await readDocument(`businessCards/${id}`)).toMatchObject({
      ...{ ...HANA, title: 'Director', userId: user.uid },
      notes: expect.stringMatching(/^From the card of May 14, 2024:\nTitle: Engineer$/),
    });
    expect(await readDocument(`businessCards/${user.hana}`)).toBeUndefined();
    expect(await readDocument(`users/${user.uid}/deleted/${user.hana}`)).toMatchObject({
      card: { ...HANA, title: 'Engineer', userId: user.uid },
    });
    await page.goto(`/contact/${id}`);
    await expect(page.getByText('Director').first()).toBeVisible();
    await expect(chip).toHaveCount(0);
  },
);
