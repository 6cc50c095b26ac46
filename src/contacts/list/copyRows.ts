import { formulaSafe } from '../../platform/csv';
import { bodyOf, linkOf, rowAt } from '../desk/useRowFocus';

/**
 * Copies marked rows as a table (R15.54): a line for each contact, tabs between its cells. What is marked
 * within one cell is left to the browser.
 */
export function writeMarkedRows(event: ClipboardEvent, panel: HTMLElement): void {
  const mark = window.getSelection();
  if (!mark?.rangeCount || !(panel.contains(mark.anchorNode) || panel.contains(mark.focusNode)))
    return;
  const range = mark.getRangeAt(0);
  const rows = [...(bodyOf(panel)?.rows ?? [])]
    // Not the headings between them.
    .filter((row) => rowAt(row))
    .map((row) => [...row.cells].map(textBox))
    .filter((row) => row.some((box) => isMarked(range, box)));
  // Of several rows each is copied whole: half of a contact helps nobody.
  const cells = rows.map((row) => row.filter((box) => rows.length > 1 || isMarked(range, box)));
  if (cells.flat().length < 2) return;
  writeTable(
    event,
    // A date below its month says its year in its title.
    cells.map((row) => row.map(({ title, textContent }) => title || textContent)),
  );
}

/** Puts a table on the clipboard, as text and as HTML. No spreadsheet runs a cell of it as a formula. */
export function writeTable(event: ClipboardEvent, rows: readonly (readonly string[])[]): void {
  const table = document.createElement('table');
  const lines = rows.map((cells) => {
    const safe = cells.map(formulaSafe);
    const row = table.insertRow();
    for (const cell of safe) row.insertCell().textContent = cell;
    return safe.join('\t');
  });
  event.clipboardData?.setData('text/plain', lines.join('\n'));
  event.clipboardData?.setData('text/html', table.outerHTML);
  event.preventDefault();
}

/** Where the text of a cell stands: beside a name is a face with its first letter. */
function textBox(cell: HTMLElement): HTMLElement {
  return linkOf(cell) ?? cell;
}

/** Whether a character within `node` is marked. */
function isMarked(range: Range, node: Node): boolean {
  const part = document.createRange();
  part.selectNodeContents(node);
  if (part.compareBoundaryPoints(Range.START_TO_START, range) < 0) {
    part.setStart(range.startContainer, range.startOffset);
  }
  if (part.compareBoundaryPoints(Range.END_TO_END, range) > 0) {
    part.setEnd(range.endContainer, range.endOffset);
  }
  return part.toString() !== '';
}
