import type { Locator, Page } from '@playwright/test';
import { openForm, phoneBox } from '../e2e/support/deskForm';
import { expectCount } from '../e2e/support/shownContacts';
import { storeCard } from './support/files';
import { putContacts } from './support/storedContacts';
import { createUser, expect, signIn, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const frame = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Enlarge the business card of ${name}` });

/** Where the picture in the form is, in whole px. */
async function placeOf(page: Page, name: string) {
  const box = await frame(page, name).getByRole('img').boundingBox();
  const { x = 0, y = 0, width = 0 } = { ...box };
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width) };
}

/** The form of the first of two contacts with a card. */
async function openFormWithCard(page: Page): Promise<void> {
  const user = await createUser();
  const cardImageURL = storeCard(page, `card_images/${user.uid}/c.jpg`);
  await putContacts(
    user,
    ['Zoë Brunner', 'Grace Hopper'].map((name) => ({ name, phone: '+1 555 0100', cardImageURL })),
  );
  await signIn(page, user);
  await expectCount(page, '2', '2');
  await openForm(page, 'Zoë Brunner');
  await phoneBox(page).focus();
  await expect(frame(page, 'Zoë Brunner').getByRole('img')).toBeVisible();
}

async function expectForm(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/contact\/edit\//);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('in the form the wheel enlarges the card, and a drag and the arrows move it', async ({
  page,
}) => {
  await openFormWithCard(page);
  const card = frame(page, 'Zoë Brunner');
  const place = () => placeOf(page, 'Zoë Brunner');
  const { width } = await place();
  await card.hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await place()).width).toBeGreaterThan(2 * width);
  await expectForm(page);

  const before = await place();
  const { x = 0, y = 0 } = { ...(await card.boundingBox()) };
  await page.mouse.move(x + 300, y + 100);
  await page.mouse.down();
  await page.mouse.move(x + 340, y + 130, { steps: 4 });
  await page.mouse.up();
  await expect.poll(place).toMatchObject({ x: before.x + 40, y: before.y + 30 });
  await expectForm(page);

  await card.press('ArrowRight');
  await expect.poll(async () => (await place()).x).toBe(before.x + 40 - 60);
  await card.press('ArrowUp');
  await expect.poll(async () => (await place()).y).toBe(before.y + 30 + 60);
  await expectForm(page);
});

test('where the card was moved to it stays for that box, on the next contact too', async ({
  page,
}) => {
  await openFormWithCard(page);
  const card = frame(page, 'Zoë Brunner');
  const place = () => placeOf(page, 'Zoë Brunner');
  const { width } = await place();
  await card.hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await place()).width).toBeGreaterThan(1.5 * width);
  const enlarged = await place();
  await card.press('ArrowRight');
  await expect.poll(async () => (await place()).x).toBe(enlarged.x - 60);
  const moved = await place();
  await phoneBox(page).press('Alt+ArrowDown');
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper');
  await expect(phoneBox(page)).toBeFocused();
  await expect.poll(() => placeOf(page, 'Grace Hopper')).toEqual(moved);

  // A box whose text stands elsewhere on the card has a view of its own.
  await page.getByLabel('Full Name').focus();
  await expect.poll(async () => (await placeOf(page, 'Grace Hopper')).width).toBeLessThan(width);
  await expect(frame(page, 'Grace Hopper').getByRole('img')).toBeInViewport({ ratio: 0.99 });
  await phoneBox(page).focus();
  await expect.poll(() => placeOf(page, 'Grace Hopper')).toEqual(moved);
});

test('the form asks for the picture of the page first, then for the original', async ({ page }) => {
  await openFormWithCard(page);
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()));
  });
  await page.reload();
  const card = frame(page, 'Zoë Brunner').getByRole('img');
  await expect(card).toHaveAttribute('src', /^[^?]+\?alt=media&token=[^&]+$/);
  const cards = asked.filter(({ pathname }) => pathname.includes('card_images'));
  expect(
    cards.map(({ searchParams }) => searchParams.has('q') || searchParams.has('quality')),
  ).toEqual([true, false]);
});
