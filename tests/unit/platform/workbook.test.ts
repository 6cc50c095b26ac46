import * as XLSX from '@e965/xlsx';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { workbook } from '../../../src/platform/workbook';
import { anyText, holds } from '../holds';

/** The cells of the only sheet by the other reader: the kind of each, and what it holds. */
function readBack(file: Uint8Array): { kinds: Set<string>; rows: string[][] } {
  const { SheetNames, Sheets } = XLSX.read(file);
  expect(SheetNames).toEqual(['Contacts']);
  const sheet: XLSX.WorkSheet = Sheets['Contacts'] ?? {};
  const cells = Object.entries(sheet).filter(([place]) => !place.startsWith('!'));
  const kinds = new Set(cells.map(([, cell]) => (cell as XLSX.CellObject).t));
  const rows = XLSX.utils.sheet_to_json<string[]>(sheet, {
    header: 1,
    defval: '',
    blankrows: true,
  });
  return { kinds, rows };
}

/** What is read back of the texts, each in a row of its own under the head. */
function texts(written: readonly string[]): unknown[] {
  const { kinds, rows } = readBack(
    workbook('Contacts', [['Name'], ...written.map((text) => [text])]),
  );
  expect([...kinds]).toEqual(['s']);
  return rows.slice(1).map(([text]) => text);
}

test.each([
  ['phones of digits alone', ['+971501234567', '00971501234567', '0123456789', '4155550132']],
  ['what could be a formula', ['=1+1', '+1-800-FLOWERS', '-2+3', '@handle', '\t=1', "'quoted"]],
  ['what a spreadsheet reads as something else', ['2026-10-28', '1/2', 'TRUE', '1e5', '10%']],
  ['names of what every JavaScript object has', ['constructor', '__proto__', 'toString']],
  ['markup', ['<b>&amp;"</t></si>', ']]>', '<!--', '&#0;']],
  ['blanks and lines', ['  both ends  ', 'one\ntwo', 'a\tb', '\u2028', '\u200b']],
  ['what reads as an escape', ['_x000D_', '_X0041_', '_x0041_x0042_', '_x005F_x0041_', '__x0041_']],
  ['any script', ['山田 太郎', 'شركة النور', '👩‍👩‍👧‍👦']],
])('keeps %s as they are', (_, written) => {
  expect(texts(written)).toEqual(written);
});

test('holds nothing that a workbook cannot', () => {
  expect(texts(['a\u0007\0b', 'a\uFFFFb', '\ud800', 'a\r\nb\rc'])).toEqual([
    ...['ab', 'a\uFFFDb', '\uFFFD', 'a\nb\nc'],
  ]);
});

test('cuts a text that is too long for a cell, and shows that by an ellipsis', () => {
  const whole = 'x'.repeat(32_767);
  const [kept, cut, pairs] = texts([whole, `${whole}x`, '😀'.repeat(20_000)]);
  expect(kept).toBe(whole);
  expect(cut).toBe(`${'x'.repeat(32_766)}…`);
  expect(pairs).toBe(`${'😀'.repeat(16_383)}…`);
});

test('each text is read back as it was', () => {
  const rows = fc.array(fc.array(anyText, { minLength: 3, maxLength: 3 }), { minLength: 1 });
  const shown = (text: string) =>
    text
      .replace(/\p{Surrogate}/gu, '\uFFFD')
      .replace(/\r\n?/g, '\n')
      .replace(/(?![\n\t])\p{Cc}/gu, '')
      .replace(/[\uFFFE\uFFFF]/g, '\uFFFD');
  holds(
    fc.property(rows, (written) => {
      const head = ['A', 'B', 'C'];
      const { kinds, rows: read } = readBack(workbook('Contacts', [head, ...written]));
      expect([...kinds]).toEqual(['s']);
      expect(read).toEqual([head, ...written.map((row) => row.map(shown))]);
    }),
  );
});

test('ten thousand rows are all there', () => {
  const written = Array.from({ length: 10_000 }, (_, row) =>
    Array.from({ length: 10 }, (__, column) => `${row} of ${column}`),
  );
  expect(readBack(workbook('Contacts', written)).rows).toEqual(written);
});

test('the head is bold and stays in view, and blanks are kept', () => {
  const parts = unzipSync(workbook('Contacts', [['Name'], [' Ada']]));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain(
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
  );
  expect(sheet).toContain('<c r="A1" s="1" t="s">');
  expect(sheet).toContain('<c r="A2" t="s">');
  const [, second] =
    strFromU8(parts['xl/styles.xml'] ?? new Uint8Array()).match(/<font>.*?<\/font>/g) ?? [];
  expect(second).toContain('<b/>');
  const list = strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array());
  expect(list).toContain('<t xml:space="preserve"> Ada</t>');
});
