import type { Page } from '@playwright/test';
import { saveDocuments } from '../../scripts/seed/writers';
import { createUser } from '../setup/accounts';
import { readDocument } from '../setup/documents';
import { suite } from '../setup/suite';
import { countRight, documentsOf, fortyMisread, putAllRight } from './support/putRight';
import { rawContacts } from './support/rawContacts';
import { ODD_CONTACTS, openPass, openTwoCards, TWO_CARDS } from './support/reviewStates';
import { expectCount } from './support/shownContacts';
import { putContacts } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

const shown = (page: Page) => page.getByRole('main').locator('form h2');
const phoneOf = async (uid: string, number: number) =>
  (await readDocument(`businessCards/${uid}-000${number}`))?.['phone'] as unknown;

/** All fields of the contacts but for the time of their last change. */
function withoutTime(contacts: Awaited<ReturnType<typeof rawContacts>>) {
  return [...contacts].map(([name, fields]) => [
    name,
    Object.entries(fields).filter(([field]) => field !== 'updatedAt'),
  ]);
}

test('the pass by keyboard alone: take, keep, go on, edit, take back', async ({ page }) => {
  const user = await createUser();
  await putContacts(user, ODD_CONTACTS);
  await signIn(page, user);
  const way = page.getByRole('link', { name: '4 need a look' });
  await expect(way).toBeVisible();
  await way.focus();
  await page.keyboard.press('Enter');

  await expect(shown(page)).toHaveText('Olga Brandt');
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveText('Eva Wolf');
  await page.keyboard.press('j');
  await expect(shown(page)).toHaveText('Hana Sato');
  await page.keyboard.press('d');
  await expect(shown(page)).toHaveText('Pau1 Weber');
  await page.keyboard.press('k');
  await expect(shown(page)).toHaveText('Eva Wolf');
  await page.keyboard.press('e');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('+49 30 5550123');
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveText('Pau1 Weber');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing needs a look' })).toBeVisible();
  await expect.poll(() => phoneOf(user.uid, 1)).toBe('+49 30 5550123');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(shown(page)).toHaveText('Pau1 Weber');
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

test('a worker that does not start is said, the list works, and Try Again starts one', async ({
  page,
}) => {
  await page.route('**/assets/judgeWorker-*.js', (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );
  const user = await createUser();
  await putContacts(user, ODD_CONTACTS);
  await signIn(page, user);
  await expectCount(page, '6', '6');
  await page.goto('/needs-a-look');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This browser didn’t start the part of the site that looks');
  await page.unroute('**/assets/judgeWorker-*.js');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(shown(page)).toHaveText('Olga Brandt');
});

test('what the phone changes while it is shown is judged anew', async ({ page }) => {
  test.slow();
  const user = await openPass(page);
  await page.keyboard.press('j');
  await expect(shown(page)).toHaveText('Eva Wolf');
  await putContacts(user, [{ name: 'Eva Wolf', phone: '+49 30 777777', updatedAt: new Date() }]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('It was changed elsewhere in the meantime.')).toBeVisible();
  await expect(page.getByText(/^\d of 3$/)).toBeVisible();
  expect(await phoneOf(user.uid, 1)).toBe('+49 30 777777');
});

test('each answer for two cards, with what is stored before and after', async ({ page }) => {
  const user = await openTwoCards(page);
  const before = await rawContacts(user.uid);
  const group = (name: string) => page.getByRole('region', { name });
  const path = (number: number) => `${user.uid}-000${number}`;

  await group('Hana Sato').getByRole('button', { name: 'Keep one' }).click();
  await expect(page.getByText('is one card now.')).toBeVisible();
  expect(await readDocument(`businessCards/${path(1)}`)).toMatchObject({
    title: 'Director',
    company: 'Kitz',
    notes: expect.stringMatching(/^Met again\.\n\nFrom the card of .*:\nTitle: Engineer$/),
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

  await group('Eva Wolf').getByRole('button', { name: 'Same person, both cards' }).click();
  await expect(page.getByText('one person with 2 cards.')).toBeVisible();
  await group('Tom Frost').getByRole('button', { name: 'Not the same' }).click();
  await expect(page.getByText('not the same person.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Hana Sato']);
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
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Hana Sato']);
  await page.goto(`/contact/${path(3)}`);
  await expect(page.getByRole('link', { name: 'Aoba Nord' })).toHaveAttribute(
    'href',
    `/contact/${path(4)}`,
  );
});

test('sixty misread texts on forty cards are put right with at most 120 keys', async ({ page }) => {
  test.slow();
  const user = await createUser();
  const fair = fortyMisread(user.uid);
  await saveDocuments(documentsOf(fair), suite);
  await signIn(page, user);
  await page.getByRole('link', { name: /need a look$/ }).click();
  await expect(page.getByRole('textbox')).toBeFocused();

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
});
