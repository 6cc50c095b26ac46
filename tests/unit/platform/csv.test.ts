import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { csvText, formulaSafe, runsInSpreadsheet } from '../../../src/platform/csv';
import { toWellFormed } from '../../../src/platform/text';
import { anyText, holds } from '../holds';

describe('csvText', () => {
  test('quotes every field, doubles quotes, ends every line with CRLF and begins with the mark', () => {
    expect(
      csvText([
        ['Name', 'Note'],
        ['Ada "Countess" Lovelace', ''],
        ['a,b', 'two\nlines'],
      ]),
    ).toBe('\uFEFF"Name","Note"\r\n"Ada ""Countess"" Lovelace",""\r\n"a,b","two\nlines"\r\n');
  });

  test('makes cells safe, also those that are nothing else', () => {
    expect(csvText([['=1+1', '+971 50 123 4567']])).toBe(`\uFEFF"'=1+1","+971 50 123 4567"\r\n`);
  });

  test('makes a cell safe wherever it stands', () => {
    const row = Array.from({ length: 10 }, () => '+1-415-555-0132');
    const line = row.map((cell) => `"'${cell}"`).join(',');
    const file = csvText(Array.from({ length: 10 }, () => row));
    expect(file).toBe(`\uFEFF${`${line}\r\n`.repeat(10)}`);
  });

  test('holds nothing that a file cannot: no NUL, no half of a surrogate pair', () => {
    expect(csvText([['A\0da \ud83d', '😀']])).toBe('\uFEFF"Ada \ufffd","😀"\r\n');
  });

  test('begins with the three bytes of the UTF-8 mark once it is in a file', async () => {
    const file = new Uint8Array(await new Blob([csvText([['é']])]).arrayBuffer());
    expect([...file]).toEqual([0xef, 0xbb, 0xbf, 0x22, 0xc3, 0xa9, 0x22, 0x0d, 0x0a]);
  });

  test('of no rows is an empty file', () => {
    expect(csvText([])).toBe('\uFEFF');
  });

  test('is read back by another parser as the same cells', () => {
    const rows = fc.array(fc.array(anyText, { minLength: 2, maxLength: 6 }), { minLength: 1 });
    holds(
      fc.property(rows, (cells) => {
        const parsed = Papa.parse<string[]>(csvText(cells), { delimiter: ',', newline: '\r\n' });
        expect(parsed.errors).toEqual([]);
        // The last line is ended, so the parser sees an empty one after it.
        expect(parsed.data.pop()).toEqual(['']);
        expect(parsed.data).toEqual(
          cells.map((row) => row.map((cell) => toWellFormed(formulaSafe(cell)))),
        );
      }),
    );
  });
});

const NUMBER_OR_PHONE = /^[+-][\p{Nd}\s().,/+-]*\p{Nd}[\s)]*(?:(?:ext\.?|x)\s*\p{Nd}+)?$/iu;

describe('formulaSafe', () => {
  test.each([
    '',
    'Ada Lovelace',
    "O'Brien",
    'a=b',
    'ada@example.com',
    '1 + 1',
    'Müller-Lüdenscheidt',
    '-5',
    '+5',
    '-3.14',
    '-1,234.50',
    '+971501234567',
    '+971 50 123 4567',
    '+1 (415) 555-0132',
    '+1 415-555-0132',
    '+1(415)555-0132',
    '+1(415)-555',
    '+(971)50-123',
    '+49 (0)30 1234-56',
    '+33.1.42.68.53.00',
    '+1 415-555-0132 ext. 4',
    '+1 415-555-0132 x4',
    '+971 50 123 4567; +971 4 123 4567',
    '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧',
    '＋971 50 123 4567',
    '(415) 555-0132',
    ' spaced ',
    'two\nlines',
  ])('%j stays as it is', (cell) => {
    expect(formulaSafe(cell)).toBe(cell);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://x.example","pay")', `'=HYPERLINK("http://x.example","pay")`],
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ['+1+1', "'+1+1"],
    ['-1+1', "'-1+1"],
    ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
    ['@SUM(1,2)', "'@SUM(1,2)"],
    ['@ada', "'@ada"],
    ['-', "'-"],
    ['- none', "'- none"],
    ['+', "'+"],
    ['+1-415-555-0132', "'+1-415-555-0132"],
    ['+49/30/1234', "'+49/30/1234"],
    ['+1 555 0132!A1', "'+1 555 0132!A1"],
    ['＝1+1', "'＝1+1"],
    ['＋1+1', "'＋1+1"],
    ['－1+1', "'－1+1"],
    ['＠SUM(1)', "'＠SUM(1)"],
    ['﹦1+1', "'﹦1+1"],
    [' =1+1', "' =1+1"],
    ['\u00a0=1+1', "'\u00a0=1+1"],
    ['\u200b=1+1', "'\u200b=1+1"],
    ['\ufeff=1+1', "'\ufeff=1+1"],
    ['\0=1+1', "'\0=1+1"],
    ['"=1+1"', `'"=1+1"`],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['\nx', "'\nx"],
    ['x;=1+1', "x;'=1+1"],
    ['x\n=1+1', "x\n'=1+1"],
    ['x\t-1+1', "x\t'-1+1"],
    ['x;"=1+1', `x;'"=1+1`],
    ['\t=1+1', "'\t'=1+1"],
  ])('%j becomes %j', (cell, expected) => {
    expect(formulaSafe(cell)).toBe(expected);
  });

  test('lets nothing through that a spreadsheet could run', () => {
    holds(
      fc.property(anyText, (cell) => {
        for (const part of formulaSafe(cell).split(/[;\t\r\n]/)) {
          const seen = part.replace(/^[\s"\p{Cc}\p{Cf}]+/u, '').normalize('NFKC');
          expect(seen).not.toMatch(/^[=@]/);
          // What still begins with a sign holds nothing but a number's or a phone's characters.
          const isSafe = !/^[+-]/.test(seen) || NUMBER_OR_PHONE.test(seen.trim());
          expect(isSafe, seen).toBe(true);
        }
      }),
    );
  });

  test('adds apostrophes and changes nothing else', () => {
    holds(
      fc.property(anyText, (cell) => {
        expect(formulaSafe(cell).replaceAll("'", '')).toBe(cell.replaceAll("'", ''));
      }),
    );
  });
});

describe('runsInSpreadsheet', () => {
  test.each([
    '=1+1',
    '＝1+1',
    'x;=1+1',
    '=HYPERLINK("http://x.example","pay")',
    '@SUM(1,2)',
    '+WEBSERVICE(A1)',
    "-2+3+cmd|' /C calc'!A0",
    "+'http://x.example/[a.xls]S'!A1",
  ])('%j runs', (cell) => {
    expect(runsInSpreadsheet(cell)).toBe(true);
  });

  test.each([
    '',
    'Ada Lovelace',
    'a=b',
    '+49–30–901820',
    '+1-415-555-0132 ext. 5',
    '+1 415 555 0132 (direct)',
    '@Home GmbH',
    '- met at the fair\n- wants a quote',
    '- Sales (Europe)',
    '-> call back!',
    '+1-415-555-0132',
  ])('%j does not', (cell) => {
    expect(runsInSpreadsheet(cell)).toBe(false);
  });
});
