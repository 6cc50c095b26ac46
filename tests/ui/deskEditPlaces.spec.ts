import { heading, openForm, rowLink } from '../e2e/support/deskForm';
import { expectCount } from '../e2e/support/shownContacts';
import { storeCard } from './support/files';
import { putContacts } from './support/storedContacts';
import { createUser, expect, signIn, test } from './support/test';

const FULL = {
  company: 'Alpenglow Analytics AG',
  title: 'Head of Data',
  email: 'zoe@alpenglow.example',
  phone: '+41 44 555 01 27',
  website: 'alpenglow.example/a/very/long/path/that/takes/more/than/one/line/of/its/column',
  address: 'Limmatquai 114\n8001 Zürich',
  notes: 'Met in Genève.\nWants a trial.',
};

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
] as const) {
  test(`at ${String(width)} px the boxes stand where the values are, and the card grows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const user = await createUser();
    const cardImageURL = storeCard(page, `card_images/${user.uid}/c.jpg`);
    await putContacts(user, [
      { ...FULL, name: 'Zoë Brunner', cardImageURL },
      { ...FULL, name: 'Grace Hopper' },
    ]);
    await signIn(page, user);
    await expectCount(page, '2', '2');
    for (const name of ['Zoë Brunner', 'Grace Hopper']) {
      await rowLink(page, name).click();
      await expect(heading(page)).toHaveText(name);
      const values = await page.evaluate(placesOfValues);
      expect(Object.keys(values)).toHaveLength(8);
      await page.getByRole('link', { name: 'Edit Contact' }).click();
      await expect(page.getByLabel('Full Name')).toBeFocused();
      const boxes = await page.evaluate(placesOfBoxes);
      for (const [key, [x, y]] of Object.entries(values)) {
        expect(Math.abs((boxes[key]?.[0] ?? 0) - x), `${name}, ${key}`).toBeLessThanOrEqual(1);
        expect(Math.abs((boxes[key]?.[1] ?? 0) - y), `${name}, ${key}`).toBeLessThanOrEqual(1);
      }
      await page.keyboard.press('Escape');
      await expect(heading(page)).toHaveText(name);
    }
    await openForm(page, 'Zoë Brunner');
    const card = page.getByRole('img', { name: 'Business card of Zoë Brunner' });
    await page.getByLabel('Email Address').focus();
    // Lines of 6.5 px in a picture of 414 px are 11 px tall in one of 700 px.
    await expect.poll(async () => (await card.boundingBox())?.width).toBeGreaterThan(700);
    await expect(card).toHaveAttribute('src', cardImageURL);
  });
}

type Places = Record<string, [x: number, y: number]>;

/** Runs in the browser: where the text of each value begins, by the name of its box. */
function placesOfValues(): Places {
  const keys: Record<string, string> = { Added: '', Updated: '', Tags: '' };
  const places: Places = {};
  const put = (key: string, text: Element | null | undefined) => {
    const range = document.createRange();
    if (!key || !text) return;
    range.selectNodeContents(text);
    const { x = 0, y = 0, height = 0 } = range.getClientRects()[0] ?? {};
    places[key] = [x, y + height / 2];
  };
  for (const row of document.querySelectorAll('article tr')) {
    const label = row.querySelector('th')?.textContent ?? '';
    put(keys[label] ?? label.toLowerCase(), row.querySelector('td bdi'));
  }
  put('notes', document.querySelector('article section > p bdi'));
  return places;
}

/** Runs in the browser: where the text in each box begins. */
function placesOfBoxes(): Places {
  const boxes = document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)');
  return Object.fromEntries(
    [...boxes].map((box): [string, [number, number]] => {
      const { x, y } = box.getBoundingClientRect();
      const { paddingLeft, paddingTop, lineHeight } = getComputedStyle(box);
      const middle = y + parseFloat(paddingTop) + parseFloat(lineHeight) / 2;
      return [box.name, [x + parseFloat(paddingLeft), middle]];
    }),
  );
}
