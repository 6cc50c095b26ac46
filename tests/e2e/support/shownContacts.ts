import { expect, type Locator, type Page } from '@playwright/test';

/** The six texts of a row: name, company, title, email, phone, date added. */
export type Row = readonly string[];

/** The row of the contact with this name. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
}

/** The header of a column. */
export function columnHeader(page: Page, label: string): Locator {
  return page.getByRole('columnheader', { name: label, exact: true });
}

export function searchBox(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Search business cards' });
}

/** Waits for the line above the table, which says how many of how many contacts are listed. */
export async function expectCount(page: Page, shown: string, total: string): Promise<void> {
  await expect(
    page.getByText(`Showing ${shown} of ${total} business cards`, { exact: true }),
  ).toBeVisible();
}

/** From the list to what was deleted. */
export async function openBin(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'List menu' });
  const link = page.getByRole('main').getByRole('link', { name: 'Recently Deleted' });
  // An empty list has the link alone.
  await expect(menu.or(link).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await link.click();
}

/** From the list to the contact whose name begins so. */
export async function showContact(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${name}`));
}

/** From a contact to the picture of its card, enlarged. */
export async function enlargeCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Enlarge/ }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeInViewport();
}

/** Waits for the tools of the list, which come after its rows: until then the keys of a row do nothing. */
export async function expectTools(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
}

/** The same for all of ten thousand, which takes as long as the database's emulator needs to write 14 MB. */
export async function expectTenThousand(page: Page): Promise<void> {
  await expect(
    page.getByText('Showing 10,000 of 10,000 business cards', { exact: true }),
  ).toBeVisible({ timeout: 60_000 });
}

/**
 * Every row of the table from first to last, collected by scrolling down through it as a person does:
 * only those near the screen are in the document.
 */
export async function readAllRows(page: Page): Promise<Row[]> {
  const [, shown] = /Showing ([\d,]+)/.exec(await page.getByRole('main').innerText()) ?? [];
  const count = Number(shown?.replaceAll(',', ''));
  const rows: Row[] = [];
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await expect(async () => {
    rows.push(...(await readOn(page, rows.length)));
    expect(rows).toHaveLength(count);
  }).toPass({ intervals: [20] });
  return rows;
}

/** The drawn rows that follow on the first `known` ones, and scrolls on to the last of them. */
async function readOn(page: Page, known: number): Promise<Row[]> {
  return page.locator('tr[data-index]').evaluateAll((elements, from) => {
    const place = (row: Element): number => Number(row.getAttribute('data-index'));
    const drawn = new Map(elements.map((row) => [place(row), row]));
    const rows: string[][] = [];
    for (let row = drawn.get(from); row; row = drawn.get(from + rows.length)) {
      const cells = [...row.querySelectorAll('td')];
      // Beside a name stands a face with its first letter.
      const texts = cells.map((cell) => (cell.querySelector('a') ?? cell).textContent);
      // Below the name of its month a date is without its year: its tooltip has it.
      const date = cells.at(-1)?.title ?? '';
      rows.push([...texts.slice(0, -1), date.startsWith(texts.at(-1) ?? '') ? date : '?']);
    }
    const read = elements.filter((row) => place(row) < from + rows.length);
    read.at(-1)?.scrollIntoView();
    return rows;
  }, known);
}

/** The words of the search that the history entry leads to; '' for none. */
export async function keptSearch(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { key } = { ...(window.history.state as { key?: string } | null) };
    const held = sessionStorage.getItem(`cardfile.search ${key ?? ''}`) ?? '{}';
    return (JSON.parse(held) as { search?: string }).search ?? '';
  });
}
