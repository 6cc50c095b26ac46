import type { Page } from '@playwright/test';
import { saveDocuments } from '../../scripts/seed/writers';
import { createUser, type User } from '../setup/accounts';
import { putDocument, readDocument } from '../setup/documents';
import { suite } from '../setup/suite';
import { countRight, documentsOf, fortyMisread, putAllRight } from './support/putRight';
import { holdRequests, services } from './support/heldRequests';
import { rawContacts, rawFields } from './support/rawContacts';
import { TWO_CARDS } from './support/reviewCards';
import { putContacts, type StoredFields } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

/** "Same person" of a new user with these cards. */
async function openTwoCards(page: Page): Promise<User> {
  const user = await createUser();
  await putContacts(user, TWO_CARDS);
  await signIn(page, user, '/clean-up?tab=same-person');
  await expect(page.getByRole('button', { name: 'Most likely one person 3' })).toBeVisible();
  return user;
}

/** All fields of the contacts but for the time of their last change. */
function withoutTime(contacts: Awaited<ReturnType<typeof rawContacts>>) {
  return [...contacts].map(([name, fields]) => [
    name,
    Object.fromEntries(Object.entries(fields).filter(([field]) => field !== 'updatedAt')),
  ]);
}

const NOT_FOUND = { status: 404, contentType: 'text/plain', body: 'Not found' };

test(
  'where no worker starts the page looks through 1,200 contacts itself, in short tasks',
  { tag: '@long' },
  async ({ page }) => {
    await page.route('**/assets/analysisWorker-*.js', (route) => route.fulfill(NOT_FOUND));
    const user = await createUser();
    await saveDocuments(documentsOf(fortyMisread(user.uid)), suite);
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
      }).observe({ type: 'longtask' });
    });
    await signIn(page, user);
    await expect(page.getByRole('link', { name: /to clean up$/ })).toBeVisible();
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    console.log(
      `Analyzed on the page: tasks over 50 ms since the load, in ms: ${tasks.join(', ')}`,
    );
    await page.getByRole('link', { name: /to clean up$/ }).click();
    await expect(page.getByRole('button', { name: 'Take It' })).toBeFocused();
  },
);

