import { COLUMNS } from '../list/columns';
import { rowAt } from '../list/useRowFocus';

const COLUMN = COLUMNS.findIndex(({ key }) => key === 'company');

interface Place {
  cell: HTMLTableCellElement;
  x: number;
  y: number;
}

/**
 * Notes on the row (`data-company`) where the company under the pointer leads. Returns what looks again. Past React and
 * without an element, so that rows cost nothing more: rowGestures.ts follows a press.
 */
export function attachCompanyCells(
  panel: HTMLElement,
  pathOf: (row: HTMLTableRowElement) => string,
  signal: AbortSignal,
): () => void {
  let place: Place | null = null;
  let marked: HTMLTableRowElement | null = null;

  const look = () => {
    const row = place && isOnText(place) ? rowAt(place.cell) : null;
    const path = row ? pathOf(row) : '';
    if (marked !== row || path === '') marked?.removeAttribute('data-company');
    marked = path === '' ? null : row;
    marked?.setAttribute('data-company', path);
  };
  const onPointer = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
    // A finger opens the contact, wherever in its row.
    const cell = pointerType === 'touch' ? null : companyCell(target);
    if (!cell && !place) return;
    place = cell && { cell, x: clientX, y: clientY };
    look();
  };
  const leave = () => {
    place = null;
    look();
  };

  for (const type of ['pointerover', 'pointermove', 'pointerdown'] as const) {
    panel.addEventListener(type, onPointer, { signal, passive: true });
  }
  panel.addEventListener('pointerleave', leave, { signal });
  signal.addEventListener('abort', leave);
  return look;
}

function companyCell(target: EventTarget | null): HTMLTableCellElement | null {
  const isCell = target instanceof HTMLTableCellElement && target.cellIndex === COLUMN;
  return isCell && rowAt(target) ? target : null;
}

function isOnText({ cell, x, y }: Place): boolean {
  if (!cell.isConnected) return false;
  const range = document.createRange();
  range.selectNodeContents(cell);
  // Of a text that is cut off, the rest is under the next cell, which the pointer is on then.
  const { left, right, top, bottom } = range.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}
