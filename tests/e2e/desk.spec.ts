import { readFile } from 'node:fs/promises';
import type { Locator, Page, Request } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { removeDocument } from '../setup/documents';
import { uploadFile } from '../setup/files';
import { openList } from './support/openList';
import { columnHeader, expectCount, rowOf, searchBox } from './support/shownContacts';
import { numberedContacts, putContacts, type StoredFields } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const FULL: StoredFields = {
  company: 'Alpenglow Analytics AG',
  title: 'Head of Data',
  email: 'zoe@alpenglow.example',
  phone: '+41 44 555 01 27',
  website: 'alpenglow.example',
  address: 'Limmatquai 114, Zürich',
  notes: 'Met in Genève.',
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pane = (page: Page) => page.getByRole('region', { name: 'Contact', exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function expectShown(page: Page, name: string): Promise<void> {
  await expect(heading(page)).toHaveText(name);
  await expect(page.locator('tr[aria-current="true"]')).toHaveCount(1);
  await expect(rowOf(page, name)).toHaveAttribute('aria-current', 'true');
  await expect(rowOf(page, name)).toBeInViewport({ ratio: 1 });
}

test('a contact opens beside the list, which stays where it is; reload, Back and a link show both', async ({
  page,
}) => {
  const [, second] = (await openList(page, numberedContacts(120))).ids;
  const top = async (name: string) => (await rowOf(page, name).boundingBox())?.y;
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 1500);
  await expect(rowOf(page, 'Person 045')).toBeInViewport({ ratio: 1 });
  const before = await top('Person 045');
  await rowOf(page, 'Person 045').getByText('Company 045').click();
  await expectShown(page, 'Person 045');
  await expect(page).toHaveTitle(/^Person 045/);
  expect(await top('Person 045')).toBe(before);
  await expect(link(page, 'Person 045')).toBeFocused();
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Company', 'Date Added']);

  await page.reload();
  await expectShown(page, 'Person 045');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(heading(page)).toHaveText('Contacts');
  await expect(link(page, 'Person 045')).toBeFocused();
  await expect(rowOf(page, 'Person 045')).toBeInViewport({ ratio: 1 });

  await page.goto(`/contact/${second ?? ''}`);
  await expectShown(page, 'Person 002');
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('the Back button of the browser leads to the list, however many contacts one has seen', async ({
  page,
}) => {
  await openList(page, numberedContacts(30));
  await link(page, 'Person 003').click();
  await expectShown(page, 'Person 003');
  for (const name of ['Person 004', 'Person 009']) {
    await link(page, name).click();
    await expectShown(page, name);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(heading(page)).toHaveText('Contacts');
  await expect(link(page, 'Person 009')).toBeFocused();
});

test('arrows and j, k walk: the pane follows, the address when one rests, and nothing is read on the way', async ({
  page,
}) => {
  const { ids } = await openList(page, numberedContacts(300));
  const isRead = (request: Request) => request.url().includes(':batchGet');
  const read = page.waitForRequest(isRead);
  await link(page, 'Person 001').click();
  await expectShown(page, 'Person 001');
  await read;
  const reads: string[] = [];
  page.on('request', (request) => {
    if (isRead(request)) reads.push(request.url());
  });
  await holdArrowDown(page, 200);
  await expectShown(page, 'Person 201');
  await expect(link(page, 'Person 201')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/contact/${ids[200] ?? ''}$`));
  // The last one, and where the machine was slow, one that a step rested on.
  await expect.poll(() => reads.length).toBeGreaterThan(0);
  expect(reads.length).toBeLessThan(5);
  await page.keyboard.press('k');
  await expectShown(page, 'Person 200');

  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(link(page, 'Person 200')).toBeFocused();

  // Within the pane the focus stays there.
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('j');
  await expectShown(page, 'Person 201');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link(page, 'Person 201')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('search and sort beside a contact stay there, and are found by a reload and in the list', async ({
  page,
}) => {
  const { ids } = await openList(page, [...numberedContacts(40), { name: 'Nobody' }]);
  await link(page, 'Person 005').click();
  await expectShown(page, 'Person 005');
  await searchBox(page).fill('person 03');
  await expectCount(page, '11', '41');
  await columnHeader(page, 'Name').getByRole('button').click();
  await expect(columnHeader(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/\/contact\//);
  await expect(heading(page)).toHaveText('Person 005');
  await searchBox(page).press('ArrowDown');
  await expectShown(page, 'Person 003');
  await expect(pane(page).getByText('1 of 11')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/contact/${ids[2] ?? ''}$`));

  await expect.poll(() => keptView(page)).toEqual({ sort: '?sort=name', search: 'person 03' });
  await page.reload();
  await expectShown(page, 'Person 003');
  await expect(searchBox(page)).toHaveValue('person 03');
  await expect(columnHeader(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?sort=name$/);
  await expect(searchBox(page)).toHaveValue('person 03');
});

test('several are selected beside a contact, with their actions below it', async ({ page }) => {
  await openList(page, numberedContacts(30));
  await link(page, 'Person 001').click();
  await expectShown(page, 'Person 001');
  for (const key of ['x', 'j', 'x', 'j', 'x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key);
  const bar = pane(page).getByRole('region', { name: 'Selected contacts' });
  await expect(bar.getByText('5 selected').first()).toBeInViewport();
  await expectShown(page, 'Person 005');
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toHaveCount(0);
  await expect(link(page, 'Person 005')).toBeFocused();
});

test('keys open, select, delete and lead from part to part', async ({ page }) => {
  await openList(page, numberedContacts(30));
  await link(page, 'Person 002').focus();
  await page.keyboard.press('Space');
  await expectShown(page, 'Person 002');
  await page.keyboard.press('F6');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('F6');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Contacts' })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(link(page, 'Person 002')).toBeFocused();
  // The contact gives way to the next one.
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectShown(page, 'Person 003');
  await expect(link(page, 'Person 003')).toBeFocused();
  await expectCount(page, '29', '29');
  for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown']) await page.keyboard.press(key);
  await expect(pane(page).getByText('3 selected').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await expect(pane(page).getByText('29 selected').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(link(page, 'Person 005')).toBeFocused();
});

test('card and facts are at one place for all contacts', async ({ page }) => {
  const user = await createUser();
  const picture = new Uint8Array(await readFile('scripts/seed/cards/demo-03.jpg'));
  const cardImageURL = await uploadFile(`card_images/${user.uid}/card.jpg`, picture, 'image/jpeg');
  await putContacts(user, [
    { ...FULL, name: 'Zoë Brunner', cardImageURL },
    { ...FULL, name: 'Grace' },
    { name: 'Ada', email: 'ada@engine.example' },
    { company: 'Nameless and Sons', email: 'sons@nameless.example' },
  ]);
  await signIn(page, user);
  await expectCount(page, '4', '4');
  await link(page, 'Zoë Brunner').click();
  const places = new Set<string>();
  for (const name of ['Zoë Brunner', 'Grace', 'Ada', 'Unnamed Contact']) {
    await expectShown(page, name);
    const article = page.getByRole('article');
    const parts = [
      article.getByRole('table'),
      article.getByRole('rowheader', { name: 'Email' }),
      article.getByRole('rowheader', { name: 'Added' }),
      article.getByRole('heading', { name: 'Business Card' }),
    ];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    places.add(JSON.stringify(boxes.map((box) => [box?.x, box?.y])));
    await page.keyboard.press('ArrowDown');
  }
  expect([...places]).toHaveLength(1);
});

test('list, contact and profile begin at one edge', async ({ page }) => {
  await openList(page, numberedContacts(3));
  for (const width of [768, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const edges: (number | undefined)[] = [];
    const note = async (part: Locator) => {
      edges.push(Math.round((await part.boundingBox())?.x ?? -1));
    };
    await note(page.getByRole('main').getByRole('table'));
    await link(page, 'Person 001').click();
    await expect(page.getByRole('article')).toBeVisible();
    await note(page.getByRole('main').locator('table:visible, article:visible').first());
    await page.goto('/profile');
    await expect(page.getByLabel('Job Title')).toBeVisible();
    await note(heading(page));
    expect(new Set(edges).size, `${String(width)} px: ${String(edges)}`).toBe(1);
    await page.goto('/dashboard');
  }
});

test('notes are in sight at 1366 x 768', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openList(page, [{ ...FULL, name: 'Zoë Brunner' }]);
  await link(page, 'Zoë Brunner').click();
  await expect(page.getByText('Met in Genève.')).toBeInViewport({ ratio: 1 });
});

test('a contact that goes away beside the list says so, and the list stays', async ({ page }) => {
  const [first] = (await openList(page, numberedContacts(5))).ids;
  await link(page, 'Person 002').click();
  await expectShown(page, 'Person 002');
  await removeDocument(`businessCards/${first}`);
  await link(page, 'Person 001').click();
  await expect(page.getByText('Contact not found')).toBeVisible();
  await expectCount(page, '4', '4');
  await link(page, 'Person 003').click();
  await expectShown(page, 'Person 003');
});

test('there is no desk in a narrow window, at 400 % or with large letters, and none is lost on the way', async ({
  page,
}) => {
  await openList(page, numberedContacts(5));
  await link(page, 'Person 002').click();
  await expectShown(page, 'Person 002');
  for (const size of [
    { width: 1279, height: 900 },
    { width: 360, height: 800 },
    { width: 360, height: 225 },
  ]) {
    await page.setViewportSize(size);
    await expect(searchBox(page)).toBeHidden();
    await expect(heading(page)).toHaveText('Person 002');
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectShown(page, 'Person 002');
});

/** How the list is kept in the history entry of the contact. */
async function keptView(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    interface Kept {
      usr?: { view?: { sort: string; state: { search: string } | null } };
    }
    const { view } = { ...(window.history.state as Kept | null)?.usr };
    return { sort: view?.sort, search: view?.state?.search };
  });
}

/** As quick as no machine is too busy for: nobody rests on the way. */
async function holdArrowDown(page: Page, times: number): Promise<void> {
  await page.evaluate((presses) => {
    for (let press = 0; press < presses; press += 1) {
      const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
      document.activeElement?.dispatchEvent(key);
    }
  }, times);
}