test('each answer for two cards, with what is stored before and after', async ({ page }) => {
  const user = await openTwoCards(page);
  const before = await rawContacts(user.uid);
  const group = (name: string) => page.getByRole('region', { name });
  const path = (number: number) => `${user.uid}-000${number}`;

  await group('Hana Sato').getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('is one card now.')).toBeVisible();
  expect(await readDocument(`businessCards/${path(1)}`)).toMatchObject({
    title: 'Director',
    company: 'Kitz',
    notes: expect.stringMatching(/^Met again\.\n\nFrom the card of .*:\nTitle: Engineer\nscan: 7$/),
  });
  expect(await readDocument(`businessCards/${path(2)}`)).toBeUndefined();
  expect(await readDocument(`users/${user.uid}/deleted/${path(2)}`)).toMatchObject({
    card: { ...TWO_CARDS[1], userId: user.uid },
  });

  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('2 cards are back.')).toBeVisible();
  const back = await rawContacts(user.uid);
  // The kept one has the time of the undo as its last change.
  expect(withoutTime(back)).toEqual(withoutTime(before));
  expect(await readDocument(`users/${user.uid}/deleted/${path(2)}`)).toBeUndefined();

  await page.getByRole('button', { name: /^Eva Wolf/ }).click();
  await group('Eva Wolf').getByRole('button', { name: 'Keep Both' }).click();
  await expect(page.getByText('one person with 2 cards.')).toBeVisible();
  await group('Tom Frost').getByRole('button', { name: 'Not the Same' }).click();
  await expect(page.getByText('not the same person.')).toBeVisible();
  await expect(group('Hana Sato')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Most likely one person 1' })).toBeVisible();
  await expect
    .poll(
      async () => (await readDocument(`users/${user.uid}/decisions/pairs`))?.['entries'] as unknown,
    )
    .toEqual({
      [`${path(3)} ${path(4)}`]: 'both',
      [`${path(5)} ${path(6)}`]: 'apart',
    });
  expect(await rawContacts(user.uid)).toEqual(back);

  await page.reload();
  await expect(group('Hana Sato')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Most likely one person 1' })).toBeVisible();
  // Another computer answers, and minutes later somebody returns to this one.
  await putDocument(`users/${user.uid}/decisions/pairs`, {
    entries: { [`${path(1)} ${path(2)}`]: 'apart', [`${path(3)} ${path(4)}`]: 'both' },
  });
  await page.evaluate(() => {
    const later = Date.now() + 6 * 60_000;
    Date.now = () => later;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(group('Tom Frost')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Most likely one person 1' })).toBeVisible();
  await page.goto(`/contact/${path(3)}`);
  await expect(page.getByRole('link', { name: 'Aoba Nord' })).toHaveAttribute(
    'href',
    `/contact/${path(4)}`,
  );
});

test(
  'two cards of a hundred fields: no field is lost by Merge, by Undo or by Keep Both',
  { tag: '@long' },
  async ({ page }) => {
    const user = await createUser();
    const further = (label: string, count: number) =>
      Array.from({ length: count }, (_, index) => [`${label}${index}`, `${label} text ${index}`]);
    const hana = { name: 'Hana Sato', email: 'hana.sato@kitz.de', notes: 'Met.' };
    await putContacts(user, [
      { ...hana, ...Object.fromEntries(further('own', 93)), phone: '', updatedAt: new Date() },
      {
        ...hana,
        ...Object.fromEntries(further('other', 93)),
        phone: '+49 30 9018',
        scan: { id: 7 },
      },
    ] as StoredFields[]);
    const before = await rawContacts(user.uid);
    const [kept, other] = [...before.values()];
    expect([kept, other].map((fields) => Object.keys(fields ?? {}).length)).toEqual([100, 100]);
    await signIn(page, user);
    await page.getByRole('link', { name: '1 to clean up' }).click();

    await page.getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByText('is one card now.')).toBeVisible();
    const lines = further('other', 93).map(([field, text]) => `${field}: ${text}`);
    const { updatedAt, notes, ...left } = await rawFields(`businessCards/${user.uid}-0001`);
    expect(updatedAt).not.toEqual(kept?.['updatedAt']);
    expect({ ...left, notes: kept?.['notes'], updatedAt: kept?.['updatedAt'] }).toEqual({
      ...kept,
      phone: other?.['phone'],
    });
    const { stringValue } = notes as { stringValue: string };
    expect(stringValue.split('\n')).toEqual(expect.arrayContaining(['Met.', ...lines]));
    const binned = await rawFields(`users/${user.uid}/deleted/${user.uid}-0002`);
    expect(binned['card']).toEqual({ mapValue: { fields: other } });

    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByText('2 cards are back.')).toBeVisible();
    const back = await rawContacts(user.uid);
    expect(withoutTime(back)).toEqual(withoutTime(before));
    await page.getByRole('button', { name: 'Keep Both' }).click();
    await expect(page.getByText('one person with 2 cards.')).toBeVisible();
    await expect
      .poll(() => readDocument(`users/${user.uid}/decisions/pairs`))
      .toMatchObject({ entries: { [`${user.uid}-0001 ${user.uid}-0002`]: 'both' } });
    expect(await rawContacts(user.uid)).toEqual(back);
  },
);

test.describe('without a network', () => {
  test.use({ expectedConsoleErrors: ['Failed to load resource'] });

  test('a merge that is cut off in the middle leaves both cards as they were', async ({
    page,
    context,
  }) => {
    const user = await openTwoCards(page);
    const before = await rawContacts(user.uid);
    const held = await holdRequests(page, services.write);
    const group = page.getByRole('region', { name: 'Hana Sato' });
    await group.getByRole('button', { name: 'Merge' }).click();
    await held.made;
    await context.setOffline(true);
    held.release();
    await expect(page.getByText('Nothing was changed. You appear to be offline.')).toBeVisible();
    expect(await rawContacts(user.uid)).toEqual(before);
    await expect(page.getByRole('button', { name: 'Most likely one person 3' })).toBeVisible();

    await context.setOffline(false);
    await page.getByRole('button', { name: /^Hana Sato/ }).click();
    await group.getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByText('is one card now.')).toBeVisible();
    expect((await rawContacts(user.uid)).size).toBe(5);
  });
});

test.describe('one text after the other, as quickly as keys go', () => {
  // Two saves of one contact may meet in the database: the later one is refused, and tried again.
  test.use({ expectedConsoleErrors: ['status of 409'] });

  test(
    'sixty misread texts on forty cards are put right with at most 120 keys',
    { tag: '@long' },
    async ({ page }) => {
      const user = await createUser();
      const fair = fortyMisread(user.uid);
      await saveDocuments(documentsOf(fair), suite);
      await signIn(page, user);
      await page.getByRole('link', { name: /to clean up$/ }).click();
      await expect(page.getByRole('button', { name: 'Take It' })).toBeFocused();

      const began = Date.now();
      const keys = await putAllRight(page, fair);
      const seconds = Math.round((Date.now() - began) / 1000);
      await expect.poll(() => countRight(fair)).toBeGreaterThanOrEqual(60);
      const putRight = await countRight(fair);
      console.log(
        `Needs a look: ${putRight} of ${fair.slips.length} texts put right with ${keys} keys in ${seconds} s.`,
      );
      // Three cards have name and title swapped.
      expect(fair.slips).toHaveLength(63);
      expect(keys).toBeLessThanOrEqual(120);
    },
  );
});
