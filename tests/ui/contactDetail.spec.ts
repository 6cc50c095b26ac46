import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { rowOf } from '../e2e/support/shownContacts';
import { storeCard } from './support/files';
import { openList } from './support/openList';
import { database } from './support/standIns';
import { putContact } from './support/storedContacts';
import { createUser, expect, signIn, test } from './support/test';

test('a contact shows all that is known of it, each with its link', async ({ page }) => {
  const user = await createUser();
  const id = await putContact(user, {
    name: 'Zoë Brunner',
    company: 'Alpenglow Analytics AG',
    title: 'Head of Data',
    email: 'zoe@alpenglow.example',
    phone: '+41 44 555 01 27',
    website: 'alpenglow.example',
    address: 'Limmatquai 114, Zürich',
    notes: 'Met in Genève.\nWants a trial.',
    createdAt: new Date('2026-10-28T15:42:10Z'),
    updatedAt: new Date('2026-11-02T08:05:00Z'),
  });
  await signIn(page, user);
  await rowOf(page, 'Zoë Brunner').getByText('Head of Data').click();

  await expect(page).toHaveURL(new RegExp(`/contact/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoë Brunner');
  const facts = page.getByRole('row');
  await expect(facts).toHaveText([
    'NameZoë Brunner',
    'TitleHead of Data',
    'CompanyAlpenglow Analytics AG',
    'Emailzoe@alpenglow.example',
    'Phone+41 44 555 01 27',
    'Websitealpenglow.example (opens in a new tab)',
    'AddressLimmatquai 114, Zürich (opens in a new tab)',
    'AddedOct 28, 2026',
    'UpdatedNov 2, 2026',
  ]);
  const addresses = await facts
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    'mailto:zoe@alpenglow.example',
    'tel:+41445550127',
    'https://alpenglow.example/',
    'https://www.google.com/maps/search/?api=1&query=Limmatquai%20114%2C%20Z%C3%BCrich',
  ]);
  await expect(page.getByText('Wants a trial.')).toBeVisible();
});

test('facts are copied and saved as a vCard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const user = await createUser();
  await putContact(user, { name: 'Zoë Brunner', email: 'zoe@alpenglow.example' });
  await signIn(page, user);
  await rowOf(page, 'Zoë Brunner').getByRole('link').click();

  await page.getByRole('button', { name: 'Copy email' }).click();
  await expect(page.getByRole('status')).toHaveText('Email copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('zoe@alpenglow.example');
  // In the button, and for a moment: no notice lies over the page.
  await expect(page.locator('[data-copied]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveCount(0);
  await expect(page.locator('[data-copied]')).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Save to Contacts' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Zoë Brunner.vcf');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('EMAIL;TYPE=INTERNET:zoe@alpenglow.example\r\n');
  await expect(page.getByRole('status')).toContainText('Open it to add the contact.');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'QR Code' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeInViewport({ ratio: 1 });
});

test('keys are for the menu “More” while it is open: Escape closes it, not the contact', async ({
  page,
}) => {
  const user = await createUser();
  await putContact(user, { name: 'Zoë Brunner' });
  await signIn(page, user);
  await rowOf(page, 'Zoë Brunner').getByRole('link').click();
  const more = page.getByRole('button', { name: 'More', exact: true });
  const menu = page.getByRole('group', { name: 'More' });
  for (const width of [1440, 800]) {
    await page.setViewportSize({ width, height: 800 });
    await more.click();
    await expect(menu).toBeVisible();
    await expect(more).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(more).toBeFocused();
    // A dialog over the menu could not give the focus back.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await expect(page).toHaveURL(/\/contact\//);
  }
});

test('Arabic facts begin where the others do, at every width', async ({ page }) => {
  const user = await createUser();
  await putContact(user, {
    name: 'خالد المنصوري (Khalid Al Mansoori)',
    company: 'سحاب لخدمات الطيران (Sahab Aviation Services and Ground Handling)',
    email: 'khalid@sahab.example',
    notes: 'قابلته في المعرض',
  });
  await signIn(page, user);
  await page.getByRole('link', { name: /Khalid/ }).click();
  await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible();
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const ofFirstColumn = page
      .getByRole('article')
      .getByRole('row', { name: /^(Name|Company|Added)/ });
    const starts = await ofFirstColumn.getByRole('cell').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell.querySelector('bdi') ?? cell);
        return Math.round(Math.min(...[...range.getClientRects()].map(({ left }) => left)));
      }),
    );
    expect(starts).toHaveLength(3);
    expect(new Set(starts).size, `${String(width)} px`).toBe(1);
    const notes = await page.getByText('قابلته').evaluate((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      return range.getBoundingClientRect().left;
    });
    expect(Math.round(notes), `${String(width)} px`).toBe(starts[0]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('a contact has its buttons in one row, and its facts and notes on the first screen', async ({
    page,
  }) => {
    const user = await createUser();
    const cardImageURL = storeCard(page, `card_images/${user.uid}/c.jpg`);
    database.put('businessCards/grace', {
      userId: user.uid,
      name: 'Grace Hopper',
      title: 'Rear Admiral',
      company: 'Navy',
      email: 'grace.brewster.hopper@computing.laboratories.navy.example',
      phone: '+1 555 0100',
      website: 'navy.example',
      tags: ['Fair'],
      notes: 'Asked about compilers.',
      createdAt: new Date(),
      cardImageURL,
    });
    await signIn(page, user);
    await page.getByRole('link', { name: 'Grace Hopper' }).click();
    await expect(page.getByRole('img', { name: /^Business card of/ })).toBeVisible();
    const tiles = [
      page.getByRole('link', { name: 'Email', exact: true }),
      page.getByRole('link', { name: 'Call', exact: true }),
      page.getByRole('link', { name: 'Edit Contact' }),
      page.getByRole('button', { name: 'More', exact: true }),
    ];
    const tops = await Promise.all(tiles.map(async (tile) => (await tile.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
    // Each once, and a finger finds it.
    for (const text of ['Grace Hopper', 'Rear Admiral', 'Navy']) {
      await expect(page.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1);
    }
    await expect(page.getByText('Asked about compilers.')).toBeInViewport({ ratio: 1 });
    const links = page.getByRole('article').getByRole('row').getByRole('link');
    const heights = await links.evaluateAll((all) =>
      all.map((link) => link.getClientRects()[0]?.height ?? 0),
    );
    expect(heights).toHaveLength(3);
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(41);
    const email = page.getByRole('cell', { name: /@computing/ }).getByRole('link');
    const lines = await linesOf(email);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/[@.]$/);
    await page.getByRole('link', { name: 'Edit Contact' }).click();
    await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper');
  });

  test('face and name come from their row, once, and stand still for who likes no movement', async ({
    page,
  }) => {
    await openList(page, [{ name: 'Ada' }, { name: 'Grace Hopper' }]);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    // They are on their way for a minute.
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.003 });
    const movements = () =>
      page.evaluate(() => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        return effects.filter((effect) => effect.getKeyframes()[0]?.['translate']).length;
      });
    const heading = page.getByRole('heading', { level: 1, name: 'Grace Hopper' });
    const name = page.getByRole('link', { name: 'Grace Hopper' });
    const row = await name.boundingBox();
    await name.click();
    await expect(heading).toBeVisible();
    expect(await movements()).toBe(2);
    const start = await heading.boundingBox();
    expect(Math.abs((start?.x ?? 0) - (row?.x ?? 0))).toBeLessThan(8);
    expect(Math.abs((start?.y ?? 0) - (row?.y ?? 0))).toBeLessThan(8);

    await devtools.send('Animation.setPlaybackRate', { playbackRate: 100 });
    await expect.poll(movements).toBe(0);
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.003 });
    await page.getByRole('link', { name: 'Edit Contact' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(heading).toBeVisible();
    expect(await movements()).toBe(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Back' }).click();
    await name.click();
    await expect(heading).toBeVisible();
    expect(await movements()).toBe(0);
  });

  test('what stands in brackets is not broken where it fits a line', async ({ page }) => {
    await openList(page, [{ name: 'خالد المنصوري (Khalid Al Mansoori)' }]);
    await page.getByRole('link', { name: /Khalid/ }).click();
    const inBrackets = page.getByRole('heading', { level: 1 }).getByText('(Khalid Al Mansoori)');
    expect(await linesOf(inBrackets)).toEqual([]);
    const { height = 0 } = { ...(await page.getByRole('heading', { level: 1 }).boundingBox()) };
    expect(height).toBeGreaterThan(40);
  });
});

/** The lines but the last, as they are broken on the screen. */
async function linesOf(text: Locator): Promise<string[]> {
  return text.evaluate((element) => {
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      Array.from(node.textContent ?? '').forEach((sign, at) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top } = range.getBoundingClientRect();
        lines.set(top, (lines.get(top) ?? '') + sign);
      });
    }
    return [...lines.values()].slice(0, -1);
  });
}
