import { toWellFormed } from './text';

/** Spreadsheets take a file for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as a CSV file that opens right in a spreadsheet (R10.15), every cell made safe. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return csvFile(rows.map((row) => csvLine(row.map(formulaSafe))));
}

/** One row with its end, each cell as it is. */
export function csvLine(row: readonly string[]): string {
  const cells = row.map((cell) => `"${cell.replaceAll('"', '""')}"`);
  return toWellFormed(`${cells.join(',')}\r\n`);
}

/** Lines of `csvLine` as a file. */
export function csvFile(lines: readonly string[]): string {
  return BYTE_ORDER_MARK + lines.join('');
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

const COMMAND = /\p{L}[\p{L}\p{N}._]*\(|['\]\p{L}\p{N}]!\$?\p{L}/u;

/** Whether a spreadsheet would compute, call or fetch something for it: not for `- met at the fair` or `+1-415-555-0132`. */
export function runsInSpreadsheet(cell: string): boolean {
  return cell.split(CUT).some((part) => {
    if (guarded(part) === part) return false;
    const plain = part.normalize('NFKC');
    return /^[\s"\p{Cc}\p{Cf}]*=/u.test(plain) || COMMAND.test(plain);
  });
}
