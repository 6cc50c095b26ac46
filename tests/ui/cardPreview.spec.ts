import type { Locator, Page, Request } from '@playwright/test';
import { expectCount, rowOf, searchBox } from '../e2e/support/shownContacts';
import { storeCard } from './support/files';
import { putContacts } from './support/storedContacts';
import { createUser, expect, signIn, test } from './support/test';

const ADA = {
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  email: 'ada.lovelace@engines.example',
};

/** Opens a list of four: two with a card, one with a lost card, one with none. Gives the pictures that it loads. */
async function openCards(page: Page): Promise<string[]> {
  const pictures: string[] = [];
  page.on('request', (request: Request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  const user = await createUser();
  const address = storeCard(page, `card_images/${user.uid}/card.jpg`);
  await putContacts(user, [
    { ...ADA, cardImageURL: address },
    { name: 'Grace Hopper', cardImageURL: `${address}&other` },
    { name: 'Lost Card', cardImageURL: address.replace('card.jpg', 'lost.jpg') },
    { name: 'No Card' },
  ]);
  await signIn(page, user);
  await expectCount(page, '4', '4');
  // Drawn once all that a row can do is there.
  await expect(page.getByRole('checkbox', { name: 'Select Ada Lovelace' })).toHaveCount(1);
  return pictures;
}

const preview = (page: Page): Locator => page.locator('[popover="manual"] img');

function markOf(page: Page, name: string): Locator {
  return rowOf(page, name).locator('td > svg');
}

test('a pointer on the mark of a row loads its small card picture and shows it', async ({
  page,
}) => {
  const pictures = await openCards(page);
  await rowOf(page, 'Ada Lovelace').getByRole('link').hover();
  await markOf(page, 'Grace Hopper').hover();
  await markOf(page, 'Ada Lovelace').hover();
  await expect(preview(page)).toBeVisible();
  // The one that the pointer passed by was not asked for.
  expect(pictures).toEqual([expect.stringMatching(/card\.jpg.*w=400/)]);
  const size = await preview(page).evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(size).toBeGreaterThan(300);

  // It covers no part of its row, stays for a pointer that comes over, and a click opens the contact.
  const [picture, row] = [await boxOf(preview(page)), await boxOf(rowOf(page, 'Ada Lovelace'))];
  expect(picture.y).toBeGreaterThanOrEqual(row.y + row.height);
  // Nor a name below it.
  const names = await boxOf(rowOf(page, 'Grace Hopper').getByRole('cell').first());
  expect(picture.x).toBeGreaterThanOrEqual(names.x + names.width);
  await page.mouse.move(picture.x + 40, picture.y + 40, { steps: 4 });
  const away = page.waitForFunction(
    () => !document.querySelector('[popover="manual"]:popover-open'),
  );
  await expect(preview(page)).toBeVisible();
  await searchBox(page).hover();
  await away;
  await markOf(page, 'Ada Lovelace').hover();
  await expect(preview(page)).toBeVisible();
  await markOf(page, 'Ada Lovelace').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace');
});

test('Esc sends the picture away, and nothing else', async ({ page }) => {
  await openCards(page);
  await page.getByRole('checkbox', { name: 'Select No Card' }).click();
  await markOf(page, 'Ada Lovelace').hover();
  await expect(preview(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();
  await expect(page.getByText('1 selected').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 selected')).toHaveCount(0);
});

test('a row that takes the focus by key shows its card; Back does not', async ({ page }) => {
  await openCards(page);
  await searchBox(page).press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Ada Lovelace' })).toBeFocused();
  await expect(preview(page)).toBeVisible();
  await page.keyboard.press('End');
  await expect(preview(page)).toBeHidden();
  await page.keyboard.press('Home');
  await expect(preview(page)).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Ada Lovelace' })).toBeFocused();
  // What came by the focus alone would be there before this one.
  await markOf(page, 'Grace Hopper').hover();
  await expect(preview(page)).toBeVisible();
  await expect(preview(page)).toHaveAttribute('src', /&other/);
});

test('the picture keeps clear of the bar of a selection', async ({ page }) => {
  await openCards(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await searchBox(page).press('ArrowDown');
  await page.keyboard.press('x');
  // Room below the row for the picture alone.
  const row = await boxOf(rowOf(page, 'Grace Hopper'));
  await page.setViewportSize({ width: 360, height: Math.ceil(row.y + row.height) + 220 });
  await page.keyboard.press('ArrowDown');
  await expect(preview(page)).toHaveAttribute('src', /&other/);
  const picture = await boxOf(preview(page));
  const bar = await boxOf(page.getByRole('button', { name: 'Actions' }));
  expect(picture.y + picture.height).toBeLessThan(bar.y);
  expect(picture.y).toBeGreaterThan(0);
});

test.describe('where there is no picture to show', () => {
  test.use({ expectedConsoleErrors: ['status of 404'] });

  test('nothing is shown or said', async ({ page }) => {
    const pictures = await openCards(page);
    const opened = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const popover = document.querySelector('[popover="manual"]');
          popover?.addEventListener('toggle', () => {
            resolve(popover.innerHTML);
          });
        }),
    );
    await markOf(page, 'Lost Card').hover();
    await expect.poll(() => pictures).toEqual([expect.stringContaining('lost.jpg')]);
    await expect(page.getByRole('alert')).toHaveCount(0);
    // The next one is shown all the same.
    await markOf(page, 'Ada Lovelace').hover();
    await expect(preview(page)).toBeVisible();
    expect(await opened).toContain('card.jpg');
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('a tap on the mark opens the contact, and asks for no preview', async ({ page }) => {
    const pictures = await openCards(page);
    const mark = await boxOf(markOf(page, 'Ada Lovelace'));
    await page.touchscreen.tap(mark.x + mark.width / 2, mark.y + mark.height / 2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace');
    await page.goBack();
    await expectCount(page, '4', '4');
    await expect(preview(page)).toHaveCount(0);
    // Those of the contact's own page.
    expect(new Set(pictures).size).toBe(1);
  });
});

async function boxOf(element: Locator) {
  return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}
