import type { Locator } from '@playwright/test';
import { expectShown, heading, rowLink } from '../e2e/support/deskForm';
import { searchBox } from '../e2e/support/shownContacts';
import { openList } from './support/openList';
import { numberedContacts } from './support/storedContacts';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('facts and actions are at their places, whatever else a contact has', async ({ page }) => {
  const email = 'zoe@alpenglow.example';
  await openList(page, [
    { name: 'Zoë', company: 'Alpenglow AG', title: 'Head of Data', email, phone: '+41 44 555' },
    { name: 'Ada', email },
    { company: 'Nameless and Sons', email },
  ]);
  await rowLink(page, 'Zoë').click();
  const places = new Set<string>();
  for (const name of ['Zoë', 'Ada', 'Unnamed Contact']) {
    await expectShown(page, name);
    const facts = page.getByRole('article').getByRole('rowheader', { name: /^(Email|Added)$/ });
    await expect(facts).toHaveCount(2);
    const parts = [
      ...(await facts.all()),
      page.getByRole('link', { name: 'Edit Contact' }),
      page.getByRole('button', { name: 'More', exact: true }),
      page.getByText(/^\d of \d$/),
    ];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    places.add(JSON.stringify(boxes.map((box) => [box?.x, box?.y])));
    const [, , edit, more, ways] = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2);
    expect([edit, more]).toEqual([ways, ways]);
    await page.keyboard.press('ArrowDown');
  }
  expect([...places]).toHaveLength(1);
});

test('list, contact, form and profile begin at one edge', { tag: '@long' }, async ({ page }) => {
  const [id] = (await openList(page, numberedContacts(3))).ids;
  const edgeOf = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? -1);
  for (const width of [360, 768, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const edge = await edgeOf(page.getByRole('main').getByRole('table'));
    // The list may come later than what stands beside it.
    const expectThere = (part: Locator) =>
      expect.poll(() => edgeOf(part), `${String(width)} px`).toBe(edge);
    await rowLink(page, 'Person 001').click();
    await expect(page.getByRole('article')).toBeVisible();
    await expectThere(page.getByRole('main').locator('table:visible, article:visible').first());
    await page.goto(`/contact/edit/${id}`);
    await expect(page.getByLabel('Full Name')).toHaveValue('Person 001');
    await expectThere(page.getByRole('main').locator('table:visible, form:has(textarea)').first());
    await page.goto('/profile');
    await expect(page.getByLabel('Job Title')).toBeVisible();
    await expectThere(heading(page));
    await page.goto('/dashboard');
  }
});

for (const width of [1366, 1920, 2560]) {
  test(`list and header end at one edge, at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openList(page, numberedContacts(3));
    const ends = await Promise.all(
      [
        page.getByRole('main').getByRole('table'),
        page.getByRole('banner').getByRole('link').last(),
      ].map(async (part) => {
        const { x = 0, width: wide = 0 } = (await part.boundingBox()) ?? {};
        return Math.round(x + wide);
      }),
    );
    expect(ends[0]).toBe(ends[1]);
    expect(ends[0]).toBeGreaterThan(Math.min(width, 2012) - 40);
  });
}

test('notes are in sight at 1366 x 768', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openList(page, [
    {
      name: 'Zoë Brunner',
      company: 'Alpenglow Analytics AG',
      title: 'Head of Data',
      email: 'zoe@alpenglow.example',
      phone: '+41 44 555 01 27',
      website: 'alpenglow.example',
      address: 'Limmatquai 114, Zürich',
      notes: 'Met in Genève.',
    },
  ]);
  await rowLink(page, 'Zoë Brunner').click();
  await expect(page.getByText('Met in Genève.')).toBeInViewport({ ratio: 1 });
});

test('there is no desk in a narrow window, at 400 % or with large letters, and none is lost on the way', async ({
  page,
}) => {
  await openList(page, numberedContacts(5));
  await rowLink(page, 'Person 002').click();
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
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectShown(page, 'Person 002');

  // 80 rem of 24 px are more than this window has.
  const devtools = await page.context().newCDPSession(page);
  const setLetters = (standard: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  await setLetters(24);
  await expect(searchBox(page)).toBeHidden();
  await expect(heading(page)).toHaveText('Person 002');
  await expect(heading(page)).toBeVisible();
  await setLetters(16);
  await expectShown(page, 'Person 002');
});
