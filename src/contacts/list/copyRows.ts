import { formulaSafe } from '../../platform/csv';
import { bodyOf, drawnRows, linkOf, rowIndex } from '../desk/useRowFocus';
import { COLUMNS } from '../model/columns';
import type { Contact } from '../model/contact';
import { rowIndexOf } from './useMarkedEnds';

/**
 * Copies marked rows as a table (R15.54): a line for each of `contacts` that is marked, also where no row is drawn for
 * it, and tabs between its cells. What is marked within one cell is left to the
 * browser. Gives how many contacts it copied.
 */
export function writeMarkedRows(
  event: ClipboardEvent,
  panel: HTMLElement,
  contacts: readonly Contact[],
): number {
  const mark = window.getSelection();
  const body = bodyOf(panel);
  if (!body || !mark?.rangeCount || mark.isCollapsed) return 0;
  if (!panel.contains(mark.anchorNode) && !panel.contains(mark.focusNode)) return 0;
  const range = mark.getRangeAt(0);
  const { first, last } = markedRows(range, body, contacts.length);
  if (first < last) {
    // Of several rows each is copied whole: half of a contact helps nobody.
    const rows = contacts.slice(first, last + 1);
    writeTable(
      event,
      rows.map((contact) => COLUMNS.map(({ text }) => text(contact))),
    );
    return rows.length;
  }
  const row = drawnRows(body).find((one) => rowIndex(one) === first);
  const boxes = [...(row?.cells ?? [])].map(textBox).filter((box) => isMarked(range, box));
  // A date below its month says its year in its title.
  if (boxes.length < 2) return 0;
  writeTable(event, [boxes.map(({ title, textContent }) => title || textContent)]);
  return 1;
}

/** The first and the last of `count` rows that are marked. Those where the mark begins and ends are drawn. */
function markedRows(range: Range, body: HTMLElement, count: number) {
  const marked = drawnRows(body).filter((row) =>
    [...row.cells].some((cell) => isMarked(range, textBox(cell))),
  );
  const [firstDrawn = -1, lastDrawn = -1] = [marked.at(0), marked.at(-1)].map((row) =>
    rowIndex(row ?? null),
  );
  // It may begin or end beside the text of a row, or outside of all rows.
  const [start, end] = [rowIndexOf(range.startContainer), rowIndexOf(range.endContainer)];
  const isInside = (offset: number) => range.comparePoint(body, offset) === 0;
  return {
    first: isInside(0) ? 0 : start >= 0 && start < firstDrawn ? start + 1 : firstDrawn,
    last: isInside(body.childNodes.length) ? count - 1 : end > lastDrawn ? end - 1 : lastDrawn,
  };
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
