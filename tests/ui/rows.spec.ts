import type { BrowserContext, Locator, Page } from '@playwright/test';
import { openList } from './support/openList';
import { columnHeader, rowOf, searchBox } from '../e2e/support/shownContacts';
import { expect, test } from './support/test';

const ADA = {
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  title: 'Mathematician',
  email: 'ada.lovelace@engines.example',
  phone: '+44 20 7946 0001',
};
const FORMULA = { name: '=HYPERLINK("https://evil.example")', company: 'B & <i>Sons</i>' };

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openList(page, [ADA, FORMULA, { name: 'Grace Hopper', company: 'Navy' }]);
  // Drawn once all that a row can do is there.
  await expect(page.getByRole('checkbox', { name: 'Select Ada Lovelace' })).toHaveCount(1);
});

test('Ctrl, Shift and the middle button open a contact elsewhere, anywhere in its row', async ({
  page,
  context,
}) => {
  const places = [cell(page, ADA.company), cell(page, ADA.email), nameOf(page, ADA.name)];
  for (const place of places) {
    for (const click of [
      { modifiers: ['ControlOrMeta' as const] },
      { modifiers: ['Shift' as const] },
      { button: 'middle' as const },
    ]) {
      await expectElsewhere(context, () => place.click(click));
      await expect(page).toHaveURL(/\/dashboard$/);
    }
  }
});

test('the menu of a row is that of a link, but where a text of it is marked', async ({ page }) => {
  const target = page.evaluate(
    () =>
      new Promise<(string | null)[]>((resolve) => {
        const seen: (string | null)[] = [];
        document.addEventListener('contextmenu', (event) => {
          const link = event.target instanceof Element && event.target.closest('a');
          if (seen.push(link ? link.textContent : null) === 2) resolve(seen);
          event.preventDefault();
        });
      }),
  );
  await cell(page, ADA.phone).click({ button: 'right' });
  await cell(page, ADA.email).dblclick();
  await cell(page, ADA.email).click({ button: 'right' });
  expect(await target).toEqual([ADA.name, null]);
  // And it is a row again.
  await cell(page, ADA.company).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ADA.name);
});

test('a double click marks an address or a number whole, and opens nothing', async ({ page }) => {
  for (const text of [ADA.email, ADA.phone]) {
    await cell(page, text).dblclick();
    expect(await markedText(page)).toBe(text);
    await page.keyboard.press('ControlOrMeta+C');
    expect(await copied(page, 'text/plain')).toBe(text);
  }
  await expect(page).toHaveURL(/\/dashboard$/);
  // One click still opens, a moment later.
  await searchBox(page).click();
  await cell(page, ADA.email).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ADA.name);
});

test('a drag marks a name or another text, and opens nothing', async ({ page }) => {
  for (const place of [nameOf(page, ADA.name), cell(page, ADA.company)]) {
    const text = (await place.textContent()) ?? '';
    await drag(page, place, place);
    expect(text).toContain((await markedText(page)).slice(0, 8));
    expect((await markedText(page)).length).toBeGreaterThan(8);
  }
  await expect(page).toHaveURL(/\/dashboard$/);
  await nameOf(page, ADA.name).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ADA.name);
});

test('marked rows are copied as a table, which runs no formula', async ({ page, context }) => {
  await drag(page, nameOf(page, ADA.name), cell(page, FORMULA.company));
  await page.keyboard.press('ControlOrMeta+C');
  const [ada, formula] = [await textsOf(page, ADA.name), await textsOf(page, FORMULA.name)];
  const safe = formula.with(0, `'${FORMULA.name}`);
  expect(await copied(page, 'text/plain')).toBe(`${ada.join('\t')}\n${safe.join('\t')}`);
  expect(await readTable(context, await copied(page, 'text/html'))).toEqual([ada, safe]);
});

test('cells of one row are copied with tabs between them', async ({ page }) => {
  await drag(page, cell(page, ADA.company), cell(page, ADA.email));
  await page.keyboard.press('ControlOrMeta+C');
  expect(await copied(page, 'text/plain')).toBe([ADA.company, ADA.title, ADA.email].join('\t'));
});

test('selected contacts are copied as a table while no text is marked', async ({ page }) => {
  await columnHeader(page, 'Name').getByRole('button').click();
  await page.getByRole('checkbox', { name: 'Select Grace Hopper' }).click();
  await page.getByRole('checkbox', { name: 'Select Ada Lovelace' }).click();
  await page.keyboard.press('ControlOrMeta+C');
  await expect(page.getByText('Copied 2 contacts as a table.')).toBeVisible();
  const rows = [await textsOf(page, ADA.name), await textsOf(page, 'Grace Hopper')];
  expect(await copied(page, 'text/plain')).toBe(rows.map((row) => row.join('\t')).join('\n'));

  await searchBox(page).fill('Ada');
  await searchBox(page).press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+C');
  expect(await copied(page, 'text/plain')).toBe('Ada');
});

async function expectElsewhere(context: BrowserContext, click: () => Promise<void>): Promise<void> {
  const opened = context.waitForEvent('page');
  await click();
  const other = await opened;
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(ADA.name);
  expect(await other.evaluate(() => window.opener === null)).toBe(true);
  await other.close();
}

function cell(page: Page, text: string): Locator {
  return page.getByRole('cell', { name: text, exact: true });
}

function nameOf(page: Page, name: string): Locator {
  return page.getByRole('link', { name, exact: true });
}

/** Drags the mouse from the beginning of the one to near the end of the other. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await textBox(from), await textBox(to)];
  await page.mouse.move(start.x + 1, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + 10, end.y + end.height / 2, { steps: 5 });
  await page.mouse.move(end.x + end.width - 1, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}

/** Where the text of an element is drawn. */
async function textBox(element: Locator): Promise<DOMRect> {
  return element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect().toJSON() as DOMRect;
  });
}

async function textsOf(page: Page, name: string): Promise<string[]> {
  const cells = rowOf(page, name).getByRole('cell');
  return cells.evaluateAll((all) =>
    all.map((each) => (each.querySelector('a') ?? each).textContent),
  );
}

async function markedText(page: Page): Promise<string> {
  return page.evaluate(() => String(window.getSelection()));
}

async function copied(page: Page, type: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType(wanted))?.text() ?? '';
  }, type);
}

/** The cells of a table in HTML, as another program reads them: one without our content policy. */
async function readTable(context: BrowserContext, html: string): Promise<string[][]> {
  const program = await context.newPage();
  await program.setContent(html);
  const rows = await program.getByRole('row').all();
  return Promise.all(rows.map((row) => row.getByRole('cell').allTextContents()));
}
