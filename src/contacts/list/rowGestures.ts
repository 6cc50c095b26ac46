import { writeMarkedRows } from './copyRows';
import { COLUMNS } from './columns';
import { rowIndex } from './useRowFocus';

/** In ms. So long a click on a text that people copy waits for the second one of a double click. */
const DOUBLE_CLICK = 250;

const BOX = '[role="checkbox"]';
const COPIED = COLUMNS.map(({ key }, index) => ({
  key,
  cell: `td:nth-child(${String(index + 1)})`,
}))
  .filter(({ key }) => key === 'email' || key === 'phone')
  .map(({ cell }) => cell)
  .join();

/** The box of the row at `index`, from 0, was pressed, perhaps with Shift. */
type OnPress = (index: number, withShift: boolean) => void;

/**
 * Makes each row in `panel` behave like the link that it is, also beside its name (R15.53), and lets its
 * texts be marked and copied (R15.54), until `signal` ends it.
 */
export function attachRowGestures(panel: HTMLElement, onPress: OnPress, signal: AbortSignal): void {
  let opening = 0;
  let stretched: Element | null = null;

  /** A link covers its row while its menu opens, which then offers what it offers for a link. */
  const stretch = (link: Element | null) => {
    stretched?.toggleAttribute('data-stretched', false);
    link?.toggleAttribute('data-stretched', true);
    stretched = link;
  };

  const onMouseDown = (event: MouseEvent) => {
    const { link, isBeside, hasMark } = rowAt(event.target);
    stretch(event.button === 2 && isBeside && !hasMark ? link : null);
    // The browser would scroll with the middle button, and mark all texts up to here with Shift.
    const isMiddle = event.button === 1 && isBeside;
    if (isMiddle || (event.button === 0 && event.shiftKey && !hasMark)) event.preventDefault();
  };

  const onClick = (event: MouseEvent) => {
    clearTimeout(opening);
    const box = boxAt(event.target);
    if (box) {
      stop(event);
      onPress(rowIndex(box), event.shiftKey);
      return;
    }
    const { link, isBeside, hasMark } = rowAt(event.target);
    // A click by key has no place in a text.
    if (!link || event.detail === 0) return;
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (hasMark) {
      // The end of a drag, or of a double click: people mark texts to copy them.
      stop(event);
    } else if (isElsewhere && isBeside) {
      stop(event);
      openElsewhere(link);
    } else if (!isElsewhere && isIn(event.target, COPIED)) {
      stop(event);
      const { href } = link;
      opening = window.setTimeout(() => {
        // The row may show another contact by now, or be gone.
        if (link.href === href && link.isConnected) link.click();
      }, DOUBLE_CLICK);
    }
  };

  const onMiddleClick = (event: MouseEvent) => {
    const { link, isBeside } = rowAt(event.target);
    if (event.button !== 1 || !link || !isBeside) return;
    stop(event);
    openElsewhere(link);
  };

  const onDoubleClick = ({ target }: MouseEvent) => {
    const cell = target instanceof Element && target.closest(COPIED);
    // An address is one word to people, and several to a browser.
    if (cell) window.getSelection()?.selectAllChildren(cell);
  };

  panel.addEventListener('mousedown', onMouseDown, { signal });
  panel.addEventListener('click', onClick, { signal, capture: true });
  panel.addEventListener('auxclick', onMiddleClick, { signal });
  panel.addEventListener('dblclick', onDoubleClick, { signal });
  // When the menu is open the row is a row again.
  panel.addEventListener('contextmenu', () => setTimeout(stretch, 0, null), { signal });
  document.addEventListener('copy', (event) => writeMarkedRows(event, panel), { signal });
}

/** What a row knows of a place in it; `link` is null outside of any. */
function rowAt(target: EventTarget | null) {
  const row = target instanceof Element ? target.closest('tr') : null;
  const mark = window.getSelection();
  return {
    link: row?.querySelector('a') ?? null,
    isBeside: !isIn(target, `a, ${BOX}`),
    /** Whether a text of it is marked. */
    hasMark: row !== null && mark?.isCollapsed === false && mark.containsNode(row, true),
  };
}

function boxAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(BOX) : null;
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The browser takes a tab or a window, after the keys and the button of the click. */
function openElsewhere(link: HTMLAnchorElement): void {
  window.open(link.href, '_blank', 'noopener');
}
