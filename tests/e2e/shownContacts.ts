import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

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

/**
 * Every row of the table from first to last, collected by scrolling down through it as a person does:
 * only those near the screen are in the document.
 */
export async function readAllRows(page: Page): Promise<Row[]> {
  const count = Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 1;
  const rows: Row[] = [];
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await expect(async () => {
    const drawn = await drawnRows(page);
    for (let next = drawn.get(rows.length); next; next = drawn.get(rows.length)) rows.push(next);
    await placeOf(page, rows.length - 1).scrollIntoViewIfNeeded();
    expect(rows.length).toBe(count);
  }).toPass({ intervals: [20] });
  return rows;
}

/** The row at a place in the list, from 0. The first row of the table is its header. */
function placeOf(page: Page, place: number): Locator {
  return page.locator(`tr[aria-rowindex="${String(place + 2)}"]`);
}

/** The rows that are in the document, by their place in the list. */
async function drawnRows(page: Page): Promise<Map<number, Row>> {
  const drawn = await page
    .locator('tr:has(td)')
    .evaluateAll((rows) =>
      rows.map((row): [number, Row] => [
        Number(row.getAttribute('aria-rowindex')) - 2,
        [...row.querySelectorAll('td')].map((cell) => cell.textContent),
      ]),
    );
  return new Map(drawn);
}
