import { COLUMNS } from '../model/columns';
import { linkOf, rowAt, rowIndex } from '../desk/useRowFocus';

/** How long a click on copyable text waits for the second click of a double click. */
const DOUBLE_CLICK_MS = 250;

/** How long a finger rests on a row to select it. */
const LONG_PRESS_MS = 500;
/** How far it may move meanwhile. */
const STRAY_PX = 10;

/** What the gestures do. */
export interface RowActions {
  /** Selects or deselects the row at `index`, perhaps with Shift. */
  press: (index: number, withShift: boolean) => void;
  isUnderWay: () => boolean;
  /** Opens the contact of a row, by a key or by a press. */
  open: (row: Element | null, isByKey: boolean) => void;
}

/**
 * Makes each row in `panel` behave like a link, also beside its name (R15.53), with texts that can be marked and
 * copied (R15.54, ListTools.tsx), until `signal` aborts.
 */
export function attachRowGestures(
  panel: HTMLElement,
  actions: RowActions,
  signal: AbortSignal,
): void {
  const touch = followTouch(panel, actions, signal);
  let opening = 0;
  let stretched: Element | null = null;

  /** A link covers its row while its context menu opens, so that the menu is that of a link. */
  const stretch = (link: Element | null) => {
    stretched?.toggleAttribute('data-stretched', false);
    link?.toggleAttribute('data-stretched', true);
    stretched = link;
  };

  const onMouseDown = (event: MouseEvent) => {
    const place = placeOf(event.target);
    const { link = null, isBeside = false, hasMark = false } = place ?? {};
    stretch(event.button === 2 && isBeside && !hasMark ? link : null);
    // The browser would scroll on a middle click, and mark text on a Shift click.
    const isMiddle = event.button === 1 && isBeside;
    const isRange = event.button === 0 && event.shiftKey && place && !hasMark;
    if (isMiddle || isRange) event.preventDefault();
  };

  const onClick = (event: MouseEvent) => {
    clearTimeout(opening);
    if (event.detail > 0 && touch.hasSelected()) {
      stop(event);
      return;
    }
    const place = placeOf(event.target);
    if (!place) return;
    const { link, isBox, isBeside, hasMark, copied } = place;
    if (isBox) {
      stop(event);
      actions.press(rowIndex(link), event.shiftKey);
      return;
    }
    // A click by key has no coordinates.
    if (event.detail === 0) return;
    // As on phones: after one row is selected, a tap selects the next.
    if (touch.isLast() && actions.isUnderWay()) {
      stop(event);
      actions.press(rowIndex(link), false);
      return;
    }
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (hasMark) {
      // The end of a drag, or of a double click: people mark texts to copy them.
      stop(event);
    } else if (isElsewhere && isBeside) {
      stop(event);
      openElsewhere(link.href);
    } else if (!isElsewhere && copied) {
      stop(event);
      const { href } = link;
      opening = window.setTimeout(() => {
        // The row may show another contact by now, or be gone.
        if (link.href === href && link.isConnected) actions.open(rowAt(link), false);
      }, DOUBLE_CLICK_MS);
    }
  };

  const onMiddleClick = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (event.button !== 1 || !place?.isBeside) return;
    stop(event);
    openElsewhere(place.link.href);
  };

  const onDoubleClick = ({ target }: MouseEvent) => {
    const cell = placeOf(target)?.copied;
    // A double click marks the whole address, which the browser sees as several words.
    if (cell) window.getSelection()?.selectAllChildren(cell);
  };

  panel.addEventListener('mousedown', onMouseDown, { signal });
  panel.addEventListener('click', onClick, { signal, capture: true });
  panel.addEventListener('auxclick', onMiddleClick, { signal });
  panel.addEventListener('dblclick', onDoubleClick, { signal });
  // Once the menu is open the row is a row again.
  panel.addEventListener('contextmenu', () => setTimeout(stretch, 0, null), { signal });
}

/** A long press selects its row, since the face is too small for a finger (R15.8). */
function followTouch(panel: HTMLElement, actions: RowActions, signal: AbortSignal) {
  let isTouch = false;
  let hasSelected = false;
  let resting = 0;
  let from = { x: 0, y: 0 };
  const end = () => clearTimeout(resting);
  const onPointerDown = ({ pointerType, isPrimary, target, x, y }: PointerEvent) => {
    end();
    isTouch = pointerType === 'touch';
    hasSelected = false;
    const row = rowAt(target);
    if (!isTouch || !isPrimary || !row) return;
    from = { x, y };
    resting = window.setTimeout(() => {
      hasSelected = true;
      // Others may have come or gone above it, or it is gone itself.
      if (row.isConnected) actions.press(rowIndex(row), false);
    }, LONG_PRESS_MS);
  };
  const onPointerMove = ({ x, y }: PointerEvent) => {
    if (Math.hypot(x - from.x, y - from.y) > STRAY_PX) end();
  };
  panel.addEventListener('pointerdown', onPointerDown, { signal });
  panel.addEventListener('pointermove', onPointerMove, { signal, passive: true });
  // If the finger scrolls, the browser cancels.
  for (const type of ['pointerup', 'pointercancel'] as const) {
    panel.addEventListener(type, end, { signal });
  }
  // A phone would open its menu for the link.
  panel.addEventListener(
    'contextmenu',
    (event) => {
      if (isTouch && rowAt(event.target)) event.preventDefault();
    },
    { signal },
  );
  signal.addEventListener('abort', end);
  return {
    /** Whether the last press was by a finger. */
    isLast: () => isTouch,
    hasSelected: () => hasSelected,
  };
}

/** The link and cell at a place in a row; `null` outside of any. */
function placeOf(target: EventTarget | null) {
  const row = rowAt(target);
  const link = row && linkOf(row);
  if (!link || !(target instanceof Element)) return null;
  const isBox = target instanceof HTMLButtonElement;
  const cells = [...row.cells];
  const column = cells.findIndex((cell) => cell.contains(target));
  const key = COLUMNS[column]?.key;
  const mark = window.getSelection();
  return {
    link,
    isBox,
    isBeside: !isBox && !link.contains(target),
    /** The cell, if its text can be copied. */
    copied: key === 'email' || key === 'phone' ? cells[column] : undefined,
    /** Whether a text of the row is marked. */
    hasMark: mark?.isCollapsed === false && mark.containsNode(row, true),
  };
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The browser opens a tab or a window, by the modifiers and the button. */
function openElsewhere(address: string): void {
  window.open(address, '_blank', 'noopener');
}
