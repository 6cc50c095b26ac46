import { toWellFormed } from './text';

/** Spreadsheets take a file for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as a CSV file that opens right in a spreadsheet (R10.15), every cell made safe. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return csvFile(rows.map((row) => csvLine(row)));
}

/** One row with its end. The cell at `phoneAt` keeps an international number as it is, for a program that only reads it. */
export function csvLine(row: readonly string[], phoneAt = -1): string {
  const cells = row.map((cell, at) =>
    at === phoneAt && isInternationalPhone(cell) ? `"${cell}"` : csvField(cell),
  );
  return toWellFormed(`${cells.join(',')}\r\n`);
}

/** Lines of `csvLine` as a file. */
export function csvFile(lines: readonly string[]): string {
  return BYTE_ORDER_MARK + lines.join('');
}

function csvField(cell: string): string {
  if (cell === '') return '""';
  return `"${formulaSafe(cell).replaceAll('"', '""')}"`;
}

// A spreadsheet skips blanks and invisible characters before it decides, and takes the wide forms too.
const FORMULA = /^[\s"\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;
// If Excel's list separator is not the comma, it splits here, whatever the quotes say.
const CUT = /([;\t\r\n])/;

/** The cell, with an apostrophe before a formula. `+971 50 123 4567` stays; Excel would compute `+1-415-555-0132`. */
export function formulaSafe(cell: string): string {
  if (!CUT.test(cell)) return guarded(cell);
  const safe = cell.split(CUT).map(guarded).join('');
  return /^[\t\r\n]/.test(safe) ? `'${safe}` : safe;
}

function guarded(part: string): string {
  return FORMULA.test(part) && !isNumberOrPhone(part) ? `'${part}` : part;
}

const PHONE = /^[+-]([\p{Nd}\s().,/+-]*\p{Nd}[\s)]*)(?:(?:ext\.?|x)\s*\p{Nd}+)?$/iu;
const NUMBER = /^\p{Nd}+(?:[.,]\p{Nd}+)*$/u;
// Two numbers with no operator between them: no spreadsheet can compute that.
const SIDE_BY_SIDE = /\p{Nd}\s+[\p{Nd}(]|\p{Nd}\(|\)\s*[\p{Nd}(]/u;

function isNumberOrPhone(part: string): boolean {
  const digits = PHONE.exec(part.normalize('NFKC').trim())?.[1];
  return digits !== undefined && (NUMBER.test(digits) || SIDE_BY_SIDE.test(digits));
}

/** `+1-415-555-0132`: digits and separators alone, so that nothing in it is a function. */
function isInternationalPhone(cell: string): boolean {
  if (!/^\+[\d ().\-/\u00a0]+$/.test(cell)) return false;
  const { length } = cell.replace(/\D/g, '');
  return length >= 7 && length <= 15;
}
