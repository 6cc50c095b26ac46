import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { openList } from './support/openList';
import { readAllRows, type Row } from '../e2e/support/shownContacts';
import { numberedContacts, type StoredFields } from './support/storedContacts';
import { expect, test } from './support/test';

const HEADERS = '"Name","Company","Title","Email","Phone","Date Added"';

/** What is hard to write into a file: each with its line, spelled out. */
const HARD: [StoredFields, string][] = [
  [
    {
      name: 'Zoë "Zo" Brunner',
      company: 'Müller, Söhne & Co.',
      title: 'Chief; of everything',
      email: 'zoe@alpenglow.example',
      phone: '+971 50 123 4567',
      createdAt: new Date('2026-10-28T15:42:10Z'),
    },
    '"Zoë ""Zo"" Brunner","Müller, Söhne & Co.","Chief; of everything","zoe@alpenglow.example","+971 50 123 4567","2026-10-28"',
  ],
  [
    {
      name: '=HYPERLINK("https://evil.example","Click")',
      company: '@SUM(1+1)',
      title: '-2+3',
      phone: '+1-415-555-0132',
      createdAt: new Date('2026-10-27T00:00:00Z'),
    },
    `"'=HYPERLINK(""https://evil.example"",""Click"")","'@SUM(1+1)","'-2+3","","'+1-415-555-0132","2026-10-27"`,
  ],
  [
    {
      name: '山田 太郎',
      company: 'شركة النور',
      phone: '+971501234567',
      createdAt: new Date('2026-10-26T23:59:59Z'),
    },
    '"山田 太郎","شركة النور","","","+971501234567","2026-10-26"',
  ],
];

test.describe('on a day that is set', () => {
  test('the file is, byte by byte, what is on screen', async ({ page }) => {
    await openList(page, [...HARD.map(([contact]) => contact), ...numberedContacts(117)]);
    const rows = await readAllRows(page);
    await page.clock.setFixedTime(new Date('2026-03-09T12:00:00Z'));

    const download = await exportCsv(page);
    expect(download.suggestedFilename()).toBe('contacts_export_2026-03-09.csv');
    const hardLines = HARD.map(([, line]) => line);
    const otherLines = rows.slice(HARD.length).map(plainLine);
    const expected = `\uFEFF${[HEADERS, ...hardLines, ...otherLines].join('\r\n')}\r\n`;
    expect(await bytesOf(download)).toEqual(Buffer.from(expected, 'utf8'));

    // And the lines that are spelled out above do stand on screen, as themselves.
    expect(rows[0]).toEqual([
      'Zoë "Zo" Brunner',
      'Müller, Söhne & Co.',
      'Chief; of everything',
      'zoe@alpenglow.example',
      '+971 50 123 4567',
      'Oct 28, 2026',
    ]);
    expect(rows[1]?.slice(0, 3)).toEqual([
      '=HYPERLINK("https://evil.example","Click")',
      '@SUM(1+1)',
      '-2+3',
    ]);
    expect(rows[2]?.slice(0, 2)).toEqual(['山田 太郎', 'شركة النور']);
  });
});

async function exportCsv(page: Page): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  return download;
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** A row as the file writes it, where no cell holds a quotation mark or could be a formula. */
function plainLine(row: Row): string {
  const [date = ''] = row.slice(-1);
  return [...row.slice(0, -1), isoDay(date)].map((text) => `"${text}"`).join(',');
}

/** `Oct 8, 2026` as `2026-10-08`. */
function isoDay(shown: string): string {
  return new Date(`${shown} UTC`).toISOString().slice(0, 10);
}
