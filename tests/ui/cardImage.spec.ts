import type { Page } from '@playwright/test';
import { storeCard } from './support/files';
import { putContact } from './support/storedContacts';
import { createUser, expect, signIn, test, type User } from './support/test';

async function openContact(page: Page, user: User, card: Record<string, string>): Promise<void> {
  await putContact(user, { name: 'Grace Hopper', ...card });
  await signIn(page, user);
  await page.getByRole('link', { name: 'Grace Hopper' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper');
}

test('the scanned card shows, is enlarged by a click, and closed by a click or Escape', async ({
  page,
}) => {
  const user = await createUser();
  await openContact(page, user, {
    cardImageURL: storeCard(page, `card_images/${user.uid}/card.jpg`),
  });
  const picture = page.getByRole('img', { name: 'Business card of Grace Hopper' });
  const enlarge = page.getByRole('button', { name: 'Enlarge the business card of Grace Hopper' });
  const overlay = page.getByRole('dialog');

  // The picture itself, not only its frame: a broken one has no width.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await expect(overlay).toHaveCount(0);

  await enlarge.click();
  await expect(overlay.getByRole('img')).toBeInViewport({ ratio: 1 });
  const large = await overlay.getByRole('img').boundingBox();
  const small = await picture.first().boundingBox();
  expect(large?.width).toBeGreaterThan(small?.width ?? Infinity);
  await overlay.getByRole('img').click();
  await expect(overlay).toHaveCount(0);

  await enlarge.press('Enter');
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});

test('a double click opens the picture and leaves it open; two more zoom and undo it', async ({
  page,
}) => {
  const user = await createUser();
  await openContact(page, user, {
    cardImageURL: storeCard(page, `card_images/${user.uid}/card.jpg`),
  });
  const overlay = page.getByRole('dialog');
  const width = async () => (await overlay.getByRole('img').boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: /^Enlarge/ }).dblclick();
  await expect(overlay).toBeVisible();
  const whole = await width();

  await overlay.getByRole('img').dblclick();
  await expect.poll(width).toBeCloseTo(3 * whole, 0);
  await overlay.getByRole('img').dblclick();
  await expect.poll(width).toBeCloseTo(whole, 0);
  await page.keyboard.press('+');
  await expect.poll(width).toBeCloseTo(1.5 * whole, 0);
  await overlay.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeCloseTo(2.25 * whole, 0);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 2000);
  await expect.poll(width).toBeCloseTo(whole, 0);
  await expect(overlay).toBeVisible();
});

test('what is zoomed is moved by dragging, which does not close it', async ({ page }) => {
  const user = await createUser();
  await openContact(page, user, {
    cardImageURL: storeCard(page, `card_images/${user.uid}/card.jpg`),
  });
  await page.getByRole('button', { name: /^Enlarge/ }).click();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toBeVisible();
  await page.keyboard.press('+');
  const before = await picture.boundingBox();
  await page.mouse.move(600, 400);
  await page.mouse.down();
  await page.mouse.move(560, 380, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => (await picture.boundingBox())?.x)
    .toBeCloseTo((before?.x ?? 0) - 40, 0);
  await expect(picture).toBeVisible();
});

test.describe('on an upright phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('the enlarged card is turned, and far larger', async ({ page }) => {
    const user = await createUser();
    await openContact(page, user, {
      cardImageURL: storeCard(page, `card_images/${user.uid}/card.jpg`),
    });
    const small = await page.getByRole('img', { name: /^Business card/ }).boundingBox();
    await page.getByRole('button', { name: /^Enlarge/ }).tap();
    const picture = page.getByRole('dialog').getByRole('img');
    await expect(picture).toHaveCSS('rotate', '90deg');
    // Its long side now lies along the screen.
    const large = await picture.boundingBox();
    const cardLength = Math.min(large?.height ?? 0, ((large?.width ?? 0) * 5) / 3);
    expect(cardLength).toBeGreaterThan(1.6 * (small?.width ?? Infinity));
  });

  test('two fingers zoom it where they are, one moves it, and neither closes it', async ({
    page,
  }) => {
    const user = await createUser();
    await openContact(page, user, {
      cardImageURL: storeCard(page, `card_images/${user.uid}/card.jpg`),
    });
    await page.getByRole('button', { name: /^Enlarge/ }).tap();
    const picture = page.getByRole('dialog').getByRole('img');
    await expect(picture).toBeVisible();
    const box = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const whole = await box();
    const finger = await fingersOn(page);

    // Around the middle of the screen, 100 px apart and then 300.
    await finger('touchStart', [180, 350], [180, 450]);
    for (const way of [20, 40, 60, 80, 100]) {
      await finger('touchMove', [180, 350 - way], [180, 450 + way]);
    }
    await finger('touchEnd');
    await expect.poll(async () => (await box()).height).toBeCloseTo(3 * whole.height, -1);
    const large = await box();
    expect(large.y + large.height / 2).toBeCloseTo(whole.y + whole.height / 2, -1);

    await finger('touchStart', [180, 400]);
    for (const way of [15, 30, 45, 60]) await finger('touchMove', [180, 400 + way]);
    await finger('touchEnd');
    await expect.poll(async () => (await box()).y).toBeCloseTo(large.y + 60, -1);

    await finger('touchStart', [180, 250], [180, 550]);
    for (const way of [50, 100, 140]) {
      await finger('touchMove', [180, 250 + way], [180, 550 - way]);
    }
    await finger('touchEnd');
    await expect.poll(async () => (await box()).height).toBeCloseTo(whole.height, -1);
    await expect(picture).toBeVisible();
  });
});

/** Puts fingers on the screen, moves them and takes them away, as the browser's own input. */
async function fingersOn(page: Page) {
  const input = await page.context().newCDPSession(page);
  return async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...places: [x: number, y: number][]
  ) => {
    const touchPoints = places.map(([x, y], id) => ({ x, y, id }));
    await input.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
}
