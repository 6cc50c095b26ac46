import { createUser } from '../setup/accounts';
import { columnHeader, expectCount, readAllRows, type Row } from './support/shownContacts';
import { putContacts, type StoredFields } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

const COUNT = 100;
/** The last of each column by rank have nothing there. */
const MISSING_FROM = 95;

/**
 * A column whose right order is known by construction: contact number `index` has the rank
 * `(index * factor + shift) % 100`, and `text` grows with the rank. The factors have no divisor in
 * common with 100, so every rank occurs once.
 */
const COLUMNS = [
  { field: 'name', label: 'Name', factor: 37, shift: 0 },
  { field: 'company', label: 'Company', factor: 53, shift: 7 },
  { field: 'title', label: 'Title', factor: 71, shift: 3 },
  { field: 'email', label: 'Email', factor: 29, shift: 11 },
  { field: 'phone', label: 'Phone', factor: 83, shift: 5 },
] as const;

type Column = (typeof COLUMNS)[number];

const rankOf = (index: number, { factor, shift }: Column): number =>
  (index * factor + shift) % COUNT;

/** Odd ranks are in capitals, which must not count. */
function textOf(rank: number, { field }: Column): string {
  if (rank >= MISSING_FROM) return '';
  if (field === 'phone') return `+1 555 01${String(rank).padStart(2, '0')}`;
  const letters = 'abcdefghij';
  const word = `${letters[Math.floor(rank / 10)]}${letters[rank % 10]}el`;
  const text = field === 'email' ? `${word}@cardfile.example` : `${word} ${field}`;
  return rank % 2 === 1 ? text.toUpperCase() : text;
}

/** Newest first, as stored. */
const contacts: StoredFields[] = Array.from({ length: COUNT }, (_, index) =>
  Object.fromEntries(
    COLUMNS.map((column) => [column.field, textOf(rankOf(index, column), column)]),
  ),
);

/** A contact's name, company, title, email and phone as its row shows them. */
function shown(index: number): Row {
  const { name, ...others } = contacts[index] as Record<string, string>;
  return [name || 'Unnamed Contact', ...Object.values(others)];
}

function inOrder(column: Column, direction: 'asc' | 'desc'): Row[] {
  const places = Array.from({ length: COUNT }, (_, index) => index);
  const byRank = places.toSorted((a, b) => rankOf(a, column) - rankOf(b, column));
  const present = byRank.slice(0, MISSING_FROM);
  const missing = places.filter((index) => rankOf(index, column) >= MISSING_FROM);
  return [...(direction === 'asc' ? present : present.toReversed()), ...missing].map(shown);
}

test('each column sorts both ways, ignoring case, with missing values last', async ({ page }) => {
  test.slow();
  const user = await createUser();
  await putContacts(user, contacts);
  await signIn(page, user);
  await expectCount(page, '100', '100');
  const listed = async (): Promise<Row[]> =>
    (await readAllRows(page)).map((row) => row.slice(0, 5));

  for (const column of COLUMNS) {
    const header = columnHeader(page, column.label);
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    expect(await listed(), `${column.label}, ascending`).toEqual(inOrder(column, 'asc'));

    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    expect(await listed(), `${column.label}, descending`).toEqual(inOrder(column, 'desc'));
  }
});

test('the newest come first, and the date sorts as a date', async ({ page }) => {
  const user = await createUser();
  await putContacts(user, [
    { name: 'Ada', createdAt: new Date('2026-02-10T12:00:00Z') },
    { name: 'Grace', createdAt: new Date('2025-12-09T12:00:00Z') },
    { name: 'Mary', createdAt: new Date('2026-02-09T12:00:00Z') },
    { name: 'Hedy', createdAt: new Date('2026-10-01T12:00:00Z') },
  ]);
  await signIn(page, user);
  await expectCount(page, '4', '4');
  const dated = async (): Promise<Row[]> =>
    (await readAllRows(page)).map(([name = '', , , , , date = '']) => [name, date]);
  const newestFirst = [
    ['Hedy', 'Oct 1, 2026'],
    ['Ada', 'Feb 10, 2026'],
    ['Mary', 'Feb 9, 2026'],
    ['Grace', 'Dec 9, 2025'],
  ];
  const header = columnHeader(page, 'Date Added');

  await expect(header).toHaveAttribute('aria-sort', 'descending');
  expect(await dated()).toEqual(newestFirst);

  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(await dated()).toEqual(newestFirst.toReversed());

  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  expect(await dated()).toEqual(newestFirst);
});

test('the sort is in the address: reload and Back restore it', async ({ page }) => {
  const user = await createUser();
  await putContacts(user, [{ name: 'Grace' }, { name: 'Ada' }, { name: 'Mary' }]);
  await signIn(page, user);
  const header = columnHeader(page, 'Name');
  const names = page.getByRole('row').getByRole('link');
  await header.getByRole('button').click();
  await header.getByRole('button').click();
  await expect(page).toHaveURL(/\/dashboard\?sort=name&direction=desc$/);

  await page.reload();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(names).toHaveText(['Mary', 'Grace', 'Ada']);

  await names.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mary');
  await page.goBack();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(names).toHaveText(['Mary', 'Grace', 'Ada']);
});
