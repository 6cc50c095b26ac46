import type { Page } from '@playwright/test';
import { openList } from './support/openList';
import { expectCount, keptSearch, rowOf, searchBox } from '../e2e/support/shownContacts';
import { expect, test } from './support/test';

const ZOE = {
  name: 'Zoë Brunner',
  company: 'Alpenglow AG',
  notes: 'Talked at the café in Genève about a naïve demo.',
};
const ADA = {
  name: 'Ada Okafor',
  company: 'Meridian',
  title: 'Buyer of teas',
  phone: '+44 (0)20 7946-0018',
  notes: 'Met in Lisbon.',
};
const LUKASZ = { name: 'Łukasz Wójcik', company: 'Browar Dolina', email: 'lw@dolina.example' };

const CONTACTS = [ZOE, ADA, LUKASZ];

test('hits are marked, and a hit in the notes shows its words', async ({ page }) => {
  await openList(page, CONTACTS);
  await searchBox(page).fill('cafe');
  await expect(rowOf(page, 'Zoë Brunner').getByText('Notes: …at the café in Genève')).toBeVisible();
  await expect.poll(() => markedTexts(page)).toEqual(['café']);

  await searchBox(page).fill('zoe alpen');
  await expect.poll(() => markedTexts(page)).toEqual(['Zoë', 'Alpen']);
  await expect(page.getByText('Notes:')).toHaveCount(0);

  await searchBox(page).fill('');
  await expect.poll(() => markedTexts(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('a hit in the job title is shown, in place of the company', async ({ page }) => {
    await openList(page, CONTACTS);
    const ada = rowOf(page, 'Ada Okafor');
    await expect(ada.getByText('Meridian')).toBeVisible();
    await expect(ada.getByText('Buyer of teas')).toBeHidden();

    await searchBox(page).fill('teas');
    await expect(ada.getByText('Buyer of teas')).toBeVisible();
    await expect(ada.getByText('Meridian')).toBeHidden();
    await expect.poll(() => markedTexts(page)).toEqual(['teas']);

    // A hit in the notes has the place of both.
    await searchBox(page).fill('teas lisbon');
    await expect(ada.getByText('Notes: Met in Lisbon.')).toBeVisible();
    await expect(ada.getByText('Buyer of teas')).toBeHidden();
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('no box has letters under 16 px, at which an iPhone zooms the page', async ({ page }) => {
    const { ids } = await openList(page, CONTACTS);
    const sizes = () =>
      page
        .locator('input:not([type=checkbox], [type=radio]), select, textarea')
        .evaluateAll((boxes) => boxes.map((box) => parseFloat(getComputedStyle(box).fontSize)));
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page.getByLabel('Scanned from')).toBeVisible();
    expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(16);
    await page.goto(`/contact/edit/${ids[0]}`);
    await expect(page.getByLabel('Notes')).toBeVisible();
    expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(16);
  });
});

/** The texts that the browser draws as marked. */
async function markedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...(CSS.highlights.get('search') ?? [])].map(({ startContainer, startOffset, endOffset }) =>
      (startContainer.nodeValue ?? '').slice(startOffset, endOffset),
    ),
  );
}

test('reload and Back restore the search, and the address never holds it', async ({ page }) => {
  await openList(page, CONTACTS);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await searchBox(page).fill('wojcik');
  await expect.poll(() => keptSearch(page)).toBe('wojcik');

  await page.reload();
  await expect(searchBox(page)).toHaveValue('wojcik');
  await expectCount(page, '1', '3');

  await rowOf(page, 'Łukasz Wójcik').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Łukasz Wójcik');
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(searchBox(page)).toHaveValue('wojcik');
  await expectCount(page, '1', '3');
  // Twin: this way of looking sees the other addresses.
  expect(addresses.join()).toContain('/contact/');
  expect(addresses.join()).not.toContain('wojcik');
});
