import type { Page } from '@playwright/test';
import { ODD_CONTACTS, TWO_CARDS } from '../e2e/support/reviewCards';
import { openPass } from './states/reviewStates';
import { rawContacts, readDocument } from './support/documents';
import { storeCard } from './support/files';
import { database, live } from './support/standIns';
import { putContacts } from './support/storedContacts';
import { createUser, expect, signIn, test } from './support/test';

const shown = (page: Page) => page.getByRole('main').locator('form h2');
const phoneOf = async (uid: string, number: number) =>
  (await readDocument(`businessCards/${uid}-000${number}`))?.['phone'];

/** All fields of the contacts but for the time of their last change. */
function withoutTime(contacts: Awaited<ReturnType<typeof rawContacts>>) {
  return [...contacts].map(([name, fields]) => [
    name,
    Object.fromEntries(Object.entries(fields).filter(([field]) => field !== 'updatedAt')),
  ]);
}

test('the pass by keyboard alone: take, keep, go on, edit, take back', async ({ page }) => {
  const user = await createUser();
  await putContacts(user, ODD_CONTACTS);
  await signIn(page, user);
  const way = page.getByRole('link', { name: '4 to clean up' });
  await expect(way).toBeVisible();
  await way.focus();
  await page.keyboard.press('Enter');

  await expect(shown(page)).toHaveText('Olga Brandt');
  await expect(page.getByRole('button', { name: 'Take It' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveText('Eva Wolf');
  await page.keyboard.press('j');
  await expect(shown(page)).toHaveText('Hana Sato');
  await page.keyboard.press('d');
  await expect(shown(page)).toHaveText('Kitz GmbH');
  await page.keyboard.press('k');
  await expect(shown(page)).toHaveText('Eva Wolf');
  await page.keyboard.press('e');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('+49 30 5550123');
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveText('Kitz GmbH');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing needs a look' })).toBeVisible();
  await expect.poll(() => phoneOf(user.uid, 1)).toBe('+49 30 5550123');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(shown(page)).toHaveText('Kitz GmbH');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(shown(page)).toHaveText('Eva Wolf');
  await expect.poll(() => phoneOf(user.uid, 1)).toBe('+49 3O 901820');

  expect(await readDocument(`businessCards/${user.uid}-0004`)).toMatchObject({
    email: 'olga.brandt@kitz.de',
    updatedAt: expect.anything(),
  });
  expect(await readDocument(`businessCards/${user.uid}-0003`)).toMatchObject({
    name: 'Pau1 Weber',
    title: 'Head of Sales',
  });
  await page.reload();
  await expect(page.getByText('1 of 2')).toBeVisible();
  expect(await phoneOf(user.uid, 2)).toBe('+49 3O 901821');
});

test('the answers are in sight, on a phone and on a low screen', async ({ page }) => {
  const user = await createUser();
  const cardImageURL = storeCard(page, `card_images/${user.uid}/card.jpg`);
  const cards = [...TWO_CARDS, { name: 'Han4 Weber', company: 'Kitz' }];
  await putContacts(
    user,
    cards.map((card) => ({ ...card, cardImageURL })),
  );
  await signIn(page, user, '/clean-up');
  for (const [width, height] of [
    [360, 800],
    [768, 1024],
    [1024, 768],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [tab, answers] of [
      ['Needs a Look', ['Take It', 'Edit', 'It’s Right', 'Next']],
      ['Same Person', ['Merge', 'Not the Same', 'Later']],
    ] as const) {
      await page.getByRole('link', { name: tab }).click();
      for (const name of answers) {
        await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
      }
    }
    await page.getByRole('link', { name: 'Needs a Look' }).click();
    const [suggestion, answer] = await Promise.all([
      page.getByRole('definition').boundingBox(),
      page.getByRole('button', { name: 'Take It' }).boundingBox(),
    ]);
    // Nothing of it is under the answers.
    expect((suggestion?.y ?? 0) + (suggestion?.height ?? 0)).toBeLessThan(answer?.y ?? 0);
  }
});

test('the answers stand at one height for each question, with a picture or without', async ({
  page,
}) => {
  const user = await createUser();
  const cardImageURL = storeCard(page, `card_images/${user.uid}/card.jpg`);
  const kinds = ODD_CONTACTS.map((card, at) => (at === 3 ? { ...card, cardImageURL } : card));
  const address = '| Platz 1, 10117 Berlin\n\nHaus 4\nEtage 5';
  await putContacts(user, [
    ...kinds,
    { name: 'Eva Kraus', address, company: 'Kitz GmbH', cardImageURL },
  ]);
  await signIn(page, user, '/clean-up');
  for (const [width, height] of [
    [360, 800],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const next = page.getByRole('button', { name: 'Next' });
    await expect(next).toBeInViewport({ ratio: 1 });
    const seen = new Set<number>();
    for (let at = 0; at < 5; at += 1) {
      seen.add(Math.round((await next.boundingBox())?.y ?? 0));
      await page.keyboard.press('j');
    }
    expect([...seen]).toHaveLength(1);
  }
});

test('what the phone changes while it is shown is analyzed again', async ({ page }) => {
  const user = await openPass(page);
  await page.keyboard.press('j');
  await expect(shown(page)).toHaveText('Eva Wolf');
  // The page is not told by itself.
  live.follows = false;
  await putContacts(user, [{ name: 'Eva Wolf', phone: '+49 30 777777', updatedAt: new Date() }]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('It was changed elsewhere in the meantime.')).toBeVisible();
  await expect(page.getByText(/^\d of 3$/)).toBeVisible();
  expect(await phoneOf(user.uid, 1)).toBe('+49 30 777777');
});

test('one of each pair is kept after a preview, and Undo leaves what is stored as it was', async ({
  page,
}) => {
  const user = await createUser();
  await putContacts(user, TWO_CARDS);
  await signIn(page, user);
  await page.getByRole('link', { name: '3 to clean up' }).click();
  await expect(page.getByRole('button', { name: 'Most likely one person 3' })).toBeVisible();
  const before = await rawContacts(user.uid);
  await page.getByRole('button', { name: 'Merge all 3' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge 3 pairs into one card each?' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Hana Sato' })).toHaveText(
    'Hana SatoStays: card of Oct 20, 2026, DirectorGoes: card of Oct 19, 2026, Engineer, Kitz',
  );
  await dialog.getByRole('button', { name: 'Merge All' }).click();
  await expect(page.getByText('3 pairs are one card each now.')).toBeVisible();
  expect((await rawContacts(user.uid)).size).toBe(3);
  expect(await readDocument(`businessCards/${user.uid}-0003`)).toMatchObject({
    company: 'Aoba',
    notes: expect.stringMatching(/^From the card of .*:\nCompany: Aoba Nord$/),
  });

  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('3 pairs are back.')).toBeVisible();
  expect(withoutTime(await rawContacts(user.uid))).toEqual(withoutTime(before));
  await expect(page.getByRole('button', { name: 'Most likely one person 3' })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedConsoleErrors: ['Failed to load resource'] });

  test('corrections that are cut off, and those that wait for them, come back and change nothing', async ({
    page,
    context,
  }) => {
    const user = await openPass(page, [
      { name: 'Eva Wolf', phone: '+49 3O 901820', email: 'eva.wolf@kitz,de', notes: 'Met.' },
      { name: 'Hana Sato', phone: '+49 3O 901821' },
    ]);
    const before = await rawContacts(user.uid);
    const held = [1, 2].map(() => database.holdNext('update businessCards'));
    await page.keyboard.press('Enter');
    await expect.poll(() => database.count('update businessCards')).toBe(1);
    await expect(page.getByText('1 of 2')).toBeVisible();
    // The second one of Eva waits for the first, and the one of Hana waits for nobody.
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 of 1')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Nothing needs a look' })).toBeVisible();
    await expect.poll(() => database.count('update businessCards')).toBe(2);
    await context.setOffline(true);
    for (const call of held) call.fail('unavailable');
    await expect(
      page.getByText(/wasn’t changed\. You appear to be offline\./).first(),
    ).toBeVisible();
    await expect(page.getByText('3 of 3')).toBeVisible();
    expect(await rawContacts(user.uid)).toEqual(before);

    await context.setOffline(false);
    for (const left of ['1 of 2', '1 of 1']) {
      await page.keyboard.press('Enter');
      await expect(page.getByText(left)).toBeVisible();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Nothing needs a look' })).toBeVisible();
    const stored = (number: number) => readDocument(`businessCards/${user.uid}-000${number}`);
    await expect.poll(() => stored(2)).toMatchObject({ phone: '+49 30 901821' });
    await expect
      .poll(() => stored(1))
      .toMatchObject({ phone: '+49 30 901820', email: 'eva.wolf@kitz.de', notes: 'Met.' });
  });
});
